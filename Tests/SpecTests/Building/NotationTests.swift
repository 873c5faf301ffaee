import AutoLayout
import Cassowary
import Geometry
import Testing

@testable import Spec

@Suite("The notations of one screen")
struct NotationTests {
  static let others = [
    "3.5b-notation-closures", "3.5c-notation-builder", "3.5d-notation-helpers",
    "3.5e-notation-vfl",
  ]

  @Test("stand for the same constraints", arguments: others)
  func constraints(_ name: String) throws {
    let equations = try forms("3.5a-notation-operators")
    #expect(equations.count == 29)
    let others = try forms(name)
    #expect(others.filter { !equations.contains($0) }.isEmpty)
    #expect(equations.filter { !others.contains($0) }.isEmpty)
  }

  /// The constraints of a case, each in a normal form: all terms on one side, sorted by name, and
  /// the first term's factor is 1.
  private func forms(_ name: String) throws -> [String] {
    let text = SpecText(try Examples.text("articles/\(name)"))
    let built = try #require(text.built("iphone-se-3"), "\(text.findings)")
    return built.scene.constraints.map(form).sorted()
  }

  private func form(_ constraint: Constraint) -> String {
    let terms =
      ([(1.0, constraint.first)] + constraint.terms.map { (-$0.multiplier, $0.anchor) })
      .map { (factor: $0.0, name: "\($0.1)") }
      .sorted { $0.name < $1.name }
    let scale = terms.first?.factor ?? 1
    let sum = terms.map { "\($0.factor / scale) \($0.name)" }.joined(separator: " + ")
    let relation = scale < 0 ? constraint.relation.flipped : constraint.relation
    // Minus zero is zero.
    let constant = constraint.constant.value / scale + 0
    return "\(sum) \(relation) \(constant) @\(constraint.priority.level)"
  }
}
