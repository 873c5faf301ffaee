import Geometry
import Graphics

/// A full battery: an outline and a cap at 40 %, and the charge one point inside the outline.
struct BatteryShape {
  let body: Rect
  let cornerRadius: Points

  func items(color: Color) -> [DisplayItem] {
    let faint = color.withAlpha(102)
    return [
      .stroke(
        .roundedRect(body.inset(by: 0.5), radius: cornerRadius - 0.5), faint, Stroke(width: 1)),
      .fill(.roundedRect(body.inset(by: 2), radius: max(cornerRadius - 1.9, 1)), color),
      .fill(cap, faint),
    ]
  }

  /// A third of the body's height, bulging by 1.3 after a gap of one point.
  private var cap: Path {
    let half = body.height * 0.155
    let x = body.maxX + 1
    var path = Path()
    path.move(to: Point(x: x, y: body.midY - half))
    path.curve(
      to: Point(x: x, y: body.midY + half), Point(x: x + 1.77, y: body.midY - half * 0.45),
      Point(x: x + 1.77, y: body.midY + half * 0.45))
    path.close()
    return path
  }
}
