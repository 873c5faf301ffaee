import Geometry
import Graphics
import ViewKinds

/// A full battery: outline and cap at 40 % opacity, and the charge one point inside the outline.
struct BatteryShape {
  let body: Rect
  let cornerRadius: Points

  func items(color: RGBAColor) -> [DisplayItem] {
    let faint = color.withAlpha(102)
    return [
      .stroke(
        .roundedRect(body.inset(by: 0.5), radius: cornerRadius - 0.5), faint, Stroke(width: 1)),
      .fill(.roundedRect(body.inset(by: 2), radius: max(cornerRadius - 1.9, 1)), color),
      .fill(cap, faint),
    ]
  }

  /// The cap: a third of the body's height; 1.3 points wide after a gap of 1 point on a body 13 high.
  private var cap: Path {
    let half = body.height * 0.155
    let scale = max(body.height.value / 13, 1)
    let x = body.maxX + Points(scale)
    let bulge = Points(1.77 * scale)
    var path = Path()
    path.move(to: Point(x: x, y: body.midY - half))
    path.curve(
      to: Point(x: x, y: body.midY + half), Point(x: x + bulge, y: body.midY - half * 0.45),
      Point(x: x + bulge, y: body.midY + half * 0.45))
    path.close()
    return path
  }
}

extension SymbolGlyph {
  /// Full Wi-Fi reception: two bands and a wedge of a quarter circle that opens upward.
  ///
  /// Measured on phones with a notch: 16 × 12 points.
  static let wifi = SymbolGlyph(
    width: 16.6, height: 11.8,
    [
      .fill(wifiBand(from: 9.25, to: 11.75)), .fill(wifiBand(from: 5.2, to: 7.6)),
      .fill(wifiWedge(3.5)),
    ])

  /// The sine and cosine of 45 degrees.
  private static let diagonal = 0.7071067811865476
  private static let apex = Point(x: 8.3, y: 11.75)

  private static func wifiBand(from inner: Double, to outer: Double) -> Path {
    var path = wifiArc(outer)
    path.line(to: diagonalPoint(inner, side: 1))
    path.elements += wifiArc(inner, reversed: true).elements.dropFirst()
    path.close()
    return path
  }

  private static func wifiWedge(_ radius: Double) -> Path {
    var path = wifiArc(radius)
    path.line(to: apex)
    path.close()
    return path
  }

  /// Returns a quarter circle from the left diagonal to the right one, or back.
  private static func wifiArc(_ radius: Double, reversed: Bool = false) -> Path {
    let side: Double = reversed ? 1 : -1
    let handle = radius * diagonal * Path.circleHandle
    let start = diagonalPoint(radius, side: side)
    let end = diagonalPoint(radius, side: -side)
    var path = Path()
    path.move(to: start)
    path.curve(
      to: end, Point(x: start.x - Points(side * handle), y: start.y - Points(handle)),
      Point(x: end.x + Points(side * handle), y: end.y - Points(handle)))
    return path
  }

  private static func diagonalPoint(_ radius: Double, side: Double) -> Point {
    Point(
      x: apex.x + Points(side * radius * diagonal), y: apex.y - Points(radius * diagonal))
  }
}
