import AutoLayout
import Cassowary
import Geometry
import TestSupport
import Testing

@Suite("A layout that takes too much work") struct LayoutWorkTests {
  /// Boxes in a row that only inequalities hold.
  private static func row(_ count: Int) throws -> SceneFixture {
    var fixture = try SceneFixture()
    for index in 0..<count {
      let box = ViewID("box\(index)")
      fixture.add(box)
      guard index > 0 else { continue }
      let before = ViewID("box\(index - 1)")
      fixture.scene.constraints += [
        Constraint(
          box.at(.leading), .greaterThanOrEqual, [.of(before.at(.trailing))], constant: 5,
          origin: .code),
        Constraint(box.at(.width), .lessThanOrEqual, [.of(before.at(.width))], origin: .code),
      ]
    }
    return fixture
  }

  @Test("is an error, as are its explanation and its outcomes")
  func tooComplex() throws {
    let scene = try Self.row(40).scene
    let text = FixedMetricsText()
    #expect(throws: LayoutTooComplex.self) {
      try LayoutEngine.layout(scene, measuring: text, within: WorkBudget(limit: 100_000))
    }
    #expect(throws: LayoutTooComplex.self) {
      try LayoutEngine.explanation(of: scene, measuring: text, within: WorkBudget(limit: 100_000))
    }
    #expect(throws: LayoutTooComplex.self) {
      try LayoutEngine.outcomes(of: scene, measuring: text, within: WorkBudget(limit: 100_000))
    }
  }

  @Test("is the same layout as without a limit if the budget suffices")
  func sufficient() throws {
    let fixture = try Self.row(12)
    let budget = WorkBudget.layout
    let layout = try LayoutEngine.layout(
      fixture.scene, measuring: FixedMetricsText(), within: budget)
    #expect(layout == fixture.layout())
    #expect(budget.spent < budget.limit / 1000)
  }
}
