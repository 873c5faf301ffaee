import Cassowary
public import Geometry

/// A constraint `first relation multiplier × second + constant`, as `NSLayoutConstraint`.
///
/// A constraint affects the layout while it is active. It keeps weak references to its items.
public final class LayoutConstraint {
  /// The constrained view or guide, or nil after it was released.
  public private(set) weak var firstItem: LayoutElement?
  /// The constrained attribute of the first item.
  public let firstAttribute: Attribute
  /// The relation between both sides.
  public let relation: Relation
  /// The first view or guide on the other side, or nil if there is none or after it was released.
  public var secondItem: LayoutElement? { terms.first?.item }
  /// The attribute of the second item; `notAnAttribute` without one.
  public var secondAttribute: Attribute { terms.first?.attribute ?? .notAnAttribute }
  /// The factor of the second item's attribute; 1 without a second item.
  public var multiplier: Double { terms.first?.multiplier ?? 1 }
  /// A name that messages show with the constraint.
  public var identifier: String?
  /// The reason why an activation or a change was refused, or nil if none was since the last
  /// activation.
  public internal(set) var problem: LayoutProblem?

  /// The constant, in points.
  ///
  /// A number that is not finite is refused, and the constant stays the same.
  public var constant: Points {
    didSet {
      if !constant.value.isFinite {
        constant = oldValue
        refuse(.constantNotFinite)
      } else {
        holder?.setNeedsLayout()
      }
    }
  }

  /// The priority of the constraint.
  ///
  /// Priorities outside 0 < p ≤ 1000 are refused. While the constraint is active, a change from
  /// required to optional or back is also refused. A refused change keeps the old priority.
  public var priority: LayoutPriority {
    get { level }
    set { setPriority(newValue) }
  }

  private var level = LayoutPriority.required
  /// The other side without the constant; several terms if distances are compared.
  let terms: [Term]
  /// Whether the constant is a spacing that the system chooses.
  package var isSystemSpacing = false
  /// Whether attributes that cannot be related are refused only when the views are in a window.
  package var checksLate = false
  /// The rule that the attributes of an active constraint break, or nil.
  var lateProblem: LayoutProblem?
  /// The object of another API for the constraint, such as an `NSLayoutConstraint`.
  package weak var shell: AnyObject?
  /// The same object while the constraint is active, so that it lives as long.
  private var activeShell: AnyObject?
  /// The view that holds the constraint while it is active.
  weak var holder: View? { didSet { activeShell = holder == nil ? nil : shell } }
  /// The calls that made the constraint.
  let calls = CallTrace.current
  /// The order of activation in the hierarchy; the constraint activated first wins ties.
  var order = 0

  /// Creates an inactive constraint whose attributes are checked when it becomes active.
  package init(
    unchecked first: LayoutElement, _ firstAttribute: Attribute, _ relation: Relation,
    _ terms: [Term], constant: Points
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.terms = terms
    self.constant = constant
  }

  /// An attribute of an item, with a factor.
  package struct Term {
    /// The item; nil after it was released.
    weak var item: LayoutElement?
    let attribute: Attribute
    let multiplier: Double

    package init(item: LayoutElement, attribute: Attribute, multiplier: Double) {
      self.item = item
      self.attribute = attribute
      self.multiplier = multiplier
    }
  }

  /// Lets go of the `shell` when the view that holds the constraint is released.
  func releaseShell() { activeShell = nil }

  /// The first item and those of the other side.
  ///
  /// A released item is nil.
  var items: [LayoutElement?] { [firstItem] + terms.map(\.item) }

  private func setPriority(_ priority: LayoutPriority) {
    if priority.level == nil {
      refuse(.illegalPriority(priority))
    } else if isActive, (priority == .required) != (level == .required) {
      refuse(.requiredChangedWhileActive(priority, from: level))
    } else {
      level = priority
      holder?.setNeedsLayout()
    }
  }

  /// Stores a problem and reports it with the next layout, unless it is stored already.
  func refuseOnce(_ problem: LayoutProblem) {
    if self.problem != problem { refuse(problem) }
  }

  /// Stores a problem and reports it with the next layout.
  func refuse(_ problem: LayoutProblem) {
    self.problem = problem
    firstItem?.owner?.topmost.refusals.append(problem)
  }
}

extension LayoutConstraint: Equatable {
  /// Whether both are the same object.
  public static func == (lhs: LayoutConstraint, rhs: LayoutConstraint) -> Bool { lhs === rhs }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation, such as `box.top == view.top + 8`.
  public var description: String {
    func side(_ item: LayoutElement?, _ attribute: Attribute) -> String {
      let owner = item?.owner?.debugName ?? "(released)"
      let guide = (item as? LayoutGuide).map { ".\($0.identifier)" } ?? ""
      return "\(owner)\(guide).\(attribute)"
    }
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(side(firstItem, firstAttribute)) \(sign)"
    if terms.isEmpty { return text + " \(constant)" + priorityText }
    for (position, term) in terms.enumerated() {
      let factor =
        term.multiplier == 1 ? "" : "\(DecimalText.shortest(term.multiplier, places: 3)) * "
      text += "\(position == 0 ? " " : " + ")\(factor)\(side(term.item, term.attribute))"
    }
    if constant < 0 { text += " - \(-constant)" }
    if constant > 0 { text += " + \(constant)" }
    return text + priorityText
  }

  private var priorityText: String {
    priority == .required ? "" : " @\(DecimalText.shortest(priority.rawValue, places: 3))"
  }
}
