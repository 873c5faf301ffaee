import Cassowary
import Geometry
import TestSupport
import Testing

@testable import AutoLayout

@Suite("The reasons for random layouts")
struct ExplanationPropertyTests {
  static let seeds = Array(RandomTreeTests.seeds.prefix(8))

  @Test(
    "leave the numbers that are determined as they are without all that does not matter",
    arguments: seeds)
  func restMatters(_ seed: UInt64) throws {
    var fixture = try RandomTreeTests.tree(seed, isContradictory: false)
    let explanation = fixture.explanation()
    let written = fixture.scene.constraints.indices
    fixture.scene.constraints = written.filter { explanation.constraints[$0].matters }
      .map { fixture.scene.constraints[$0] }
    let reduced = fixture.explanation()
    for item in explanation.items {
      let other = try #require(reduced.items.first { $0.name == item.name })
      for (one, two) in zip(item.attributes, other.attributes)
      where one.certainty == .determined {
        #expect(
          abs((one.exact - two.exact).value) < 1e-5, "\(item.view.name).\(one.name.rawValue)")
      }
    }
  }

  @Test("add up to the numbers that they decide", arguments: seeds)
  func sums(_ seed: UInt64) throws {
    let fixture = try RandomTreeTests.tree(seed, isContradictory: true)
    let scene = fixture.scene.expanded(measuring: FixedMetricsText()).scene
    var run = LayoutRun(expanded: scene, measuring: FixedMetricsText())
    run.settled = []
    _ = run.layout()
    let pass = try #require(run.settled?.first?.pass)
    let systems: [[Axis]] = pass.plan.isJoint ? [Axis.allCases] : [[.horizontal], [.vertical]]
    for axes in systems {
      let account = SystemAccount(pass, axes: axes)
      for slot in pass.plan.slots.indices where pass.plan.slots[slot].kind == .view {
        for name in AttributeExplanation.Name.allCases where axes.contains(name.axis) {
          var target = account.target(name, of: slot)
          target.constant = 0
          var sum = 0.0
          for part in account.decisive(for: target) {
            let held = account.held[part.number]
            let constant = held.constraints.first?.expression.constant ?? 0
            sum += part.factor * (held.value - constant)
          }
          let value = account.solver.solver.value(of: target)
          #expect(abs(sum - value) < 1e-5, "slot \(slot), \(name.rawValue)")
        }
      }
    }
  }
}
