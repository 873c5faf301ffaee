import AutoLayout
import Cassowary
import Diagnostics
import Geometry

/// One constraint with resolved names.
///
/// Its numbers may still depend on metrics.
struct Equation: Hashable, Sendable {
  var left: LinearSide
  var relation: Relation
  var right: LinearSide
  var priority: DeclaredPriority
  var name: String?
  var origin: Origin

  /// A sum of a number and of anchors with factors.
  struct LinearSide: Hashable, Sendable {
    var terms: [Term] = []
    var constant = Amount.zero
  }

  struct Term: Hashable, Sendable {
    var factor: Amount
    var anchor: Anchor
  }

  enum Flaw: Error, Hashable {
    /// A number is not finite with the given metrics.
    case notFinite
    /// The equation has no view.
    case noView
    /// The first view's factor is zero.
    case zeroFactor
    /// A metric used as a priority is not a valid priority.
    case badPriority
  }

  /// The constraint, computed with a cell's metrics and solved for the first anchor in the text.
  func constraint(_ metrics: Metrics) throws(Flaw) -> Constraint {
    guard !left.terms.isEmpty else {
      guard !right.terms.isEmpty else { throw .noView }
      return try Equation(
        left: right, relation: relation.flipped, right: left, priority: priority, name: name,
        origin: origin
      ).constraint(metrics)
    }
    guard let priority = priority.value(metrics) else { throw .badPriority }
    let head = left.terms[0]
    guard let divisor = head.factor.value(metrics) else { throw .notFinite }
    guard divisor != 0 else { throw .zeroFactor }
    var terms: [Constraint.Term] = []
    for (term, sign) in right.terms.map({ ($0, 1.0) }) + left.terms.dropFirst().map({ ($0, -1.0) })
    {
      guard let factor = term.factor.value(metrics) else { throw .notFinite }
      terms.append(Constraint.Term(sign * factor / divisor, term.anchor))
    }
    guard let plus = right.constant.value(metrics), let minus = left.constant.value(metrics) else {
      throw .notFinite
    }
    return Constraint(
      head.anchor, divisor < 0 ? relation.flipped : relation, terms,
      constant: Points((plus - minus) / divisor), priority: priority, name: name, origin: origin)
  }
}
