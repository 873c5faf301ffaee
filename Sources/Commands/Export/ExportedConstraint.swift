import AutoLayout
import Cassowary
import Geometry

/// A constraint as UIKit has them: an anchor, and at the most one other.
struct ExportedConstraint: Sendable {
  let first: Anchor
  let relation: Relation
  /// Nil for a length of its own.
  let second: Anchor?
  /// 1 where there is no second anchor.
  let multiplier: Double
  let constant: Double
  let priority: Priority
  /// The identifier that the spec gave.
  let name: String?

  /// Nil for a sum of several anchors.
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
  /// As code writes it, without a point where it is whole.
  var code: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}

extension Relation {
  /// `equal`, `lessThanOrEqual`, `greaterThanOrEqual`: UIKit's names.
  var code: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqual"
    case .equal: "equal"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  /// For both sides exchanged.
  var flipped: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
