public import Foundation
import Views

/// A constraint `first relation multiplier × second + constant`.
///
/// A constraint between attributes that cannot be related, such as a left and a top edge, is refused
/// when its views come into a window, as UIKit does it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The engine's constraint; nil for a constraint that was made without items.
  private(set) var core: LayoutConstraint?

  /// Creates a constraint without items, which cannot be activated.
  public override init() { super.init() }

  convenience init(_ core: LayoutConstraint) {
    self.init()
    self.core = core
    core.checksLate = true
    core.shell = self
  }

  /// Creates an inactive constraint between two attributes.
  ///
  /// - Parameters:
  ///   - view1: the view or guide to constrain.
  ///   - attr1: the attribute of the first item.
  ///   - relation: the relation between the first and the other side.
  ///   - view2: the view or guide on the other side, or nil for a constant only.
  ///   - attr2: the attribute of the second item; ignored without a second item.
  ///   - multiplier: the factor of the second item's attribute.
  ///   - c: the constant added to the other side, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = Self.item(view1) else {
      UIKitException.record(
        "NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide")
      self.init()
      return
    }
    var terms: [LayoutConstraint.Term] = []
    if let view2 {
      guard let second = Self.item(view2) else {
        UIKitException.record(
          "NSLayoutConstraint for \(view2): Constraint items must each be a view or layout guide")
        self.init()
        return
      }
      terms = [
        .init(item: second.element, attribute: attr2.attribute, multiplier: Double(multiplier))
      ]
    }
    self.init(
      LayoutConstraint(
        unchecked: first.element, attr1.attribute, relation.relation, terms, constant: Points(c)))
  }

  private class func item(_ value: Any) -> (any ConstrainedItem)? {
    (value as AnyObject) as? any ConstrainedItem
  }

  /// Returns the inactive constraints of a string in the Visual Format Language.
  ///
  /// - Parameters:
  ///   - format: the string, such as `H:|-[field]-[send]-|`.
  ///   - opts: the alignment and the direction of the views.
  ///   - metrics: the numbers by their names in the format.
  ///   - views: the views and guides by their names in the format.
  /// - Returns: the constraints in UIKit's order; none if the format cannot be read, which records
  ///   an exception.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues { value -> Double? in
      switch value {
      case let number as CGFloat: Double(number)
      case let number as Double: number
      case let number as Float: Double(number)
      case let number as Int: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    }
    do {
      return try LayoutConstraint.constraints(
        withVisualFormat: format, options: opts.options, metrics: numbers,
        views: views.compactMapValues { item($0)?.element }
      ).map { NSLayoutConstraint($0) }
    } catch {
      UIKitException.record(error.exceptionText)
      return []
    }
  }

  /// Activates the constraints in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constrained view or guide, or nil after it was released.
  open var firstItem: AnyObject? { core?.firstItem?.item }

  /// The constrained attribute of the first item.
  open var firstAttribute: Attribute { Attribute(core?.firstAttribute ?? .notAnAttribute) }

  /// The view or guide on the other side, or nil if there is none or after it was released.
  open var secondItem: AnyObject? { core?.secondItem?.item }

  /// The attribute of the second item; `notAnAttribute` without one.
  open var secondAttribute: Attribute { Attribute(core?.secondAttribute ?? .notAnAttribute) }

  /// The relation between both sides.
  open var relation: Relation { Relation(core?.relation ?? .equal) }

  /// The factor of the second item's attribute; 1 without a second item.
  open var multiplier: CGFloat { CGFloat(core?.multiplier ?? 1) }

  /// The constant, in points.
  open var constant: CGFloat {
    get { CGFloat(core?.constant ?? 0) }
    set { change(core) { $0.constant = Points(newValue) } }
  }

  /// The priority.
  ///
  /// While the constraint is active, a change from required to optional or back is an exception.
  open var priority: UILayoutPriority {
    get { (core?.priority).map { UILayoutPriority(level: $0) } ?? .required }
    set { change(core) { $0.priority = newValue.level } }
  }

  /// A name that messages show with the constraint.
  open var identifier: String? {
    get { core?.identifier }
    set { core?.identifier = newValue }
  }

  /// Kept, without effect.
  open var shouldBeArchived = false

  /// Whether the constraint affects the layout.
  ///
  /// Activation adds the constraint to the nearest common ancestor of both items.
  open var isActive: Bool {
    get { core?.isActive ?? false }
    set {
      guard newValue != isActive else { return }
      guard let core else {
        UIKitException.record("Constraint must contain a first layout item")
        return
      }
      change(core) { $0.isActive = newValue }
    }
  }

  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem as? any ConstrainedItem, firstAttribute)
  }

  /// The anchor of the other side, or nil without a second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    (secondItem as? any ConstrainedItem).map { NSLayoutAnchor($0, secondAttribute) }
  }

  /// Changes the engine's constraint and records the exceptions that follow.
  private func change(_ core: LayoutConstraint?, _ change: (LayoutConstraint) -> Void) {
    guard let core else { return }
    let top = core.firstItem?.item?.itemView?.topmost
    change(core)
    top?.recordRefusals()
  }

  /// The items, the relation and the priority, as UIKit's log shows them.
  open override var description: String {
    onMainActor { core?.description ?? "<NSLayoutConstraint>" }
  }
}

extension LayoutConstraint {
  /// The constraint of UIKit that holds this one, or a new one.
  @MainActor var uiConstraint: NSLayoutConstraint {
    (shell as? NSLayoutConstraint) ?? NSLayoutConstraint(self)
  }
}

extension LayoutProblem {
  /// The text of UIKit's exception, or the problem's own.
  var exceptionText: String { reason ?? description }
}
