import Diagnostics
package import Snapshots

/// An issue that a code review shows at a line: a cause of failing cells, or a finding in a layout.
package struct RunIssue: Hashable, Sendable {
  package enum Level: String, Hashable, Sendable {
    case error
    case warning
  }

  package let level: Level
  /// The cause's kind or the finding's rule: `layout`, `ambiguous`.
  package let rule: String
  /// One sentence.
  package let title: String
  /// More facts, a line each.
  package let details: [String]
  /// Nil if not even the spec is known.
  package let place: RunCause.Place?
}

extension ReportModel {
  /// The causes of the cells that need attention.
  ///
  /// - Parameter specOf: the spec of a cell, for a cause without a place.
  /// - Returns: one issue a cause, in the causes' order.
  package func causeIssues(specOf: (CellRecord) -> String?) -> [RunIssue] {
    causes.map { cause in
      let cells = cause.cells.map { results.cells[$0] }
      let spec = cause.place == nil ? cells.first.flatMap(specOf) : nil
      return RunIssue(
        level: .error, rule: cause.kind.rawValue, title: cause.title,
        details: cause.details(in: results) + [Self.list(of: cells, among: results.cells.count)],
        place: cause.place ?? spec.map { RunCause.Place(file: $0, line: nil, column: nil) })
    }
  }

  /// The obstacle of a run without results, and the findings in the layouts of drawn cells, each
  /// once.
  ///
  /// A finding without a place appears once for each spec.
  ///
  /// - Parameter specOf: the spec of a cell, for a finding without a place.
  /// - Returns: the obstacle's issues first.
  package func findingIssues(specOf: (CellRecord) -> String?) -> [RunIssue] {
    let obstacles = results.obstacle.map(\.diagnostics) ?? []
    let findings = results.cells.filter { $0.outcome != .failed }.flatMap { cell in
      cell.diagnostics.map { diagnostic in
        PlacedFinding(
          diagnostic: diagnostic, spec: diagnostic.file == nil ? specOf(cell) : nil)
      }
    }
    return obstacles.map { RunIssue($0) }
      + Grouped(findings) { $0 }.groups.map { finding, cells in
        RunIssue(
          finding.diagnostic, ["on \(Count.of(cells.count, "cell"))"], spec: finding.spec)
      }
  }

  /// The greatest number of cells in a list.
  private static let namedCells = 12

  /// A list such as `on 2 of 40 cells: chat/a, chat/b`.
  private static func list(of cells: [CellRecord], among total: Int) -> String {
    let names = WordList.lines(cells.map(\.id.description), atMost: namedCells)
    return "on \(cells.count) of \(Count.of(total, "cell")): \(names.joined(separator: ", "))"
  }
}

/// A finding, with its spec if it has no place.
private struct PlacedFinding: Hashable {
  let diagnostic: DiagnosticRecord
  let spec: String?
}

extension RunIssue {
  /// A diagnostic with more details, at the spec if it has no place.
  fileprivate init(
    _ diagnostic: DiagnosticRecord, _ more: [String] = [], spec: String? = nil
  ) {
    self.init(
      level: diagnostic.severity == "error" ? .error : .warning, rule: diagnostic.rule,
      title: diagnostic.message,
      details: diagnostic.notes + [diagnostic.help].compactMap(\.self) + more,
      place: (diagnostic.file ?? spec).map {
        RunCause.Place(file: $0, line: diagnostic.line, column: diagnostic.column)
      })
  }
}
