import Geometry
import Testing
import Views

@Suite("The views of a table's sections")
struct TableSectionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let style: TableView.Style
    /// The header and the footer of each section, which has two rows.
    let sections: [[String?]]
    /// The rows and the titles, with those that only leave space.
    let count: Int
  }

  @Test(
    "are its rows and titles, and in groups the space that a missing title leaves",
    arguments: [
      Row(testDescription: "rows alone", style: .plain, sections: [[nil, nil]], count: 2),
      Row(testDescription: "a header", style: .plain, sections: [["A", nil]], count: 3),
      Row(testDescription: "a footer", style: .plain, sections: [[nil, "B"]], count: 3),
      Row(testDescription: "both", style: .plain, sections: [["A", "B"]], count: 4),
      Row(testDescription: "a group", style: .grouped, sections: [[nil, nil]], count: 4),
      Row(
        testDescription: "an inset group", style: .insetGrouped, sections: [[nil, nil]], count: 4),
      Row(
        testDescription: "a group before one with a header", style: .grouped,
        sections: [[nil, nil], ["A", nil]], count: 7),
      Row(
        testDescription: "a group with a footer before one with a header", style: .grouped,
        sections: [[nil, "B"], ["A", nil]], count: 8),
    ])
  func subviews(_ row: Row) {
    let table = TableView(style: row.style)
    table.sections = row.sections.map { titles in
      TableSection(header: titles[0], footer: titles[1], rows: 2) { _ in TableViewCell() }
    }
    #expect(table.subviews.count == row.count)
  }

  @Test("give the cell of each row, counted in its section, and none beyond the last")
  func cells() {
    let cells = (0..<5).map { _ in TableViewCell() }
    let table = TableView()
    table.sections = [
      TableSection(header: "A", rows: 2) { cells[$0] },
      TableSection(rows: 3) { cells[2 + $0] },
    ]
    #expect((0..<2).map { table.cellForRow($0) } == [cells[0], cells[1]])
    #expect((0..<3).map { table.cellForRow($0, section: 1) } == [cells[2], cells[3], cells[4]])
    #expect(table.cellForRow(2) == nil && table.cellForRow(-1) == nil)
    #expect(table.cellForRow(3, section: 1) == nil && table.cellForRow(0, section: 2) == nil)
  }

  @Test("have at least no rows")
  func negative() {
    var section = TableSection(rows: -1) { _ in TableViewCell() }
    #expect(section.rows == 0)
    section.rows = 2
    #expect(section.rows == 2)
    section.rows = -2
    #expect(section.rows == 0)
  }
}

@Suite("The lines of a label")
struct LabelLineTests {
  @Test("are never negative", arguments: [(-1, 0), (0, 0), (2, 2)])
  func lines(_ given: Int, _ lines: Int) {
    let label = Label()
    label.numberOfLines = given
    label.preferredMaxLayoutWidth = Points(Double(given))
    #expect(label.numberOfLines == lines)
    #expect(label.preferredMaxLayoutWidth == Points(Double(lines)))
  }
}
