import Comparing
import Geometry
import Snapshots
import Testing

@Suite("Where views are in two pictures")
struct ViewRecordTests {
  private func line(_ id: String, _ depth: Int, _ x: Points, _ y: Points, kind: String = "view")
    -> LayoutLine
  {
    LayoutLine(id: id, kind: kind, depth: depth, frame: Rect(x: x, y: y, width: 10, height: 20))
  }

  @Test("is on the screen, whatever the superviews are")
  func nested() {
    let lines = [
      line("root", 0, 0, 0), line("a", 1, 5, 7), line("b", 2, 0.333, 1), line("c", 1, 2, 2),
    ]
    let records = ViewRecord.records(from: lines, to: lines)
    #expect(
      records.map(\.new) == [
        [0, 0, 10, 20], [5, 7, 10, 20], [5.333, 8, 10, 20], [2, 2, 10, 20],
      ])
    #expect(records.map(\.old) == records.map(\.new))
  }

  @Test("lists views that only one picture has, removed ones last")
  func oneSided() {
    let records = ViewRecord.records(
      from: [line("root", 0, 0, 0), line("old", 1, 1, 1)],
      to: [line("root", 0, 0, 0), line("new", 1, 2, 2)])
    #expect(records.map(\.id) == ["root", "new", "old"])
    #expect(records.map { $0.old != nil } == [true, false, true])
    #expect(records.map { $0.new != nil } == [true, true, false])
  }

  struct PictureRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let size: PictureSize
    let count: Int
  }

  /// A screen of 10 × 20 points at two pixels a point.
  @Test(
    "is known if the picture shows one screen",
    arguments: [
      PictureRow(
        testDescription: "one screen", size: PictureSize(width: 20, height: 40), count: 2),
      PictureRow(
        testDescription: "two, one below the other", size: PictureSize(width: 20, height: 80),
        count: 0),
      PictureRow(
        testDescription: "two, side by side", size: PictureSize(width: 40, height: 40), count: 0),
    ])
  func pictures(_ row: PictureRow) throws {
    let project = try TemporaryProject()
    var cell = CellRecord(
      id: CellID(screen: "s", cell: "c"), outcome: .missing, references: "r")
    cell.size = row.size
    cell.pixelsPerPoint = 2
    cell.evidence = Evidence(reference: nil, actualPicture: "1", actualLayout: "2")
    let text = LayoutText.text(of: [line("root", 0, 0, 0), line("a", 1, 0, 0)])
    try AtomicFile.write(text, to: project.lastRun.url(of: .actualLayout, cell.id))
    #expect(try project.lastRun.views(of: cell).count == row.count)
  }

  @Test("is where scrolling brought it")
  func scrolled() {
    var look = ViewAppearance()
    look.scrollOffset = Point(x: 0, y: 30)
    let list = LayoutLine(
      id: "list", kind: "tableView", depth: 1, frame: Rect(x: 1, y: 1, width: 10, height: 20),
      appearance: look)
    let lines = [
      line("root", 0, 0, 0), list, line("row", 2, 0, 40), line("text", 3, 2, 3),
      line("bar", 1, 3, 3),
    ]
    let records = ViewRecord.records(from: lines, to: lines)
    #expect(
      records.map(\.new) == [
        [0, 0, 10, 20], [1, 1, 10, 20], [1, 11, 10, 20], [3, 14, 10, 20], [3, 3, 10, 20],
      ])
  }
}
