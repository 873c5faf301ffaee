public import Foundation
import Geometry
import Graphics

/// An outline of lines and curves with the style of its line, in points.
open class UIBezierPath: NSObject, @unchecked Sendable {
  var path: Path

  /// The outline.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  /// The width of the line in points; kept.
  open var lineWidth: CGFloat = 1
  /// The ends of the line; kept.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of the line; kept.
  open var lineJoinStyle = CGLineJoin.miter
  /// The greatest length of a corner, in widths of the line; kept.
  open var miterLimit: CGFloat = 10
  /// The greatest distance of lines from curves; kept.
  open var flatness: CGFloat = 0.6
  /// Whether every second area is filled; otherwise by the directions of the outlines.
  open var usesEvenOddFillRule: Bool {
    get { path.usesEvenOddRule }
    set { path.usesEvenOddRule = newValue }
  }

  /// Creates an empty path.
  public override init() {
    path = Path()
    super.init()
  }

  private init(path: Path) {
    self.path = path
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(path: .rect(Rect(rect))) }

  /// Creates the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(path: .ellipse(in: Rect(rect))) }

  /// Creates a rectangle with equal corners, whose curvature changes smoothly as in UIKit.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      path: .rounded(Rect(rect), Corners(radius: Points(cornerRadius), curve: .continuous)))
  }

  /// Creates a rectangle with some corners, whose radius is the width of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> Points {
      corners.contains(corner) ? Points(cornerRadii.width) : 0
    }
    self.init(
      path: .rounded(
        Rect(rect),
        Corners(
          topLeft: radius(.topLeft), topRight: radius(.topRight),
          bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft), curve: .continuous)))
  }

  /// Creates a part of a circle.
  ///
  /// Angles in radians go clockwise from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      path: .arc(
        around: Point(center), radius: Double(radius), from: Double(startAngle),
        to: Double(endAngle), isClockwise: clockwise))
  }

  /// Creates a path with an outline.
  public convenience init(cgPath CGPath: CGPath) { self.init(path: CGPath.path) }

  /// Creates an empty path; archives are not read.
  public required init?(coder: NSCoder) {
    path = Path()
    super.init()
  }

  /// Begins an outline at a point.
  open func move(to point: CGPoint) { path.move(to: Point(point)) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.line(to: Point(point)) }

  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.curve(to: Point(endPoint), Point(controlPoint1), Point(controlPoint2))
  }

  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.quadCurve(from: Point(currentPoint), to: Point(endPoint), Point(controlPoint))
  }

  /// Adds a part of a circle, after a line from the current point.
  ///
  /// Angles in radians go clockwise from the right.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let outline = CGMutablePath(path)
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
    path = outline.path
  }

  /// Closes the outline with a line to its start.
  open func close() { if !isEmpty { path.close() } }

  /// Adds the outlines of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// Removes all points.
  open func removeAllPoints() { path.elements = [] }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.elements.isEmpty }
  /// The point at which the next line begins; zero in an empty path.
  open var currentPoint: CGPoint { cgPath.currentPoint }
  /// The smallest rectangle around the lines; zero in an empty path.
  open var bounds: CGRect { path.flatBounds.map { CGRect($0) } ?? .zero }

  /// Whether a point is in the filled path.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns a copy.
  open override func copy() -> Any {
    let copy = UIBezierPath(path: path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (copy.miterLimit, copy.flatness) = (miterLimit, flatness)
    return copy
  }
}

/// The end of a line.
public enum CGLineCap: Int32, Sendable {
  /// At the end point, round around it, or half a width behind it.
  case butt, round, square
}

/// The corner of a line.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, round, or cut off.
  case miter, round, bevel
}
