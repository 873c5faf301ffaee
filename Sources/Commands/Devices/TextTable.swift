/// Columns of text, each as wide as its widest cell.
package struct TextTable: Hashable, Sendable {
  private var rows: [[String]]

  package init(header: [String]) { rows = [header] }

  package mutating func append(_ row: [String]) { rows.append(row) }

  /// The lines.
  ///
  /// Two spaces separate the columns. No line ends with a space.
  package var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
