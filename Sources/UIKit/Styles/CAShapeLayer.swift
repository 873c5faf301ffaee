public import Foundation
import Geometry
import Graphics
import Views

/// A layer that fills and strokes a path, over its background.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The engine's views of the filled area and of the line.
  ///
  /// Their frames are around the path, because a layer draws its path outside of its own frame too.
  private let (area, line) = (ShapeView(), ShapeView())

  /// Creates a layer without a path.
  public override init() { super.init() }

  /// Creates a layer with the values of another one.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule) = (other.path, other.fillColor, other.fillRule)
    (strokeColor, strokeStart, strokeEnd) = (other.strokeColor, other.strokeStart, other.strokeEnd)
    line.stroke = other.line.stroke
    show()
  }

  /// Creates a layer without a path; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The path in the layer's coordinates, in points; nil for none.
  open var path: CGPath? { didSet { show() } }

  /// The colour of the filled area; black by default, nil for none.
  open var fillColor: CGColor? = CGColor(.black) { didSet { show() } }

  /// The rule by which overlapping outlines are filled.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { show() } }

  /// The colour of the line, or nil for no line.
  open var strokeColor: CGColor? { didSet { show() } }

  /// The fraction of the path's length at which the line begins; 0 by default.
  open var strokeStart: CGFloat = 0 { didSet { show() } }

  /// The fraction of the path's length at which the line ends; 1 by default.
  open var strokeEnd: CGFloat = 1 { didSet { show() } }

  /// The width of the line in points, half of it outside; 1 by default.
  open var lineWidth: CGFloat {
    get { CGFloat(line.stroke.width) }
    set { change { $0.width = Points(max(newValue, 0)) } }
  }

  /// The ends of the line.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(rawValue: line.stroke.cap.rawValue) }
    set { change { $0.cap = Stroke.Cap(rawValue: newValue.rawValue) ?? .butt } }
  }

  /// The corners of the line.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(rawValue: line.stroke.join.rawValue) }
    set { change { $0.join = Stroke.Join(rawValue: newValue.rawValue) ?? .miter } }
  }

  /// The lengths of dashes and gaps in points, or nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get {
      let dashes = line.stroke.dashes
      return dashes.isEmpty ? nil : dashes.map { NSNumber(value: $0.value) }
    }
    set { change { $0.dashes = (newValue ?? []).map { Points(max($0.doubleValue, 0)) } } }
  }

  /// Where the line begins in the pattern, in points.
  open var lineDashPhase: CGFloat {
    get { CGFloat(line.stroke.dashPhase) }
    set { change { $0.dashPhase = Points(newValue) } }
  }

  /// The greatest length of a corner, in widths of the line; kept, 10 by default.
  open var miterLimit: CGFloat = 10

  private func change(_ change: (inout Stroke) -> Void) {
    change(&line.stroke)
    show()
  }

  private func show() {
    var whole = path?.path ?? Path()
    whole.usesEvenOddRule = fillRule == .evenOdd
    area.fillColor = fillColor?.color
    area.fillRule = fillRule == .evenOdd ? .evenOdd : .nonZero
    show(whole, in: area, reach: 0)
    line.fillColor = .clear
    line.strokeColor = strokeColor?.color
    let part = whole.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
    show(strokeColor == nil ? Path() : part, in: line, reach: line.stroke.reach)
    // The area is behind the line, and both are behind the sublayers.
    for shape in [line, area] where shape.superview !== node { node.insertSubview(shape, at: 0) }
  }

  /// Puts a view with a path, which reaches beyond its points, into the layer.
  private func show(_ path: Path, in shape: ShapeView, reach: Points) {
    guard let bounds = path.flatBounds else {
      shape.path = Path()
      shape.frame = .zero
      return
    }
    // Whole points are on the grid of pixels, so that a layout does not move the path.
    let around = CGRect(bounds.outset(by: reach)).insetBy(dx: -1, dy: -1).integral
    shape.frame = Rect(around)
    shape.path = path.mapped {
      Point(x: $0.x - Points(around.minX), y: $0.y - Points(around.minY))
    }
  }
}

/// The rule by which overlapping outlines are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name.
  public let rawValue: String
  /// Creates a rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the directions of the outlines.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Every second area.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The end of a layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an end by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a width behind the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corner of a layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a corner by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
