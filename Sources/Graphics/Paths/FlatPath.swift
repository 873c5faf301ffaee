package import Geometry

extension Path {
  /// An outline of a path as points, with curves split into pieces.
  package struct Flat {
    package var points: [Point] = []
    package var isClosed = false
  }

  /// The path's outlines without curves.
  package func flattened(pieces: Int = 16) -> [Flat] {
    var outlines: [Flat] = []
    var current = Flat()
    func end() { if current.points.count > 1 { outlines.append(current) } }
    for element in elements {
      switch element {
      case .move(let point):
        end()
        current = Flat(points: [point])
      case .line(let point): current.points.append(point)
      case .curve(let point, let control1, let control2):
        guard let start = current.points.last else { continue }
        for piece in 1...max(pieces, 1) {
          let t = Double(piece) / Double(max(pieces, 1))
          current.points.append(
            Path.point(at: t, of: (start, control1, control2, point)))
        }
      case .close:
        current.isClosed = true
        end()
        current = Flat(points: current.points.prefix(1).map { $0 })
      }
    }
    end()
    return outlines
  }

  /// A point of a cubic curve, by de Casteljau.
  static func point(
    at t: Double, of curve: (Point, Point, Point, Point)
  ) -> Point {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    let x = curve.0.x * a + curve.1.x * b + curve.2.x * c + curve.3.x * d
    let y = curve.0.y * a + curve.1.y * b + curve.2.y * c + curve.3.y * d
    return Point(x: x, y: y)
  }

  /// The smallest rectangle around the flattened path's points, or nil without any.
  package var flatBounds: Rect? {
    let points = flattened().flatMap(\.points)
    guard let first = points.first else { return nil }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for point in points {
      minX = min(minX, point.x)
      maxX = max(maxX, point.x)
      minY = min(minY, point.y)
      maxY = max(maxY, point.y)
    }
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

/// A path with curves as short lines, for fast tests against many rectangles.
package struct FlatPath: Sendable {
  private let outlines: [[Point]]
  private let usesEvenOddRule: Bool
  /// The smallest rectangle around its points, or nil without any.
  package let bounds: Rect?

  package init(_ path: Path) {
    outlines = path.flattened().map(\.points)
    usesEvenOddRule = path.usesEvenOddRule
    bounds = Rect.union(of: outlines.joined().map { Rect(origin: $0, size: .zero) })
  }

  /// The relation of the filled path to a rectangle.
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

  /// Whether the rectangle touches the path's bounds.
  private func isNear(_ rect: Rect) -> Bool {
    guard let bounds else { return false }
    return rect.maxX >= bounds.minX && rect.minX <= bounds.maxX && rect.maxY >= bounds.minY
      && rect.minY <= bounds.maxY
  }

  /// Whether the point is inside, by the path's fill rule.
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

  /// Whether a closed outline crosses the inside of a rectangle.
  private static func crosses(_ points: [Point], _ rect: Rect) -> Bool {
    edges(points).contains { start, end in
      // The part of the edge that remains after clipping at each side.
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

extension Path {
  /// The relation of a filled path to a rectangle.
  package enum Relation: Hashable, Sendable {
    /// The path covers all of the rectangle.
    case covers
    /// The path covers part of the rectangle, or its outline crosses it.
    case touches
    case apart
  }

  /// The relation of the filled path to a rectangle, with curves as short lines.
  package func relation(to rect: Rect) -> Relation { FlatPath(self).relation(to: rect) }
}
