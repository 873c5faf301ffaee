import Diagnostics
package import Snapshots

/// Something that a run found and a review may show at a line: a cause behind cells, or what the
/// layouts have to say.
package struct RunIssue: Hashable, Sendable {
  package enum Level: String, Hashable, Sendable {
    case error
    case warning
  }

  package let level: Level
  /// The cause's kind or the finding's rule: `layout`, `ambiguous`.
  package let rule: String
  /// A sentence.
  package let title: String
  /// What there is to say besides, a line each.
  package let details: [String]
  /// Where it is written; nil where not even the spec is known.
  package let place: RunCause.Place?
}

extension RunAccount {
  /// What is behind the cells that somebody has to look at, in the order of the causes.
  ///
  /// - Parameter specOf: the spec of a cell, for causes that are written at no known line.
  /// - Returns: one for each cause.
  package func causeIssues(specOf: (CellRecord) -> String?) -> [RunIssue] {
    causes.map { cause in
      let cells = cause.cells.map { results.cells[$0] }
      let spec = cause.place == nil ? cells.first.flatMap(specOf) : nil
      return RunIssue(
        level: .error, rule: cause.kind.rawValue, title: cause.title,
        details: cause.details + [Self.list(of: cells, among: results.cells.count)],
        place: cause.place ?? spec.map { RunCause.Place(file: $0, line: nil, column: nil) })
    }
  }

  /// What kept the run from having results, and what the layouts of drawn cells have to say, each finding
  /// once; one that is written at no known line once for each spec.
  ///
  /// - Parameter specOf: the spec of a cell, for findings that are written at no known line.
  /// - Returns: those that are not of cells first.
  package func findingIssues(specOf: (CellRecord) -> String?) -> [RunIssue] {
    let obstacles = results.obstacle.map(\.diagnostics) ?? []
    let findings = results.cells.filter { $0.status != .failed }.flatMap { cell in
      cell.diagnostics.map { diagnostic in
        PlacedFinding(
          diagnostic: diagnostic, spec: diagnostic.file == nil ? specOf(cell) : nil)
      }
    }
    return obstacles.map { RunIssue($0) }
      + Counted.counted(findings).map { finding in
        RunIssue(
          finding.value.diagnostic, ["on \(Count.of(finding.count, "cell"))"],
          spec: finding.value.spec)
      }
  }

  /// The most cells that a list names.
  private static let namedCells = 12

  /// `on 2 of 40 cells: chat/a, chat/b`.
  private static func list(of cells: [CellRecord], among total: Int) -> String {
    let names = cells.prefix(namedCells).map(\.id.description).joined(separator: ", ")
    let more = cells.count - namedCells
    return "on \(cells.count) of \(Count.of(total, "cell")): \(names)"
      + (more > 0 ? " and \(more) more" : "")
  }
}

/// A finding, and the spec that it is in where it does not say so itself.
private struct PlacedFinding: Hashable {
  let diagnostic: DiagnosticRecord
  let spec: String?
}

extension RunIssue {
  /// A diagnostic, with what there is to say besides, at the spec where it has no place of its own.
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
