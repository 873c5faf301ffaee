package import Geometry

extension Path {
  /// One of a path's outlines as points on it, each curve in so many pieces.
  struct Flat {
    var points: [Point] = []
    var isClosed = false
  }

  /// The path's outlines without curves.
  func flattened(pieces: Int = 16) -> [Flat] {
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
  private static func point(
    at t: Double, of curve: (Point, Point, Point, Point)
  ) -> Point {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    let x = curve.0.x * a + curve.1.x * b + curve.2.x * c + curve.3.x * d
    let y = curve.0.y * a + curve.1.y * b + curve.2.y * c + curve.3.y * d
    return Point(x: x, y: y)
  }

  /// The smallest rectangle that holds the path's points; nil without any.
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
