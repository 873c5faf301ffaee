import Comparing
import Foundation
import Geometry
import Reports
import Snapshots
import Testing

@Suite("A run as JSON")
struct RunJSONTests {
  @Test("has the movement and the growth of a view, each if it is not zero")
  func relativeChanges() throws {
    let old = Rect(x: 10, y: 20, width: 30, height: 40)
    let changes = [
      ("moved", Rect(x: 13, y: 18, width: 30, height: 40)),
      ("grew", Rect(x: 10, y: 20, width: 35, height: 39)),
    ].map { name, new in
      LayoutChange.changed(ViewChange(id: name, frame: ViewChange.Change(old: old, new: new)))
    }
    var cell = CellRecord.named("a", .different)
    cell.difference = CellDifference(
      picture: .different(
        PixelDifference(count: 1, total: 100, left: 0, top: 0, right: 1, bottom: 1)),
      layout: changes)
    let results = RunResults(recordMode: .none, cells: [cell], stale: [])
    let model = ReportModel(results, of: LastRun(project: URL(fileURLWithPath: "/project")))
    let document = try JSONSerialization.jsonObject(with: Data(RunJSON.document(of: model).utf8))
    let causes = try #require((document as? [String: Any])?["causes"] as? [[String: Any]])
    let views = try #require(causes.first?["views"] as? [[String: Any]])
    #expect(views.map { $0["view"] as? String } == ["moved", "grew"])
    #expect(views.map { $0["moved"] as? [String: Int] } == [["x": 3, "y": -2], nil])
    #expect(views.map { $0["grew"] as? [String: Int] } == [nil, ["width": 5, "height": -1]])
  }
}
