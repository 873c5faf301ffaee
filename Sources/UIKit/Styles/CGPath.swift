public import Foundation
import Geometry
import Graphics

/// An outline of lines and curves, in points.
public class CGPath: Hashable, @unchecked Sendable {
  var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path.rect(Rect(rect)).applying(transform?.pointee)
  }

  /// Creates the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path.ellipse(in: Rect(rect)).applying(transform?.pointee)
  }

  /// Creates a rectangle with corners that are quarters of an ellipse.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    path = Path.rounded(rect, cornerWidth, cornerHeight).applying(transform?.pointee)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.elements.isEmpty }

  /// The point at which the next line begins; zero in an empty path.
  public var currentPoint: CGPoint {
    var (current, first) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for element in path.elements {
      switch element {
      case .move(let point): (current, first) = (point, point)
      case .line(let point), .curve(let point, _, _): current = point
      case .close: current = first
      }
    }
    return CGPoint(current)
  }

  /// The smallest rectangle around the points and control points, or a null rectangle.
  public var boundingBox: CGRect {
    let points = path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .close: []
      }
    }
    let (x, y) = (points.map(\.x.value), points.map(\.y.value))
    guard let minX = x.min(), let maxX = x.max(), let minY = y.min(), let maxY = y.max() else {
      return .null
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The smallest rectangle around the lines, or a null rectangle.
  public var boundingBoxOfPath: CGRect { path.flatBounds.map { CGRect($0) } ?? .null }

  /// Whether a point is in the filled path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var path = path
    path.usesEvenOddRule = rule == .evenOdd
    let mapped = Point(point.applying(transform))
    return path.relation(to: Rect(origin: mapped, size: .zero)) == .covers
  }

  /// Returns a copy, which does not change with this path.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Whether both have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

  /// Feeds the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// An outline that can be extended, in points.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  override init(_ path: Path) { super.init(path) }

  /// Creates an empty path.
  public init() { super.init(Path()) }

  /// Begins an outline at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: Point(point.applying(transform)))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: Point(point.applying(transform)))
  }

  /// Adds an outline of lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (position, point) in points.enumerated() {
      if position == 0 { move(to: point, transform: transform) }
      if position > 0 { addLine(to: point, transform: transform) }
    }
  }

  /// Adds a cubic curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.curve(
      to: Point(end.applying(transform)), Point(control1.applying(transform)),
      Point(control2.applying(transform)))
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint
    path.quadCurve(
      from: Point(start), to: Point(end.applying(transform)), Point(control.applying(transform)))
  }

  /// Adds a part of a circle, after a line from the current point.
  ///
  /// As in Core Graphics, whose y axis goes up, `clockwise` is counterclockwise on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path.arc(
      around: Point(center), radius: Double(radius), from: Double(startAngle), to: Double(endAngle),
      isClockwise: !clockwise
    ).applying(transform)
    if !isEmpty, case .move(let start)? = arc.elements.first { arc.elements[0] = .line(start) }
    path.append(arc)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path.rect(Rect(rect)).applying(transform))
  }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path.ellipse(in: Rect(rect)).applying(transform))
  }

  /// Adds a rectangle with corners that are quarters of an ellipse.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.append(Path.rounded(rect, cornerWidth, cornerHeight).applying(transform))
  }

  /// Adds the outlines of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.append(path.path.applying(transform))
  }

  /// Closes the outline with a line to its start.
  public func closeSubpath() { if !isEmpty { path.close() } }
}

/// The rule by which overlapping outlines are filled.
public enum CGPathFillRule: Int, Sendable {
  /// By the directions of the outlines, or every second area.
  case winding, evenOdd
}

extension Path {
  func applying(_ transform: CGAffineTransform?) -> Path {
    guard let transform, !transform.isIdentity else { return self }
    return mapped { Point(CGPoint($0).applying(transform)) }
  }

  mutating func quadCurve(from start: Point, to end: Point, _ control: Point) {
    func part(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    curve(to: end, part(start), part(end))
  }

  /// A rectangle with corners that are quarters of an ellipse with these half axes.
  fileprivate static func rounded(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) -> Path {
    guard width > 0, height > 0, rect.width > 0, rect.height > 0 else { return .rect(Rect(rect)) }
    // A circle in a space in which the half axes are equal.
    let factor = height / width
    let squeezed = CGRect(
      x: rect.minX, y: rect.minY / factor, width: rect.width, height: rect.height / factor)
    return Path.roundedRect(Rect(squeezed), radius: Points(width))
      .applying(CGAffineTransform(scaleX: 1, y: factor))
  }

  /// A part of a circle as curves of at most a quarter turn.
  ///
  /// - Parameters:
  ///   - center: the centre.
  ///   - radius: the radius in points.
  ///   - start: where the arc begins, as a clockwise angle from the right in radians.
  ///   - end: where it ends.
  ///   - isClockwise: the direction on the screen.
  /// - Returns: the arc: at most one turn.
  static func arc(
    around center: Point, radius: Double, from start: Double, to end: Double, isClockwise: Bool
  ) -> Path {
    let turn = 2 * Double.pi
    var sweep = isClockwise ? end - start : start - end
    if sweep >= turn {
      sweep = turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    if !isClockwise { sweep = -sweep }
    func place(_ angle: Double, _ out: Double = 0) -> Point {
      Point(
        x: center.x + Points(radius * (cos(angle) - out * sin(angle))),
        y: center.y + Points(radius * (sin(angle) + out * cos(angle))))
    }
    var path = Path()
    path.move(to: place(start))
    guard sweep.isFinite else { return path }
    let count = Int((abs(sweep) / (.pi / 2)).rounded(.up))
    for index in 0..<count {
      let from = start + sweep * Double(index) / Double(count)
      let to = start + sweep * Double(index + 1) / Double(count)
      let handle = 4.0 / 3 * tan((to - from) / 4)
      path.curve(to: place(to), place(from, handle), place(to, -handle))
    }
    return path
  }
}
