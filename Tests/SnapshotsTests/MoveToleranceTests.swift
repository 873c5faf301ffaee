import Geometry
import Snapshots
import Testing
import Tolerances

@Suite("Tolerances of moves")
struct MoveToleranceTests {
  struct Step: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var tolerance: Tolerance
    let isTolerated: Bool
  }

  /// `send` goes from 0 to 0.5.
  @Test(
    "hold how far views move",
    arguments: [
      Step(testDescription: "nothing", tolerance: .exact, isTolerated: false),
      Step(
        testDescription: "under half a point",
        tolerance: Tolerance(rule: DifferenceRule(move: 0.499)), isTolerated: false),
      Step(
        testDescription: "half a point", tolerance: Tolerance(rule: DifferenceRule(move: 0.5)),
        isTolerated: true),
      Step(
        testDescription: "a point, but not this view",
        tolerance: Tolerance(
          rule: DifferenceRule(move: 1),
          views: [ViewTolerance(id: "send", rule: DifferenceRule())]), isTolerated: false),
      Step(
        testDescription: "nothing, but what is in the root",
        tolerance: Tolerance(views: [ViewTolerance(id: "root", rule: DifferenceRule(move: 1))]),
        isTolerated: true),
      Step(
        testDescription: "the view ignored", tolerance: Tolerance(ignoredViews: ["send"]),
        isTolerated: true),
    ])
  func moves(_ step: Step) throws {
    let project = try TemporaryProject()
    _ = try project.run([("iphone-x", DrawnCell())], mode: .all)
    var moved = DrawnCell()
    moved.viewX = 0.5
    let results = try project.run([("iphone-x", moved)], tolerance: step.tolerance)
    #expect(results.cells.map(\.outcome) == [step.isTolerated ? .matched : .different])
  }
}
