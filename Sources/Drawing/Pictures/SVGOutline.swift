import Geometry
import Graphics

/// The edges of a shape in pixels, as far as they are in the image.
struct SVGOutline {
  /// The sum of widths and heights of all edges.
  var length = 0.0
  /// The number of edges after curves are flattened.
  var count = 0.0
  /// An upper limit for three times the number of pairs of edges that cross.
  var crossings = 0.0
  /// The length of all edges, inside or outside the image.
  var whole = 0.0
  /// The size of the shape's bounding box.
  var width = 0.0
  var height = 0.0

  /// Adds the edges of a clip for a fraction of the rows.
  mutating func add(_ clip: SVGOutline, share: Double) {
    length += clip.length * share
    crossings += clip.crossings * share + 2 * count * clip.count * share
    count += clip.count
  }

  /// Adds the crossings of a path's edges.
  ///
  /// - Parameters:
  ///   - rows: the first and the last row of each edge.
  ///   - first: the first row of all edges.
  ///   - height: the number of rows of all edges.
  mutating func addCrossings(
    of rows: [ClosedRange<Double>], from first: Double, height: Double
  ) {
    guard rows.count > 100, height > 0 else { return crossings += count * count }
    // Only edges in the same band of rows cross, but long edges may cross all others.
    var bands = [Double](repeating: 0, count: 64)
    let steps = count / Double(rows.count)
    var long = 0.0
    for edge in rows {
      let from = Int(min(63, (edge.lowerBound - first) / height * 64))
      let to = Int(min(63, (edge.upperBound - first) / height * 64))
      if to - from > 16 {
        long += steps
      } else {
        for band in from...to { bands[band] += steps }
      }
    }
    crossings += min(count * count, long * count + bands.map { $0 * $0 }.reduce(0, +))
  }

  /// Adds an edge.
  ///
  /// - Parameters:
  ///   - width: the width in units.
  ///   - height: the height in units.
  ///   - isCurve: whether the edge is a part of a curve.
  ///   - scale: the pixels in a unit.
  ///   - reach: the greatest length of a line in the image, in pixels.
  mutating func add(
    width: Double, height: Double, isCurve: Bool = false, scale: Double, reach: Double
  ) {
    let (across, down) = (width * scale, height * scale)
    let steps = isCurve ? 1 + (across + down).squareRoot() : 1
    // A long curve may cross the image at each step.
    length += min(across + down, reach * steps)
    count += steps
    whole += across + down
    self.width = max(self.width, across)
    self.height = max(self.height, down)
  }

  /// Adds the edges of a path, and calls the closure with the ends of each.
  mutating func add(
    _ path: Path, scale: Double, reach: Double, _ visit: (_ from: Point, _ to: Point) -> Void
  ) {
    var (start, point) = (Point.zero, Point.zero)
    func line(to next: Point, isCurve: Bool = false) {
      add(
        width: abs((next.x - point.x).value), height: abs((next.y - point.y).value),
        isCurve: isCurve, scale: scale, reach: reach)
      visit(point, next)
      point = next
    }
    for element in path.elements {
      switch element {
      case .move(let target): (start, point) = (target, target)
      case .line(let target): line(to: target)
      case .curve(let target, let first, let second):
        line(to: first, isCurve: true)
        line(to: second, isCurve: true)
        line(to: target, isCurve: true)
      case .close: line(to: start)
      }
    }
  }

  /// Returns the outline of a line along the edges.
  ///
  /// - Parameters:
  ///   - line: the width of the line in pixels.
  ///   - miter: the miter limit.
  ///   - dashes: the number of dashes.
  ///   - reach: the greatest length of a line in the image, in pixels.
  /// - Returns: the outline.
  func stroked(width line: Double, miter: Double, dashes: Double, reach: Double) -> SVGOutline {
    // Cairo's pen is a polygon that differs from a circle by a tenth of a pixel.
    let pen: Double = 4 + 4 * min(line, 1e6).squareRoot()
    let corner: Double = min(line * miter * 2, 2 * reach) + pen
    var stroke = self
    stroke.count += dashes
    stroke.length = 2 * length + stroke.count * corner
    stroke.count *= pen
    stroke.crossings *= 4
    stroke.width += 2 * line * miter
    stroke.height += 2 * line * miter
    return stroke
  }

  /// Returns the number of dashes whose mean length, with the gaps, is `dash` pixels.
  func dashes(of dash: Double) -> Double { whole / max(dash, 0.05) }
}
