import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import TestSupport
import Testing

@Suite("A scene of random constraints")
struct RandomSceneTests {
  @Test(
    "keeps every required constraint but those it reports, and no size is negative",
    arguments: 0..<20)
  func required(_ seed: UInt64) throws {
    let fixture = try scene(seed)
    let layout = fixture.layout()
    let hierarchy = ViewHierarchy(fixture.scene.views)
    let broken = layout.diagnostics.filter { $0.message.rule == "unsatisfiable" }
    for (position, constraint) in fixture.scene.constraints.enumerated() {
      guard constraint.priority.isRequired,
        !broken.contains(where: { $0.span?.line == position + 1 })
      else { continue }
      let error = try excess(constraint, layout)
      let holds =
        switch constraint.relation {
        case .equal: abs(error) < 1e-6
        case .lessThanOrEqual: error < 1e-6
        case .greaterThanOrEqual: error > -1e-6
        }
      #expect(holds, "\(constraint.equation(in: hierarchy)) is off by \(error)")
    }
    #expect(layout.views.allSatisfy { $0.exact.width > -1e-6 && $0.exact.height > -1e-6 })
    #expect(fixture.layout() == layout)
  }

  private func scene(_ seed: UInt64) throws -> SceneFixture {
    var random = SeededGenerator(seed: seed)
    var fixture = try SceneFixture()
    let names: [ViewID] = ["a", "b", "c", "d", "e", "f"]
    for name in names {
      let isSized = Bool.random(using: &random)
      let side = Points(Double(Int.random(in: 1...40, using: &random)) * 5)
      fixture.add(name, isSized ? FixedContent(side, side) : nil)
    }
    let attributes: [Attribute] = [
      .left, .right, .width, .height, .top, .bottom, .centerX, .centerY,
    ]
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let multipliers: [Double] = [1, 1, 1, 0.5, 2]
    let levels: [Double] = [1000, 1000, 750, 500, 250]
    for line in 1...24 {
      let first = attributes.randomElement(using: &random) ?? .left
      let others = attributes.filter {
        $0.isDimension == first.isDimension && ($0.isDimension || $0.axis == first.axis)
      }
      let second = others.randomElement(using: &random) ?? first
      let item = names.randomElement(using: &random) ?? "a"
      let other = (names + [.root]).filter { $0 != item }.randomElement(using: &random) ?? .root
      let multiplier: Double = multipliers.randomElement(using: &random) ?? 1
      let isPlain = first.isDimension && Bool.random(using: &random)
      let level: Double = levels.randomElement(using: &random) ?? 1000
      fixture.scene.constraints.append(
        Constraint(
          item.at(first), relations.randomElement(using: &random) ?? .equal,
          isPlain ? [] : [.times(multiplier, other.at(second))],
          constant: Points(Double(Int.random(in: -20...20, using: &random)) * 5),
          priority: try .at(level),
          origin: .written(SourceSpan(file: "random.yaml", line: line, column: 1))))
    }
    return fixture
  }

  /// The left side less the right side in a found layout, in the root's coordinates.
  private func excess(_ constraint: Constraint, _ layout: Layout) throws -> Double {
    func value(_ anchor: Anchor) throws -> Double {
      let view = try #require(layout.views.first { $0.id == anchor.item.owner })
      return switch anchor.attribute {
      case .left, .leading: view.exact.minX.value
      case .right, .trailing: view.exact.maxX.value
      case .top, .firstBaseline: view.exact.minY.value
      case .bottom, .lastBaseline: view.exact.maxY.value
      case .width: view.exact.width.value
      case .height: view.exact.height.value
      case .centerX: view.exact.midX.value
      case .centerY: view.exact.midY.value
      default: try #require(nil as Double?, "no attribute of these scenes")
      }
    }
    var error = try value(constraint.first) - constraint.constant.value
    for term in constraint.terms { error -= try term.multiplier * value(term.anchor) }
    return error
  }
}
