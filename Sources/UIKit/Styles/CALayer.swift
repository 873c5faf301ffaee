public import Foundation
import Geometry
import Views

/// The corners, the border and the shadow of a view.
@preconcurrency @MainActor
open class CALayer: NSObject {
  private weak var view: UIView?

  init(of view: UIView) {
    self.view = view
    super.init()
  }

  private var look: Layer? { view?.node.layer }

  /// The corner radius of the background and of the clipping area, in points.
  open var cornerRadius: CGFloat {
    get { CGFloat(look?.cornerRadius ?? 0) }
    set { look?.cornerRadius = Points(newValue) }
  }

  /// The corners that `cornerRadius` rounds; all by default.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: look?.maskedCorners.rawValue ?? 15) }
    set { look?.maskedCorners = Layer.CornerMask(rawValue: newValue.rawValue) }
  }

  /// The curve of the corners; circular by default.
  open var cornerCurve: CALayerCornerCurve {
    get { look?.cornerCurve == .continuous ? .continuous : .circular }
    set { look?.cornerCurve = newValue == .continuous ? .continuous : .circular }
  }

  /// The width of the border inside the edges, in points.
  open var borderWidth: CGFloat {
    get { CGFloat(look?.borderWidth ?? 0) }
    set { look?.borderWidth = Points(newValue) }
  }

  /// The border's colour; black by default.
  open var borderColor: CGColor? {
    get { (look?.borderColor).map { CGColor($0) } }
    set { look?.borderColor = newValue?.color ?? .clear }
  }

  /// The shadow's colour; black by default.
  open var shadowColor: CGColor? {
    get { (look?.shadowColor).map { CGColor($0) } }
    set { look?.shadowColor = newValue?.color ?? .clear }
  }

  /// The shadow's opacity from 0 to 1; 0 by default.
  open var shadowOpacity: Float {
    get { Float(look?.shadowOpacity ?? 0) }
    set { look?.shadowOpacity = Double(newValue) }
  }

  /// The shadow's distance to the right and down, in points; (0, -3) by default.
  open var shadowOffset: CGSize {
    get { (look?.shadowOffset).map { CGSize($0) } ?? .zero }
    set { look?.shadowOffset = Size(newValue) }
  }

  /// The shadow's blur, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { CGFloat(look?.shadowRadius ?? 0) }
    set { look?.shadowRadius = Points(newValue) }
  }

  /// Whether drawing is clipped to the bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The colour behind the content, or nil.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// The opacity from 0 to 1.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// The frame in the superview's coordinates, in points.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The centre in the superview's coordinates, in points.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  /// A name; kept.
  open var name: String?
  /// Kept, without effect.
  open var shouldRasterize = false
  /// Kept, without effect.
  open var rasterizationScale: CGFloat = 1
  /// Kept, without effect.
  open var allowsEdgeAntialiasing = false

  /// Marks the view for layout.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out the view's hierarchy.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Has no effect: each picture draws the view as it is.
  open func setNeedsDisplay() {}
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
