import Cassowary
import Geometry
import TestSupport
import Testing

@testable import AutoLayout

@Suite("The reasons for random layouts")
struct ExplanationPropertyTests {
  static let seeds = Array(RandomTreeTests.seeds.prefix(5))

  @Test(
    "leave the numbers that are determined as they are without all that does not matter",
    arguments: seeds)
  func restMatters(_ seed: UInt64) throws {
    var fixture = try RandomTreeTests.tree(seed, isContradictory: false)
    let explanation = fixture.explanation()
    let written = fixture.scene.constraints.indices
    fixture.scene.constraints = written.filter { explanation.constraints[$0].outcome.matters }
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

  @Test(
    "have the same outcomes of constraints and contents without reasons", arguments: seeds)
  func outcomesAlone(_ seed: UInt64) throws {
    let scene = try RandomTreeTests.tree(seed, isContradictory: true).scene
    let all = try LayoutEngine.explanation(of: scene, measuring: FixedMetricsText())
    let brief = try LayoutEngine.outcomes(of: scene, measuring: FixedMetricsText())
    #expect(brief.constraints == all.constraints.map(\.constraint))
    #expect(brief.outcomes == all.constraints.map(\.outcome))
    let contents = all.items.flatMap(\.contents)
    #expect(brief.contents.count == contents.count)
    #expect(Set(brief.contents) == Set(contents))
  }

  @Test(
    "are each needed: without one the number differs, is ambiguous, or has other reasons",
    arguments: seeds.prefix(3))
  func eachIsNeeded(_ seed: UInt64) throws {
    var fixture = try RandomTreeTests.tree(seed, isContradictory: false)
    let all = fixture.explanation()
    fixture.scene.constraints = fixture.scene.constraints.indices
      .filter { all.constraints[$0].outcome.matters }.map { fixture.scene.constraints[$0] }
    let kept = fixture.scene.constraints
    let reduced = fixture.explanation()
    for left in stride(from: Int(seed) % 5, to: kept.count, by: max(kept.count / 6, 1)) {
      let concerned = reduced.items.flatMap { item in
        item.attributes.filter { $0.certainty == .determined && $0.constraints.contains(left) }
          .map { (item.name, $0) }
      }
      guard !concerned.isEmpty else { continue }
      fixture.scene.constraints = kept
      fixture.scene.constraints.remove(at: left)
      let without = fixture.explanation()
      for (name, one) in concerned {
        let item = try #require(without.items.first { $0.name == name })
        let two = try #require(item.attributes.first { $0.name == one.name })
        let isOther =
          two.certainty != .determined || abs((one.exact - two.exact).value) > 1e-5
        let others = Set(one.constraints).subtracting([left])
        let rest = Set(two.constraints.map { $0 < left ? $0 : $0 + 1 })
        // A content cannot be left out; one that merely agreed decides now.
        let isByContent = two.reasons.contains { reason in
          if case .content = reason.cause { !one.reasons.contains(reason) } else { false }
        }
        #expect(
          isOther || isByContent || !others.isDisjoint(with: rest),
          "\(name).\(one.name.rawValue) without \(left)")
      }
    }
  }

  @Test("add up to the numbers that they decide", arguments: seeds)
  func sums(_ seed: UInt64) throws {
    let fixture = try RandomTreeTests.tree(seed, isContradictory: true)
    let pass = try #require(fixture.settledPasses().first)
    let systems: [[Axis]] = pass.plan.isJoint ? [Axis.allCases] : [[.horizontal], [.vertical]]
    for axes in systems {
      let analysis = ConstraintAnalysis(pass, axes: axes)
      for slot in pass.plan.slots.indices where pass.plan.slots[slot].kind == .view {
        for name in AttributeExplanation.Name.allCases where axes.contains(name.axis) {
          var target = analysis.target(name, of: slot)
          target.constant = 0
          var sum = 0.0
          for part in analysis.decisive(for: target) {
            let held = analysis.held[part.number]
            let constant = held.constraints.first?.expression.constant ?? 0
            sum += part.factor * (held.value - constant)
          }
          let value = analysis.solver.solver.value(of: target)
          #expect(abs(sum - value) < 1e-5, "slot \(slot), \(name.rawValue)")
        }
      }
    }
  }
}

extension AttributeExplanation {
  /// Those among the reasons, by their places in the scene.
  fileprivate var constraints: [Int] {
    reasons.compactMap { reason in
      if case .constraint(let position) = reason.cause { position } else { nil }
    }
  }
}
