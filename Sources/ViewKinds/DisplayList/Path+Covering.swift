package import Geometry

extension Path {
  /// How a filled path lies to a rectangle.
  package enum Relation: Hashable, Sendable {
    /// All of the rectangle is painted.
    case covers
    /// Some of it is, or the path's line runs through it.
    case touches
    case apart
  }

  /// How the path, filled, lies to a rectangle; curves as short lines.
  package func relation(to rect: Rect) -> Relation {
    let outlines = flattened().map(\.points)
    if outlines.contains(where: { Path.crosses($0, rect) }) { return .touches }
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ]
    return corners.allSatisfy { fills($0, outlines) } ? .covers : .apart
  }

  /// Whether a stroke of the path reaches into a rectangle.
  package func strokeTouches(_ rect: Rect, width: Points) -> Bool {
    let half = width / 2
    let wide = Rect(
      minX: rect.minX - half, minY: rect.minY - half, maxX: rect.maxX + half,
      maxY: rect.maxY + half)
    return flattened().contains { Path.crosses($0.points, wide) }
  }

  /// Whether the point is inside, by the path's own rule.
  private func fills(_ point: Point, _ outlines: [[Point]]) -> Bool {
    var winding = 0
    var crossings = 0
    for points in outlines {
      for (start, end) in Path.edges(points) where (start.y <= point.y) != (end.y <= point.y) {
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
