import Cassowary
import Geometry
import TestSupport
import Testing

@testable import AutoLayout

@Suite("The certainty of sizes and positions")
struct CertaintyTests {
  /// The analysis of the horizontal axis of boxes with a position and no width.
  private func analysis(boxes: Int) throws -> ConstraintAnalysis {
    var fixture = try SceneFixture()
    for index in 0..<boxes {
      let box = ViewID("box\(index)")
      fixture.add(box)
      fixture.constrain(box.at(.left), .of(ViewID.root.at(.left)), plus: 8)
    }
    let pass = try #require(fixture.settledPasses().first)
    return ConstraintAnalysis(pass, axes: [.horizontal])
  }

  private func certainties(
    _ analysis: inout ConstraintAnalysis
  ) -> [AttributeExplanation.Certainty] {
    analysis.pass.plan.slots.indices.filter { analysis.pass.plan.slots[$0].kind == .view }
      .map { analysis.certainty(of: analysis.target(.width, of: $0)) }
  }

  @Test("is found with a fixed number of searches for each view")
  func counting() throws {
    for boxes in [10, 40] {
      var analysis = try analysis(boxes: boxes)
      #expect(certainties(&analysis) == Array(repeating: .open, count: boxes))
      let searches = analysis.searches
      #expect(searches <= 3 * boxes)
      #expect(analysis.certaintyOfNumber.count <= 2 * boxes)
      // Constraints are searched once, and each width is searched again.
      _ = certainties(&analysis)
      #expect(analysis.searches == searches + boxes)
    }
  }
}
