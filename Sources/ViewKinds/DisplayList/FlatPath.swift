package import Geometry

/// A path whose curves are short lines, made once to be held against many rectangles.
package struct FlatPath: Sendable {
  private let outlines: [[Point]]
  private let usesEvenOddRule: Bool
  /// The smallest rectangle around its points; nil without any.
  package let bounds: Rect?

  package init(_ path: Path) {
    outlines = path.flattened().map(\.points)
    usesEvenOddRule = path.usesEvenOddRule
    bounds = Rect.union(of: outlines.joined().map { Rect(origin: $0, size: .zero) })
  }

  /// How the path, filled, lies to a rectangle.
  package func relation(to rect: Rect) -> Path.Relation {
    guard isNear(rect) else { return .apart }
    if outlines.contains(where: { FlatPath.crosses($0, rect) }) { return .touches }
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ]
    return corners.allSatisfy { fills($0) } ? .covers : .apart
  }

  /// Whether a stroke of the path reaches into a rectangle.
  package func strokeTouches(_ rect: Rect, width: Points) -> Bool {
    let wide = rect.outset(by: width / 2)
    return isNear(wide) && outlines.contains { FlatPath.crosses($0, wide) }
  }

  /// Whether the rectangle reaches as far as the path's points.
  private func isNear(_ rect: Rect) -> Bool {
    guard let bounds else { return false }
    return rect.maxX >= bounds.minX && rect.minX <= bounds.maxX && rect.maxY >= bounds.minY
      && rect.minY <= bounds.maxY
  }

  /// Whether the point is inside, by the path's own rule.
  private func fills(_ point: Point) -> Bool {
    var winding = 0
    var crossings = 0
    for points in outlines {
      for (start, end) in FlatPath.edges(points)
      where (start.y <= point.y) != (end.y <= point.y) {
        let part = (point.y - start.y).value / (end.y - start.y).value
        guard start.x + (end.x - start.x) * part > point.x else { continue }
        crossings += 1
        winding += end.y > start.y ? 1 : -1
      }
    }
    return usesEvenOddRule ? crossings % 2 == 1 : winding != 0
  }

  /// Whether an outline, closed, runs through the inside of a rectangle.
  private static func crosses(_ points: [Point], _ rect: Rect) -> Bool {
    edges(points).contains { start, end in
      // The part of the edge that is left once each side has cut off what is beyond it.
      var (from, to) = (0.0, 1.0)
      let (dx, dy) = ((end.x - start.x).value, (end.y - start.y).value)
      let sides: [(run: Double, room: Double)] = [
        (-dx, (start.x - rect.minX).value), (dx, (rect.maxX - start.x).value),
        (-dy, (start.y - rect.minY).value), (dy, (rect.maxY - start.y).value),
      ]
      for side in sides {
        if side.run == 0 {
          if side.room <= 0 { return false }
        } else if side.run < 0 {
          from = max(from, side.room / side.run)
        } else {
          to = min(to, side.room / side.run)
        }
      }
      return from < to
    }
  }

  private static func edges(_ points: [Point]) -> [(Point, Point)] {
    guard let first = points.first else { return [] }
    return Array(zip(points, points.dropFirst() + [first]))
  }
}
