import Cassowary
import Geometry
import TestSupport
import Testing

@testable import AutoLayout

@Suite("Removing redundant constraints")
struct ReductionTests {
  /// Boxes one after another or apart, each 100 points wide and asked to be at least 44.
  private func analysis(
    boxes: Int, wishing isWishing: Bool, apart isApart: Bool = false
  ) throws -> ConstraintAnalysis {
    var fixture = try SceneFixture()
    var last: ViewID?
    for index in 0..<boxes {
      let box = ViewID("box\(index)")
      fixture.add(box)
      fixture.constrain(box.at(.width), plus: 100)
      fixture.constrain(box.at(.width), .greaterThanOrEqual, plus: 44)
      if isWishing { fixture.constrain(box.at(.width), plus: 100, at: .high) }
      if let last, !isApart {
        fixture.constrain(box.at(.left), .of(last.at(.right)), plus: 8)
      } else {
        fixture.constrain(box.at(.left), .of(ViewID.root.at(.left)), plus: 8)
      }
      last = box
    }
    let pass = try #require(fixture.settledPasses().first)
    return ConstraintAnalysis(pass, axes: [.horizontal])
  }

  @Test("tries only constraints that depend on others")
  func counting() throws {
    #expect(try analysis(boxes: 10, wishing: false).trials == 0)
    #expect(try analysis(boxes: 40, wishing: false).trials == 0)
    // Of each box the width that is required and the one that is wished for.
    #expect(try analysis(boxes: 10, wishing: true).trials == 20)
    #expect(try analysis(boxes: 40, wishing: true).trials == 80)
  }

  /// A box has the inset, its own three widths and that it is not negative, and depends on the superview's
  /// left edge and width.
  @Test("tries only the constraints that the tried one depends on")
  func parts() throws {
    let few = try analysis(boxes: 10, wishing: true, apart: true)
    let many = try analysis(boxes: 40, wishing: true, apart: true)
    #expect(few.trials == 20)
    #expect(few.triedConstraints <= 20 * 7)
    #expect(many.triedConstraints == 4 * few.triedConstraints)
    // The wish follows from the required width.
    #expect(few.held.count { $0.outcome == .implied } == 10)
  }
}
