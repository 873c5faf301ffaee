import Cassowary
import Geometry
import TestSupport
import Testing

@testable import AutoLayout

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
    func budget() -> WorkBudget { WorkBudget(limit: 100_000) }
    let error = LayoutTooComplex(isLaidOut: false)
    #expect(throws: error) {
      try LayoutEngine.layout(scene, measuring: text, within: budget())
    }
    #expect(throws: error) {
      try LayoutEngine.explanation(of: scene, measuring: text, within: budget())
    }
    #expect(throws: error) {
      try LayoutEngine.outcomes(of: scene, measuring: text, within: budget())
    }
  }

  @Test("is another error if only its explanation takes too much work")
  func explanationTooComplex() throws {
    let scene = try Self.row(12).scene
    let text = FixedMetricsText()
    let budget = WorkBudget()
    _ = try LayoutEngine.layout(scene, measuring: text, within: budget)
    func barely() -> WorkBudget { WorkBudget(limit: budget.spent + 1) }
    let error = LayoutTooComplex(isLaidOut: true)
    #expect(throws: error) {
      try LayoutEngine.explanation(of: scene, measuring: text, within: barely(), adding: 10)
    }
    #expect(throws: error) {
      try LayoutEngine.outcomes(of: scene, measuring: text, within: barely(), adding: 10)
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
