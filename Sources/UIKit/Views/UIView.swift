public import Foundation
import Geometry
import Graphics
import Views

/// A rectangular area of the screen.
///
/// Constraints, or a frame and an autoresizing mask, place the view in its superview.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The engine's view.
  let node: View
  private(set) var bridge: ViewBridge?
  /// What changed since the last call of `layoutSubviews`.
  var pending = PendingLayout()
  /// The custom guides in the order in which they were added.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The insets of the safe area at the last call of `safeAreaInsetsDidChange`.
  private var knownSafeArea = UIEdgeInsets.zero
  /// The guides of the system that code asked for.
  var systemGuides: [UILayoutGuide] = []
  /// The subviews from back to front.
  open internal(set) var subviews: [UIView] = []
  /// The superview, or nil.
  open internal(set) weak var superview: UIView?
  /// The controller whose view this is, or nil.
  weak var controller: UIViewController?
  /// The recognizers that were added to the view.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// Creates a view.
  ///
  /// - Parameter frame: the frame in the coordinates of the future superview, in points.
  public init(frame: CGRect) {
    node = Self.makeNode()
    super.init()
    connect()
    self.frame = frame
  }

  /// Creates a view with a frame of zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view with a frame of zero; archives are not read.
  public required init?(coder: NSCoder) {
    node = Self.makeNode()
    super.init()
    connect()
  }

  /// The class of the view's layer: `CALayer`, or `CAGradientLayer` or `CAShapeLayer` in a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates the engine's view for this class.
  class func makeNode() -> View { (layerClass as? CALayer.Type)?.makeNode() ?? View() }

  private func connect() {
    let bridge = ViewBridge(self)
    self.bridge = bridge
    node.overrides = bridge
  }

  // MARK: Layout

  /// Called when the view's bounds changed or constraints moved a subview, and after
  /// `setNeedsLayout`.
  open func layoutSubviews() {}

  /// Called before the first layout, and before the next layout after
  /// `setNeedsUpdateConstraints`.
  open func updateConstraints() {}

  /// Whether constraints place the view; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The intrinsic size of the view's content in points, or `noIntrinsicMetric` on an axis without
  /// one.
  open var intrinsicContentSize: CGSize { CGSize(node.intrinsicContentSize) }

  /// The insets of the alignment rectangle, which constraints use, within the frame.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(node.alignmentRectInsets) }

  /// Returns the preferred size for an available size, in points; by default the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(node.sizeThatFits(Size(size))) }

  /// Requests a call of `layoutSubviews` with the next layout.
  open func setNeedsLayout() {
    pending.isRequested = true
    node.setNeedsLayout()
  }

  /// Lays out the view's whole hierarchy if anything in it changed since the last layout.
  open func layoutIfNeeded() {
    let top = topmost
    (top as? UIWindow)?.prepare()
    guard top.node.needsLayout else { return }
    top.node.layoutIfNeeded()
    top.recordRefusals()
    top.reportConflicts()
  }

  /// Requests a call of `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() { node.setNeedsUpdateConstraints() }

  /// Whether `updateConstraints` is called before the next layout.
  open func needsUpdateConstraints() -> Bool { node.needsUpdateConstraints }

  /// Calls `updateConstraints` on this view and its descendants if the call was requested.
  open func updateConstraintsIfNeeded() { node.updateConstraintsIfNeeded() }

  /// Marks the view for layout, because its content's size changed.
  open func invalidateIntrinsicContentSize() { node.invalidateIntrinsicContentSize() }

  /// Sets the size to `sizeThatFits` of the present size; the origin of the frame stays.
  open func sizeToFit() { setSize(sizeThatFits(bounds.size)) }

  /// Gives a control the size of its content; the origin of the frame stays.
  func sizeToContent() { setSize(CGSize(node.sizeThatFits(.zero))) }

  private func setSize(_ size: CGSize) {
    setFrame(CGRect(origin: CGPoint(node.frame.origin), size: size))
  }

  /// Called when the insets of the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// Writes the conflicts of the last layout; only a window knows them.
  func reportConflicts() {}

  func noticeSafeArea() {
    guard knownSafeArea != safeAreaInsets else { return }
    knownSafeArea = safeAreaInsets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }

  /// Called when the margins changed.
  open func layoutMarginsDidChange() {}

  // MARK: Measures

  /// Returns the size in points that fits the view's constraints and is near a target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    prepareForMeasuring()
    return CGSize(node.systemLayoutSizeFitting(Size(targetSize)))
  }

  /// Returns the size in points that fits the view's constraints and is near a target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    prepareForMeasuring()
    return CGSize(
      node.systemLayoutSizeFitting(
        Size(targetSize), withHorizontalFittingPriority: horizontalFittingPriority.level,
        verticalFittingPriority: verticalFittingPriority.level))
  }

  /// Returns the rectangle that constraints use for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for a rectangle that constraints use.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose last baseline is this view's: the view itself.
  open var forLastBaselineLayout: UIView { self }
  /// The view whose first baseline is this view's: the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The insets that bars, cutouts and rounded corners cover, in points, from the last layout.
  open var safeAreaInsets: UIEdgeInsets {
    (topmost as? UIWindow)?.prepare()
    return UIEdgeInsets(node.safeAreaInsets)
  }

  /// The margins in points, with the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(node.effectiveMargins) }
    set {
      node.layoutMargins = Insets(newValue)
      layoutMarginsDidChange()
    }
  }

  /// The view's own margins in points, with leading and trailing sides.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(node.directionalLayoutMargins) }
    set {
      node.directionalLayoutMargins = DirectionalInsets(newValue)
      layoutMarginsDidChange()
    }
  }

  /// The direction of the view's own content.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { UISemanticContentAttribute(node.semanticContentAttribute) }
    set { node.semanticContentAttribute = newValue.attribute }
  }

  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    node.effectiveDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Hierarchy

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Adds a view in front of the other subviews and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Moves a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { move(view, to: subviews.count) }
  }

  /// Moves a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { move(view, to: 0) }
  }

  /// Inserts a view at a position among the subviews; 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Removes the view from its superview, with the constraints that ancestors hold for it.
  open func removeFromSuperview() { remove() }

  /// The environment of the view: that of its window, or the screen's.
  open var traitCollection: UITraitCollection { window?.traits ?? .current }

  /// The traits at the last call of `traitCollectionDidChange`, or nil before a window.
  var knownTraits: UITraitCollection?

  /// Shows the content for other traits.
  func showTraits() {}

  /// Called after the view's traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view that events go to next: the controller, the superview or the window's app.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Geometry

  /// The view's rectangle in the superview's coordinates, in points.
  ///
  /// With a transform, it is the smallest rectangle around the transformed view.
  open var frame: CGRect {
    get { UIView.frame(of: node) }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points.
  ///
  /// Another origin moves the subviews, and scrolls a scroll view. A new size keeps the centre.
  open var bounds: CGRect {
    get { CGRect(node.bounds) }
    set { UIView.setBounds(newValue, of: node) }
  }

  /// The centre of the frame in the superview's coordinates, in points.
  open var center: CGPoint {
    get { CGPoint(node.center) }
    set {
      let size = CGSize(node.frame.size)
      setFrame(
        CGRect(
          x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  private func setFrame(_ frame: CGRect) { UIView.setFrame(frame, of: node) }

  /// The transform around the centre that drawing applies; it does not affect the layout.
  open var transform: CGAffineTransform {
    get { CGAffineTransform(node.transform) }
    set { node.transform = Views.AffineTransform(newValue) }
  }

  /// The deepest view that contains a point of this view's coordinates, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of this view's coordinates is in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Look

  /// The colour behind the view's content, or nil for none.
  open var backgroundColor: UIColor? {
    get { node.backgroundColor.map { UIColor($0) } }
    set { node.backgroundColor = newValue?.color }
  }

  /// The opacity from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(node.alpha) }
    set { node.alpha = min(max(Double(newValue), 0), 1) }
  }

  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { node.isHidden }
    set { node.isHidden = newValue }
  }

  /// Whether drawing is clipped to the view's bounds.
  open var clipsToBounds: Bool {
    get { node.clipsToBounds }
    set { node.clipsToBounds = newValue }
  }

  /// The colour of interactive parts; by default the superview's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { UIColor(node.tintColor) }
    set {
      node.ownTintColor = newValue?.color
      noticeTintColor()
    }
  }

  /// Called after the view's own or inherited tint colour changed.
  open func tintColorDidChange() {}

  /// The position and scaling of the content; image views draw it.
  open var contentMode = ContentMode.scaleToFill

  /// The corners, the border, the shadow, and layers beside the subviews.
  open private(set) lazy var layer = CALayer.make(for: self)

  /// Whether the view covers all behind it; kept.
  open var isOpaque = true
  /// Kept, without effect.
  open var clearsContextBeforeDrawing = true
  /// Whether hit tests find the view and its subviews; false in labels and image views.
  open var isUserInteractionEnabled = true
  /// Kept, without effect.
  open var isMultipleTouchEnabled = false
  /// Kept, without effect.
  open var isExclusiveTouch = false
  /// The number by which `viewWithTag` finds the view.
  open var tag: Int {
    get { node.tag }
    set { node.tag = newValue }
  }
  /// The name of the view in messages.
  open var accessibilityIdentifier: String? {
    get { node.accessibilityIdentifier }
    set { node.accessibilityIdentifier = newValue }
  }
  /// Kept, without effect.
  open var accessibilityLabel: String?
  /// Kept, without effect.
  open var accessibilityHint: String?
  /// Kept, without effect.
  open var accessibilityValue: String?
  /// Kept, without effect.
  open var isAccessibilityElement = false
  /// Kept, without effect.
  open var accessibilityElementsHidden = false
  /// Kept, without effect.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Kept, without effect.
  open var restorationIdentifier: String?

  /// Has no effect: each picture draws the view as it is.
  open func setNeedsDisplay() {}
  /// Has no effect: each picture draws the view as it is.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// The class, the frame and the layer, as UIKit describes a view.
  open override var description: String { onMainActor { debugText } }
}

/// What changed since the last call of `layoutSubviews` or `layoutSublayers`.
struct PendingLayout {
  var isRequested = true
  /// The bounds and the frames of the subviews that constraints place, after the last call.
  var rects: [CGRect] = []
}

extension UIView {
  /// Calls `layoutSubviews` if the layout changed the bounds or moved a subview, or on request.
  func layOutIfChanged() {
    noticeSafeArea()
    guard pending.isRequested || layoutRects != pending.rects else { return }
    pending.isRequested = false
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    pending.rects = layoutRects
  }

  /// The bounds and the frames of the subviews that constraints place.
  ///
  /// A subview that code moves needs no layout of its superview.
  private var layoutRects: [CGRect] {
    let placed = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    return [CGRect(node.bounds)] + placed.map { CGRect($0.node.frame) }
  }
}
