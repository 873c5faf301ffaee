package import Diagnostics
package import Snapshots

/// An issue that a code review shows at a line.
///
/// It is a cause of failing cells, or a finding in a layout.
package struct RunIssue: Hashable, Sendable {
  package enum Level: String, Hashable, Sendable {
    case error
    case warning
  }

  package let level: Level
  /// The kind of the cause or the rule of the finding, such as `layout` or `ambiguous`.
  package let rule: String
  /// The issue in one sentence.
  package let title: String
  /// More facts, one on each line.
  package let details: [String]
  /// The place of the issue; nil if not even its spec is known.
  package let place: RunCause.Place?
}

extension ReportModel {
  /// The issues for the causes of the cells that need attention, and for cells that only the base
  /// of a comparison has.
  ///
  /// - Parameter specOf: returns the spec of a cell, for a cause without a place.
  /// - Returns: one issue for each cause, in the order of the causes, then one for the other cells.
  package func causeIssues(specOf: (CellRecord) -> String?) -> [RunIssue] {
    causes.map { cause in
      let cells = cause.cells.map { results.cells[$0] }
      let spec = cause.place == nil ? cells.first.flatMap(specOf) : nil
      return RunIssue(
        level: .error, rule: cause.kind.rawValue, title: cause.title(base: results.base),
        details: cause.details(in: results) + [Self.list(of: cells, among: results.cells.count)],
        place: cause.place ?? spec.map { RunCause.Place(file: $0, line: nil, column: nil) })
    } + goneIssue
  }

  private var goneIssue: [RunIssue] {
    let gone = results.gone
    guard !gone.isEmpty else { return [] }
    return [
      RunIssue(
        level: .error, rule: "gone", title: results.staleCount,
        details: [Self.list(of: gone)], place: nil)
    ]
  }

  /// The issues for a run's obstacle and for the findings in layouts, without duplicates.
  ///
  /// A finding without a place appears once for each spec.
  ///
  /// - Parameter specOf: returns the spec of a cell, for a finding without a place.
  /// - Returns: the issues of the obstacle, then those of the findings.
  package func findingIssues(specOf: (CellRecord) -> String?) -> [RunIssue] {
    let obstacles = results.obstacle?.diagnostics ?? []
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

  private static func list(of cells: [CellID]) -> String {
    WordList.lines(cells.map(\.description), atMost: namedCells).joined(separator: ", ")
  }

  /// A list of cells, such as `on 2 of 40 cells: chat/a, chat/b`.
  private static func list(of cells: [CellRecord], among total: Int) -> String {
    "on \(cells.count) of \(Count.of(total, "cell")): \(list(of: cells.map(\.id)))"
  }
}

/// A finding, with the spec if the finding has no place.
private struct PlacedFinding: Hashable {
  let diagnostic: DiagnosticRecord
  let spec: String?
}

extension RunIssue {
  package init(_ diagnostic: Diagnostic) { self.init(DiagnosticRecord(diagnostic)) }

  /// Creates the issue of a diagnostic.
  ///
  /// If the diagnostic has no place, the issue is at the spec.
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
