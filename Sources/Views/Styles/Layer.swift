public import Geometry
import Graphics
public import ViewKinds

/// The corners, the border and the shadow of a view, as `CALayer`.
public struct Layer {
  let view: View

  /// The curve of rounded corners.
  public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
    /// A quarter circle, or a curve whose curvature changes smoothly, as `CALayerCornerCurve`.
    case circular, continuous
  }

  /// A set of a view's corners, as `CACornerMask`.
  public struct CornerMask: OptionSet, Hashable, Sendable {
    /// The bits of `CACornerMask`: one for each corner.
    public let rawValue: UInt

    /// Creates a set of corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
    /// All four corners.
    public static let all = CornerMask(rawValue: 15)
  }

  /// The shape that casts a shadow.
  public enum ShadowShape: String, Hashable, Sendable, CaseIterable {
    /// `content` uses the area that the view and its subviews cover.
    ///
    /// `bounds` uses the view's outline, as `shadowPath` does in UIKit.
    case content, bounds
  }

  /// The corner radius of the background and of the clipping area in points, clamped to 0 or more.
  public var cornerRadius: Points {
    get { view.ownStyle.cornerRadius }
    nonmutating set { view.ownStyle.cornerRadius = max(newValue, 0) }
  }

  /// The corners that `cornerRadius` rounds; all corners by default.
  public var maskedCorners: CornerMask {
    get { view.ownStyle.maskedCorners }
    nonmutating set { view.ownStyle.maskedCorners = newValue }
  }

  /// The curve of the corners; `circular` by default.
  public var cornerCurve: CornerCurve {
    get { view.ownStyle.cornerCurve }
    nonmutating set { view.ownStyle.cornerCurve = newValue }
  }

  /// The width of the border in points, clamped to 0 or more.
  ///
  /// The border is inside the view's edges.
  public var borderWidth: Points {
    get { view.ownStyle.borderWidth }
    nonmutating set { view.ownStyle.borderWidth = max(newValue, 0) }
  }

  /// The border's colour; black by default.
  public var borderColor: Color {
    get { view.ownStyle.borderColor }
    nonmutating set { view.ownStyle.borderColor = newValue }
  }

  /// The shadow's colour; black by default.
  public var shadowColor: Color {
    get { view.ownStyle.shadowColor }
    nonmutating set { view.ownStyle.shadowColor = newValue }
  }

  /// The shadow's opacity, clamped to 0...1; 0 (no shadow) by default.
  public var shadowOpacity: Double {
    get { view.ownStyle.shadowOpacity }
    nonmutating set { view.ownStyle.shadowOpacity = min(max(newValue, 0), 1) }
  }

  /// The shadow's offset to the right and down in points; (0, -3) by default, as in UIKit.
  public var shadowOffset: Size {
    get { view.ownStyle.shadowOffset }
    nonmutating set { view.ownStyle.shadowOffset = newValue }
  }

  /// The shadow's blur radius in points, clamped to 0 or more; 3 by default.
  public var shadowRadius: Points {
    get { view.ownStyle.shadowRadius }
    nonmutating set { view.ownStyle.shadowRadius = max(newValue, 0) }
  }

  /// The shape that casts the shadow; `content` by default.
  public var shadowShape: ShadowShape {
    get { view.ownStyle.shadowShape }
    nonmutating set { view.ownStyle.shadowShape = newValue }
  }

  /// Whether drawing is clipped to the view's bounds, the same value as `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    nonmutating set { view.clipsToBounds = newValue }
  }
}

/// The style of a view that does not depend on its kind.
struct OwnStyle: Hashable {
  var background: Color?
  /// The tint colour, or nil to use the superview's.
  var tint: Color?
  var cornerRadius: Points = 0
  var maskedCorners = Layer.CornerMask.all
  var cornerCurve = Layer.CornerCurve.circular
  var borderWidth: Points = 0
  var borderColor = Color.black
  var shadowColor = Color.black
  var shadowOpacity = 0.0
  var shadowOffset = Size(width: 0, height: -3)
  var shadowRadius: Points = 3
  var shadowShape = Layer.ShadowShape.content
  var transform = AffineTransform.identity
}

extension OwnStyle {
  var corners: Corners {
    func radius(_ corner: Layer.CornerMask) -> Points {
      maskedCorners.contains(corner) ? cornerRadius : 0
    }
    return Corners(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner),
      curve: cornerCurve == .continuous ? .continuous : .circular)
  }

  func border(in state: DeviceState) -> Border? {
    guard borderWidth > 0 else { return nil }
    return Border(
      width: borderWidth, color: borderColor.resolved(in: state.configuration.colorTraits))
  }

  func shadow(in state: DeviceState) -> LayerShadow? {
    guard shadowOpacity > 0 else { return nil }
    let color = shadowColor.resolved(in: state.configuration.colorTraits)
    return LayerShadow(
      color: color.withAlpha(UInt8((Double(color.alpha) * shadowOpacity).rounded())),
      radius: shadowRadius, offset: Point(x: shadowOffset.width, y: shadowOffset.height),
      shape: shadowShape == .bounds ? .bounds : .content)
  }
}
