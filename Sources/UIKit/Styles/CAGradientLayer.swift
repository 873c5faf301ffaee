public import Foundation
import Geometry
import Views

/// A layer that a colour gradient fills, over its background and in its rounded corners.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  override class func makeNode() -> View { GradientView() }

  private var gradient: GradientView? { node as? GradientView }
  private var givenColors: [Any]?

  /// Creates a layer without colours.
  public override init() { super.init() }

  /// Creates a layer with the values of another one.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  /// Creates a layer without colours; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colours in their order, as `CGColor`; nil for none.
  open var colors: [Any]? {
    get { givenColors }
    set {
      givenColors = newValue
      let traits = UITraitCollection.current.colorTraits
      gradient?.colors = (newValue ?? []).compactMap {
        ($0 as? CGColor)?.color.resolved(in: traits)
      }
    }
  }

  /// The positions of the colours from 0 to 1 in ascending order, or nil for even distances.
  open var locations: [NSNumber]? {
    get { gradient?.locations?.map { NSNumber(value: $0) } }
    set { gradient?.locations = newValue?.map { min(max($0.doubleValue, 0), 1) } }
  }

  /// The start in fractions of the bounds, or the centre; (0.5, 0) by default.
  open var startPoint: CGPoint {
    get { gradient.map { CGPoint(x: $0.startPoint.x, y: $0.startPoint.y) } ?? .zero }
    set { gradient?.startPoint = (Double(newValue.x), Double(newValue.y)) }
  }

  /// The end in fractions of the bounds; (0.5, 1) by default.
  open var endPoint: CGPoint {
    get { gradient.map { CGPoint(x: $0.endPoint.x, y: $0.endPoint.y) } ?? .zero }
    set { gradient?.endPoint = (Double(newValue.x), Double(newValue.y)) }
  }

  /// The shape; along a line by default.
  open var type: CAGradientLayerType {
    get { CAGradientLayerType(rawValue: gradient?.type.rawValue ?? "axial") }
    set { gradient?.type = .init(rawValue: newValue.rawValue) ?? .axial }
  }
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The shape's name.
  public let rawValue: String

  /// Creates a shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start outward; the end is a corner of the box around the ellipse.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise around the start, from the ray through the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
