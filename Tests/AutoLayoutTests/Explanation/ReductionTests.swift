import Cassowary
import Geometry
import TestSupport
import Testing

@testable import AutoLayout

@Suite("Removing redundant constraints")
struct ReductionTests {
  /// Boxes one after another, each 100 points wide and asked to be at least 44.
  private func trials(boxes: Int, wishing isWishing: Bool) throws -> Int {
    var fixture = try SceneFixture()
    var last: ViewID?
    for index in 0..<boxes {
      let box = ViewID("box\(index)")
      fixture.add(box)
      fixture.constrain(box.at(.width), plus: 100)
      fixture.constrain(box.at(.width), .greaterThanOrEqual, plus: 44)
      if isWishing { fixture.constrain(box.at(.width), plus: 100, at: .high) }
      if let last {
        fixture.constrain(box.at(.left), .of(last.at(.right)), plus: 8)
      } else {
        fixture.constrain(box.at(.left), .of(ViewID.root.at(.left)), plus: 8)
      }
      last = box
    }
    var run = LayoutRun(
      expanded: fixture.scene.expanded(measuring: FixedMetricsText()).scene,
      measuring: FixedMetricsText())
    run.settled = []
    _ = run.layout()
    let pass = try #require(run.settled?.first?.pass)
    return ConstraintAnalysis(pass, axes: [.horizontal]).trials
  }

  @Test("tries only constraints that depend on others")
  func counting() throws {
    #expect(try trials(boxes: 10, wishing: false) == 0)
    #expect(try trials(boxes: 40, wishing: false) == 0)
    // Of each box the width that is required and the one that is wished for.
    #expect(try trials(boxes: 10, wishing: true) == 20)
    #expect(try trials(boxes: 40, wishing: true) == 80)
  }
}
