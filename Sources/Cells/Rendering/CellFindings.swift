package import Diagnostics

/// The diagnostics of many cells.
///
/// Each diagnostic appears once, with the cells that have it.
package struct CellFindings: Sendable {
  /// A diagnostic with its cells.
  ///
  /// Diagnostics are equal if everything except the notes is equal, because notes may have numbers
  /// of one cell.
  private struct Finding {
    var diagnostic: Diagnostic
    var cells: [String]
  }

  private var findings: [Finding] = []
  private var positions: [Diagnostic: Int] = [:]

  package init() {}

  /// Adds the diagnostics of one cell.
  ///
  /// Only notes that all cells of a diagnostic have are kept.
  package mutating func add(_ diagnostics: [Diagnostic], of cell: String) {
    for diagnostic in diagnostics {
      var cause = diagnostic
      cause.notes = []
      guard let position = positions[cause] else {
        positions[cause] = findings.count
        findings.append(Finding(diagnostic: diagnostic, cells: [cell]))
        continue
      }
      findings[position].diagnostic.notes.removeAll { !diagnostic.notes.contains($0) }
      if findings[position].cells.last != cell { findings[position].cells.append(cell) }
    }
  }

  /// The diagnostics in order of first appearance, each with a note that names its cells.
  ///
  /// - Parameter total: the number of checked cells.
  /// - Returns: the diagnostics; without the note if only one cell was checked.
  package func diagnostics(ofTotal total: Int) -> [Diagnostic] {
    findings.map { finding in
      var diagnostic = finding.diagnostic
      if total > 1 { diagnostic.notes.append(Note(Self.place(finding.cells, of: total))) }
      return diagnostic
    }
  }

  /// The greatest number of cells that a note names.
  private static let named = 6

  private static func place(_ cells: [String], of total: Int) -> String {
    if cells.count == total { return "on all \(total) cells" }
    return "on \(cells.count) of \(total) cells: \(WordList.list(cells, atMost: named))"
  }
}
