public import Foundation
import Geometry
import Views

extension UIView {
  /// The value of `intrinsicContentSize` on an axis without a size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The fitting target for the smallest size that the content allows.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The fitting target for the largest size that the content allows.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The margins and dimensions that change when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the margins and dimensions.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The margins and dimensions that change when the superview's size changes; none by default.
  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(node.autoresizingMask.rawValue)) }
    set { node.autoresizingMask = Views.AutoresizingMask(rawValue: Int(newValue.rawValue)) }
  }

  /// Whether the frame and the mask become constraints; true by default.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { node.translatesAutoresizingMaskIntoConstraints }
    set { node.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// The active constraints that this view holds, in order of activation.
  public var constraints: [NSLayoutConstraint] { node.constraints.map(\.uiConstraint) }

  /// Holds a constraint of this view and its descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard let core = constraint.core else { return }
    node.addConstraint(core)
    topmost.recordRefusals()
    core.firstItem?.item?.itemView?.topmost.recordRefusals()
  }

  /// Holds constraints of this view and its descendants.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if let core = constraint.core { node.removeConstraint(core) }
  }

  /// Deactivates the constraints of a list that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The first line's baseline; the top of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last line's baseline; the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// Returns the priority with which the view resists growing beyond its intrinsic size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(level: node.contentHuggingPriority(for: axis.axis))
  }

  /// Sets the priority with which the view resists growing beyond its intrinsic size.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    node.setContentHuggingPriority(priority.level, for: axis.axis)
    topmost.recordRefusals()
  }

  /// Returns the priority with which the view resists shrinking below its intrinsic size.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(level: node.contentCompressionResistancePriority(for: axis.axis))
  }

  /// Sets the priority with which the view resists shrinking below its intrinsic size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    node.setContentCompressionResistancePriority(priority.level, for: axis.axis)
    topmost.recordRefusals()
  }

  func prepareForMeasuring() {
    (topmost as? UIWindow)?.prepare()
    updateConstraintsIfNeeded()
  }

  /// Whether the view's place is not determined.
  public var hasAmbiguousLayout: Bool { node.hasAmbiguousLayout }

  /// Returns the active constraints that affect the view on an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    node.constraintsAffectingLayout(for: axis.axis).map(\.uiConstraint)
  }

  /// Has no effect: an ambiguous place is always the same.
  public func exerciseAmbiguityInLayout() {}

}

// MARK: Guides and margins

extension UIView {
  /// The area that bars, cutouts and rounded corners do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(node.safeAreaLayoutGuide) }
  /// The area inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(node.layoutMarginsGuide) }
  /// The area inside the margins, limited to the readable width.
  public var readableContentGuide: UILayoutGuide { systemGuide(node.readableContentGuide) }

  /// The part that the keyboard covers, or the bottom safe area without a keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = node.keyboardLayoutGuide
    if let known = systemGuides.first(where: { $0.guide === guide }) as? UIKeyboardLayoutGuide {
      return known
    }
    let made = UIKeyboardLayoutGuide(guide)
    systemGuides.append(made)
    return made
  }

  /// The guide of UIKit for a guide of the system, the same object every time.
  func systemGuide(_ guide: LayoutGuide) -> UILayoutGuide {
    if let known = systemGuides.first(where: { $0.guide === guide }) { return known }
    let made = UILayoutGuide(guide)
    systemGuides.append(made)
    return made
  }

  /// The guide of UIKit for a guide of this view.
  func layoutGuide(of guide: LayoutGuide) -> UILayoutGuide {
    layoutGuides.first { $0.guide === guide } ?? systemGuide(guide)
  }

  /// Adds a guide and removes it from its previous view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    node.addLayoutGuide(layoutGuide.guide)
    layoutGuides.append(layoutGuide)
  }

  /// Removes a guide, with the constraints that use it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    node.removeLayoutGuide(layoutGuide.guide)
    layoutGuides.removeAll { $0 === layoutGuide }
  }

  /// Whether the margins are at least the part of the superview's margins that reaches in.
  public var preservesSuperviewLayoutMargins: Bool {
    get { node.preservesSuperviewLayoutMargins }
    set { node.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the safe area is added to the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { node.insetsLayoutMarginsFromSafeArea }
    set { node.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// Returns the layout direction of an attribute, outside a view.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// Whether subviews are resized with the view; always true, and false is refused with an exception.
  public var autoresizesSubviews: Bool {
    get { true }
    set { if !newValue { UIKitException.record("autoresizesSubviews cannot be false here") } }
  }
}

// MARK: Coordinates

extension UIView {
  /// Converts a point to another view's coordinates, or the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(node.convert(Point(point), to: view?.node))
  }

  /// Converts a point from another view's coordinates, or the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(node.convert(Point(point), from: view?.node))
  }

  /// Converts a rectangle to another view's coordinates, or the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(node.convert(Rect(rect), to: view?.node))
  }

  /// Converts a rectangle from another view's coordinates, or the window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(node.convert(Rect(rect), from: view?.node))
  }
}
