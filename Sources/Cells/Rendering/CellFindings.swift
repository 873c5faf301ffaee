package import Diagnostics

/// Diagnostics of many cells, each told once with the cells that it was found on.
package struct CellFindings: Sendable {
  /// What makes two findings one: everything but the notes, in which figures of the cell stand.
  private struct Finding {
    var diagnostic: Diagnostic
    var cells: [String]
  }

  private var findings: [Finding] = []
  private var positions: [Diagnostic: Int] = [:]

  package init() {}

  /// Adds what one cell has to say; of notes that differ from cell to cell none is kept.
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

  /// Each finding once, in order of first appearance, with a note that names its cells.
  ///
  /// - Parameter total: how many cells were looked at.
  /// - Returns: the findings; with one cell in all, no cell is named.
  package func diagnostics(ofTotal total: Int) -> [Diagnostic] {
    findings.map { finding in
      var told = finding.diagnostic
      if total > 1 { told.notes.append(Note(Self.place(finding.cells, of: total))) }
      return told
    }
  }

  /// The most cells that a note names one by one.
  private static let named = 6

  private static func place(_ cells: [String], of total: Int) -> String {
    if cells.count == total { return "on all \(total) cells" }
    let list = cells.prefix(named).joined(separator: ", ")
    let more = cells.count > named ? " and \(cells.count - named) more" : ""
    return "on \(cells.count) of \(total) cells: \(list)\(more)"
  }
}
