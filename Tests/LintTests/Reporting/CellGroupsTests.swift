import Spec
import Testing

@testable import Lint

@Suite("Cells in words")
struct CellGroupsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let matrix: String
    let cells: [String]
    let phrase: String
  }

  @Test("say what the cells have in common", arguments: rows)
  func phrase(_ row: Row) throws {
    let spec = LintedSpec("matrix: \(row.matrix)\nviews: { a: {} }")
    let document = try #require(spec.document)
    #expect(CellGroups(document.cells().cells, of: document).phrase(row.cells) == row.phrase)
  }

  private static let two = "{ device: [iphone-se-3, iphone-x], orientation: [portrait, landscape] }"
  private static let three =
    "{ device: [iphone-se-3, iphone-x, ipad-10-2], orientation: [portrait, landscape] }"
  private static let many =
    "{ device: [iphone-se-3, iphone-x, ipad-10-2, ipad-10-9, iphone-15-pro] }"

  private static let rows = [
    Row(
      testDescription: "all", matrix: two,
      cells: [
        "iphone-se-3", "iphone-se-3.landscape", "iphone-x", "iphone-x.landscape",
      ], phrase: "all 4 cells"),
    Row(
      testDescription: "one of several", matrix: two, cells: ["iphone-x.landscape"],
      phrase: "iphone-x.landscape only"),
    Row(
      testDescription: "the only one", matrix: "{ device: iphone-x }", cells: ["iphone-x"],
      phrase: "iphone-x"),
    Row(
      testDescription: "one orientation", matrix: two,
      cells: ["iphone-se-3.landscape", "iphone-x.landscape"],
      phrase: "all phones in landscape (2 of 4 cells)"),
    Row(
      testDescription: "one orientation of phones", matrix: three,
      cells: ["iphone-se-3.landscape", "iphone-x.landscape"],
      phrase: "all phones in landscape (2 of 6 cells)"),
    Row(
      testDescription: "one orientation of all", matrix: three,
      cells: ["iphone-se-3", "iphone-x", "ipad-10-2"],
      phrase: "all devices in portrait (3 of 6 cells)"),
    Row(
      testDescription: "one device", matrix: three, cells: ["iphone-x", "iphone-x.landscape"],
      phrase: "iphone-x (2 of 6 cells)"),
    Row(
      testDescription: "home buttons", matrix: three,
      cells: ["iphone-se-3", "iphone-se-3.landscape", "ipad-10-2", "ipad-10-2.landscape"],
      phrase: "all devices with a home button (4 of 6 cells)"),
    Row(
      testDescription: "all but one", matrix: many,
      cells: ["iphone-se-3", "iphone-x", "ipad-10-2", "ipad-10-9"],
      phrase: "iphone-se-3, iphone-x, ipad-10-2 and ipad-10-9 (4 of 5 cells)"),
    Row(
      testDescription: "no rule", matrix: two, cells: ["iphone-se-3", "iphone-x.landscape"],
      phrase: "2 of 4 cells: iphone-se-3, iphone-x.landscape"),
  ]
}
