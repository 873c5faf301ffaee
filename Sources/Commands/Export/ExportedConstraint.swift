import AutoLayout
import Cassowary
import Geometry

/// A constraint in the form of UIKit, with one anchor and at most one other anchor.
struct ExportedConstraint: Sendable {
  let first: Anchor
  let relation: Relation
  /// The second anchor; nil if the constraint compares the first one with a constant.
  let second: Anchor?
  /// The multiplier; 1 without a second anchor.
  let multiplier: Double
  let constant: Double
  let priority: Priority
  /// The identifier in the spec.
  let name: String?

  /// Creates the constraint; nil for a sum of several anchors.
  init?(_ constraint: Constraint) {
    guard constraint.terms.count <= 1 else { return nil }
    first = constraint.first
    relation = constraint.relation
    second = constraint.terms.first?.anchor
    multiplier = constraint.terms.first?.multiplier ?? 1
    constant = constraint.constant.value
    priority = constraint.priority
    name = constraint.name
  }
}

extension Double {
  /// The number in code, without a decimal point if it is whole.
  var code: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}

extension Relation {
  /// The name in UIKit: `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  var code: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqual"
    case .equal: "equal"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  /// The relation with both sides exchanged.
  var flipped: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
