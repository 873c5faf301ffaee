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
