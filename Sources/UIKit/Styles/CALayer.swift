public import Foundation
import Geometry
import Graphics
import Views

/// A rectangle with a background, corners, a border, a shadow and sublayers.
///
/// Each view has a layer. Other layers are drawn in the order of `sublayers`, in which the layers of
/// the subviews are too. They have frames and no constraints.
@preconcurrency @MainActor
open class CALayer: NSObject {
  private(set) weak var view: UIView?
  private var ownNode: View?
  private var bridge: LayerBridge?
  /// The sublayers that belong to no view, which the layer keeps.
  private var kept: [CALayer] = []
  /// What changed since the last call of `layoutSublayers`.
  private var pending = PendingLayout()
  /// The animations by their keys.
  var animations: [String: CAAnimation] = [:]

  /// Creates a layer that belongs to no view.
  public override init() { super.init() }

  /// Creates a layer with the values of another one.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    frame = other.frame
    copyLook(of: other)
  }

  /// Creates a layer that belongs to no view; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the layer of a view: one of `layerClass`, if that is one of the module's classes.
  static func make(for view: UIView) -> CALayer {
    let wanted: AnyClass = type(of: view).layerClass
    let layer: CALayer
    switch ObjectIdentifier(wanted) {
    case ObjectIdentifier(CALayer.self): layer = CALayer()
    case ObjectIdentifier(CAGradientLayer.self): layer = CAGradientLayer()
    case ObjectIdentifier(CAShapeLayer.self): layer = CAShapeLayer()
    default:
      UIKitException.record("a layer of the class \(wanted) cannot be made for \(view)")
      layer = CALayer()
    }
    layer.view = view
    return layer
  }

  /// Creates the engine's view for this class.
  class func makeNode() -> View { View() }

  /// The engine's view, which draws the layer.
  var node: View {
    if let view { return view.node }
    if let ownNode { return ownNode }
    let (made, bridge) = (Self.makeNode(), LayerBridge(self))
    made.overrides = bridge
    (ownNode, self.bridge) = (made, bridge)
    return made
  }

  // MARK: Hierarchy

  /// The layers in this one from back to front, or nil without any.
  ///
  /// A list that is set replaces the layers that belong to no view.
  open var sublayers: [CALayer]? {
    get {
      let found = node.subviews.compactMap(CALayer.of)
      return found.isEmpty ? nil : found
    }
    set {
      for layer in kept { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layer around this one, or nil.
  open var superlayer: CALayer? { node.superview.flatMap(CALayer.of) }

  private static func of(_ node: View) -> CALayer? {
    node.uiView?.layer ?? (node.overrides as? LayerBridge)?.layer
  }

  /// Adds a layer in front of the others and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: node.subviews.count) }

  /// Inserts a layer at a position among the sublayers; 0 is the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer directly behind one of the sublayers.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Inserts a layer directly in front of one of the sublayers.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Replaces a sublayer, at the same position.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    let others = node.subviews.filter { $0 !== layer.node }
    let position = sibling.flatMap { sibling in others.firstIndex { $0 === sibling.node } }
    insert(layer, at: position.map { $0 + offset } ?? others.count)
  }

  private func insert(_ layer: CALayer, at position: Int) {
    guard layer.view == nil else {
      UIKitException.record("the layer of a view moves with its view: \(layer)")
      return
    }
    guard !node.isDescendant(of: layer.node) else {
      UIKitException.record("CALayerInvalid: \(layer) is a superlayer of \(self)")
      return
    }
    layer.removeFromSuperlayer()
    kept.append(layer)
    pending.isRequested = true
    node.insertSubview(layer.node, at: position)
  }

  /// Removes the layer from its superlayer; the layer of a view takes its view along.
  open func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    superlayer?.kept.removeAll { $0 === self }
    superlayer?.pending.isRequested = true
    node.removeFromSuperview()
  }

  /// Called when the bounds of a layer without a view changed, when sublayers were added or
  /// removed, and after `setNeedsLayout`.
  open func layoutSublayers() {}

  /// Calls `layoutSublayers` if the bounds changed, or on request.
  fileprivate func layOutIfChanged() {
    guard pending.isRequested || pending.rects != [bounds] else { return }
    pending.isRequested = false
    layoutSublayers()
    pending.rects = [bounds]
  }

  // MARK: Geometry

  /// The frame in the superlayer's coordinates, in points.
  open var frame: CGRect {
    get { view?.frame ?? UIView.frame(of: node) }
    set {
      if let view { view.frame = newValue } else { UIView.setFrame(newValue, of: node) }
    }
  }

  /// The rectangle in the layer's own coordinates, in points.
  ///
  /// Another origin moves the sublayers. A new size keeps the centre.
  open var bounds: CGRect {
    get { CGRect(node.bounds) }
    set {
      if let view { return view.bounds = newValue }
      UIView.setBounds(newValue, of: node)
    }
  }

  /// The centre in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { CGPoint(node.center) }
    set {
      if let view { return view.center = newValue }
      let size = bounds.size
      UIView.setFrame(
        CGRect(
          x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
          height: size.height), of: node)
    }
  }

  /// The transform around the centre that drawing applies.
  open func affineTransform() -> CGAffineTransform { CGAffineTransform(node.transform) }

  /// Sets the transform around the centre that drawing applies.
  open func setAffineTransform(_ m: CGAffineTransform) {
    node.transform = Views.AffineTransform(m)
  }

  /// Whether a point of the layer's coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Look

  private var look: Layer { node.layer }

  private func copyLook(of other: CALayer) {
    backgroundColor = other.backgroundColor
    (cornerRadius, maskedCorners) = (other.cornerRadius, other.maskedCorners)
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowColor, shadowOpacity) = (other.shadowColor, other.shadowOpacity)
    (shadowOffset, shadowRadius) = (other.shadowOffset, other.shadowRadius)
    (opacity, isHidden) = (other.opacity, other.isHidden)
    masksToBounds = other.masksToBounds
  }

  /// The corner radius of the background and of the clipping area, in points.
  open var cornerRadius: CGFloat {
    get { CGFloat(look.cornerRadius) }
    set { look.cornerRadius = Points(newValue) }
  }

  /// The corners that `cornerRadius` rounds; all by default.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: look.maskedCorners.rawValue) }
    set { look.maskedCorners = Layer.CornerMask(rawValue: newValue.rawValue) }
  }

  /// The curve of the corners; circular by default.
  open var cornerCurve: CALayerCornerCurve {
    get { look.cornerCurve == .continuous ? .continuous : .circular }
    set { look.cornerCurve = newValue == .continuous ? .continuous : .circular }
  }

  /// The width of the border inside the edges, in points.
  open var borderWidth: CGFloat {
    get { CGFloat(look.borderWidth) }
    set { look.borderWidth = Points(newValue) }
  }

  /// The border's colour; black by default.
  open var borderColor: CGColor? {
    get { CGColor(look.borderColor) }
    set { look.borderColor = newValue?.color ?? .clear }
  }

  /// The shadow's colour; black by default.
  open var shadowColor: CGColor? {
    get { CGColor(look.shadowColor) }
    set { look.shadowColor = newValue?.color ?? .clear }
  }

  /// The shadow's opacity from 0 to 1; 0 by default.
  open var shadowOpacity: Float {
    get { Float(look.shadowOpacity) }
    set { look.shadowOpacity = Double(newValue) }
  }

  /// The shadow's distance to the right and down, in points; (0, -3) by default.
  open var shadowOffset: CGSize {
    get { CGSize(look.shadowOffset) }
    set { look.shadowOffset = Size(newValue) }
  }

  /// The shadow's blur, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { CGFloat(look.shadowRadius) }
    set { look.shadowRadius = Points(newValue) }
  }

  /// Whether drawing is clipped to the bounds.
  open var masksToBounds: Bool {
    get { node.clipsToBounds }
    set { if let view { view.clipsToBounds = newValue } else { node.clipsToBounds = newValue } }
  }

  /// The colour behind the content, or nil.
  open var backgroundColor: CGColor? {
    get { node.backgroundColor.map { UIColor($0).cgColor } }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        node.backgroundColor = newValue?.color
      }
    }
  }

  /// The opacity from 0 to 1.
  open var opacity: Float {
    get { Float(node.alpha) }
    set {
      if let view {
        view.alpha = CGFloat(newValue)
      } else {
        node.alpha = min(max(Double(newValue), 0), 1)
      }
    }
  }

  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? node.isHidden }
    set { if let view { view.isHidden = newValue } else { node.isHidden = newValue } }
  }

  /// A name; kept.
  open var name: String?
  /// The place above other layers; kept.
  open var zPosition: CGFloat = 0
  /// Kept, without effect.
  open var shouldRasterize = false
  /// Kept, without effect.
  open var rasterizationScale: CGFloat = 1
  /// The number of pixels in a point; kept.
  open var contentsScale: CGFloat = 1
  /// Kept, without effect.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer covers all behind it; kept.
  open var isOpaque = false

  /// Marks the layer for layout.
  open func setNeedsLayout() {
    if let view { return view.setNeedsLayout() }
    pending.isRequested = true
    node.setNeedsLayout()
  }

  /// Lays out the hierarchy of the layer.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { superlayer?.layoutIfNeeded() }
  }

  /// Has no effect: each picture draws the layer as it is.
  open func setNeedsDisplay() {}

  /// The layer as it is on the screen: the layer itself, because animations end at once.
  open func presentation() -> Self? { self }
  /// The layer with the values that code set: the layer itself.
  open func model() -> Self { self }

  /// The class and the frame.
  open override var description: String {
    onMainActor { "<\(type(of: self)); frame = \(frame)>" }
  }
}

/// The way from the engine's view of a layer to the methods that subclasses of `CALayer` override.
final class LayerBridge: ViewOverrides {
  private(set) weak var layer: CALayer?

  init(_ layer: CALayer) { self.layer = layer }

  var detached: (screen: Screen, text: any TextMeasuring) {
    onMainActor { (UIScreen.current, UIScreen.fonts) }
  }

  var name: String {
    let layer = layer
    return onMainActor { layer.map { $0.name ?? String(describing: type(of: $0)) } ?? "CALayer" }
  }

  var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }
  var alignmentRectInsets: Insets { .zero }

  func refused(_ problem: LayoutProblem) { UIKitException.record(problem.exceptionText) }
  func updateConstraints() {}

  func layoutSubviews() {
    let layer = layer
    onMainActor { layer?.layOutIfChanged() }
  }
}

/// A set of corners.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// Creates a curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature changes smoothly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
