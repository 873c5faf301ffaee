package import Diagnostics

/// Diagnostics of many cells, each told once with the cells that it was found on.
package struct CellFindings: Sendable {
  private var order: [Diagnostic] = []
  private var cells: [Diagnostic: [String]] = [:]

  package init() {}

  /// Adds what one cell has to say.
  package mutating func add(_ diagnostics: [Diagnostic], of cell: String) {
    for diagnostic in diagnostics {
      if cells[diagnostic] == nil { order.append(diagnostic) }
      cells[diagnostic, default: []].append(cell)
    }
  }

  /// Each finding once, in order of first appearance, with a note that names its cells.
  ///
  /// - Parameter total: how many cells were looked at.
  /// - Returns: the findings; with one cell in all, no cell is named.
  package func diagnostics(ofTotal total: Int) -> [Diagnostic] {
    order.map { diagnostic in
      var told = diagnostic
      if total > 1 { told.notes.append(Note(Self.place(cells[diagnostic] ?? [], of: total))) }
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
