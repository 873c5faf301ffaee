import Geometry
import Graphics

/// Plates of glass that are close to each other and flow together.
///
/// The outline is where a smooth minimum of the distances from the plates is 0. The minimum is that
/// of a polynomial: `min(a, b) - h² / (4k)` with `h = k - |a - b|`, where h is positive. Two plates
/// begin to touch at a distance of k / 2. All operations are exact in IEEE arithmetic.
struct GlassUnion {
  /// The frame of a plate in points, and the radius of its corners.
  struct Plate: Hashable {
    let frame: Rect
    /// Nil for half circles at the shorter sides.
    let radius: Points?

    /// The least distance of the frames from each other in points; negative if they overlap.
    fileprivate func gap(to other: Plate) -> Double {
      let across = max(frame.minX - other.frame.maxX, other.frame.minX - frame.maxX).value
      let down = max(frame.minY - other.frame.maxY, other.frame.minY - frame.maxY).value
      guard across > 0, down > 0 else { return max(across, down) }
      return (across * across + down * down).squareRoot()
    }

    /// The distance of a point from the plate, in points; negative inside.
    fileprivate func distance(x: Double, y: Double) -> Double {
      let (halfWidth, halfHeight) = (frame.width.value / 2, frame.height.value / 2)
      let shorter = min(halfWidth, halfHeight)
      let radius = min(radius?.value ?? shorter, shorter)
      let across = abs(x - frame.midX.value) - halfWidth + radius
      let down = abs(y - frame.midY.value) - halfHeight + radius
      let (right, below) = (max(across, 0), max(down, 0))
      let outside = (right * right + below * below).squareRoot()
      return outside + min(max(across, down), 0) - radius
    }
  }

  let plates: [Plate]
  /// The distance at which two plates begin to touch, in points.
  let spacing: Points

  /// Returns the groups of plates that are closer to each other than the spacing.
  ///
  /// - Parameters:
  ///   - plates: the plates.
  ///   - spacing: the distance, in points.
  /// - Returns: the indices of the plates of each group, in ascending order.
  static func groups(of plates: [Plate], spacing: Points) -> [[Int]] {
    var groups: [[Int]] = []
    for (index, plate) in plates.enumerated() {
      let near = groups.indices.filter { group in
        groups[group].contains { plates[$0].gap(to: plate) < spacing.value }
      }
      guard let first = near.first else {
        groups.append([index])
        continue
      }
      groups[first] = near.flatMap { groups[$0] }.sorted() + [index]
      for group in near.dropFirst().reversed() { groups.remove(at: group) }
    }
    return groups
  }

  /// A rectangle around all plates and what connects them.
  var bounds: Rect {
    (Rect.union(of: plates.map(\.frame)) ?? .zero).inset(by: -spacing / 2)
  }

  /// Returns the outline of all plates.
  ///
  /// - Parameter inset: the distance from the outline to the inside, in points.
  /// - Returns: closed lines of about a point each.
  func outline(insetBy inset: Points = 0) -> Path {
    LevelLines(in: bounds.inset(by: -2), count: plates.count) { x, y in
      distance(x: x, y: y) + inset.value
    }.path
  }

  /// The smooth minimum of the distances from the plates.
  private func distance(x: Double, y: Double) -> Double {
    let reach = spacing.value * 2
    var all = Double.infinity
    for plate in plates {
      let distance = plate.distance(x: x, y: y)
      let overlap = reach - abs(all - distance)
      all = min(all, distance)
      if overlap > 0 { all -= overlap * overlap / (4 * reach) }
    }
    return all
  }
}

/// The lines on which a function of the plane is 0, found on a grid of squares.
private struct LevelLines {
  /// Closed outlines around the places at which the function is negative.
  private(set) var path = Path()

  private let columns: Int
  private let rows: Int
  private let values: [Double]
  private let origin: Point
  private let step: Double

  /// The most calls of all functions that a value consists of.
  private static let budget = 4_000_000.0

  /// - Parameters:
  ///   - area: the area outside of which the function is positive, in points.
  ///   - count: the number of functions of which each value consists.
  ///   - value: the function of a place in points.
  init(in area: Rect, count: Int, value: (Double, Double) -> Double) {
    let (width, height) = (area.width.value, area.height.value)
    step = max(1, (width * height * Double(count) / Self.budget).squareRoot())
    columns = Int((width / step).rounded(.up)) + 1
    rows = Int((height / step).rounded(.up)) + 1
    origin = area.origin
    var values: [Double] = []
    values.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        values.append(
          value(origin.x.value + Double(column) * step, origin.y.value + Double(row) * step))
      }
    }
    self.values = values
    trace()
  }

  /// Joins the lines of all squares to closed outlines.
  private mutating func trace() {
    // The edges of the grid have numbers: twice the number of their upper or left corner, and one
    // more if they go down.
    var next = [Int32](repeating: -1, count: columns * rows * 2)
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 { link(column, row, in: &next) }
    }
    for start in next.indices where next[start] >= 0 {
      path.move(to: crossing(of: start))
      var edge = start
      while true {
        let following = Int(next[edge])
        next[edge] = -1
        guard following != start, following >= 0 else { break }
        path.line(to: crossing(of: following))
        edge = following
      }
      path.close()
    }
  }

  /// Notes for each line through a square the edge at which it leaves.
  ///
  /// Lines have the inside at their right. A square with two opposite corners inside is divided as
  /// its middle says.
  private func link(_ column: Int, _ row: Int, in next: inout [Int32]) {
    let corner = row * columns + column
    let corners = [corner, corner + 1, corner + columns + 1, corner + columns]
    let edges = [corner * 2, (corner + 1) * 2 + 1, (corner + columns) * 2, corner * 2 + 1]
    let inside = corners.map { values[$0] < 0 }
    // Clockwise from the upper left corner: a line enters where the next corner is inside.
    let entries = (0..<4).filter { !inside[$0] && inside[($0 + 1) % 4] }
    guard !entries.isEmpty else { return }
    let isJoined = entries.count == 2 && corners.reduce(0) { $0 + values[$1] } < 0
    for entry in entries {
      var exit = entry
      repeat { exit = (exit + 1) % 4 } while !(inside[exit] && !inside[(exit + 1) % 4])
      if isJoined { exit = (exit + 2) % 4 }
      next[edges[entry]] = Int32(edges[exit])
    }
  }

  /// The point on an edge at which the function is 0.
  private func crossing(of edge: Int) -> Point {
    let start = edge / 2
    let end = start + (edge % 2 == 0 ? 1 : columns)
    let share = values[start] / (values[start] - values[end])
    let x = Double(start % columns) + (edge % 2 == 0 ? share : 0)
    let y = Double(start / columns) + (edge % 2 == 0 ? 0 : share)
    return Point(x: origin.x + Points(x * step), y: origin.y + Points(y * step))
  }
}
