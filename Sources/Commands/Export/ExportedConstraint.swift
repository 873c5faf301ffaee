import AutoLayout
import Cassowary
import Geometry

/// A constraint in the form of UIKit, with one anchor and at most one other anchor.
struct ExportedConstraint: Sendable {
  private(set) var first: Anchor
  private(set) var relation: Relation
  /// The second anchor; nil if the constraint compares the first one with a constant.
  private(set) var second: Anchor?
  /// The multiplier; 1 without a second anchor.
  private(set) var multiplier: Double
  private(set) var constant: Double
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

  /// The items, without repetition.
  var items: [LayoutItem] {
    guard let second, second.item != first.item else { return [first.item] }
    return [first.item, second.item]
  }

  /// The constraint for SnapKit, Masonry and Cartography, with its sides exchanged if the second
  /// item suits their first place better.
  ///
  /// These libraries turn off the autoresizing mask of the first item. The root needs its mask.
  var forLibraries: ExportedConstraint {
    guard let second, multiplier != 0, second.item.firstPlaceRank < first.item.firstPlaceRank
    else { return self }
    var turned = self
    turned.first = second
    turned.second = first
    turned.relation = multiplier < 0 ? relation : relation.flipped
    turned.multiplier = 1 / multiplier
    turned.constant = -constant / multiplier
    return turned
  }
}

extension LayoutItem {
  var isRoot: Bool { self == .view(.root) }

  /// Whether the item is a `UILayoutSupport`, as `topLayoutGuide` of a controller.
  var isLayoutSupport: Bool {
    switch self {
    case .guide(_, .topLayout), .guide(_, .bottomLayout): true
    case .view, .guide, .keyboard: false
    }
  }

  /// The suitability as the first item in SnapKit, Masonry and Cartography; 0 is best.
  fileprivate var firstPlaceRank: Int {
    if isRoot { return 3 }
    if isLayoutSupport { return 2 }
    if case .view = self { return 0 }
    return 1
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
