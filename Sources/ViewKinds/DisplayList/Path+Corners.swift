package import Geometry

extension Path {
  /// A rectangle with circular corners of one radius at the top and another at the bottom; both are
  /// cut to what half the shorter side allows.
  package static func roundedRect(_ rect: Rect, top: Points, bottom: Points) -> Path {
    let limit = min(rect.width, rect.height) / 2
    let (top, bottom) = (min(top, limit), min(bottom, limit))
    var path = Path()
    path.move(to: Point(x: rect.minX + top, y: rect.minY))
    path.line(to: Point(x: rect.maxX - top, y: rect.minY))
    path.turn(at: Point(x: rect.maxX, y: rect.minY), to: Point(x: rect.maxX, y: rect.minY + top))
    path.line(to: Point(x: rect.maxX, y: rect.maxY - bottom))
    path.turn(
      at: Point(x: rect.maxX, y: rect.maxY), to: Point(x: rect.maxX - bottom, y: rect.maxY))
    path.line(to: Point(x: rect.minX + bottom, y: rect.maxY))
    path.turn(
      at: Point(x: rect.minX, y: rect.maxY), to: Point(x: rect.minX, y: rect.maxY - bottom))
    path.line(to: Point(x: rect.minX, y: rect.minY + top))
    path.turn(at: Point(x: rect.minX, y: rect.minY), to: Point(x: rect.minX + top, y: rect.minY))
    path.close()
    return path
  }

  /// A quarter circle from the last point around a corner.
  private mutating func turn(at corner: Point, to end: Point) {
    guard let start = elements.last?.end, start != end else { return }
    let handle = Path.circleHandle
    func towards(_ point: Point) -> Point {
      Point(
        x: point.x + (corner.x - point.x) * handle, y: point.y + (corner.y - point.y) * handle)
    }
    curve(to: end, towards(start), towards(end))
  }
}

extension Path.Element {
  /// Where the element leads; nil for the end of an outline.
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: nil
    }
  }
}
