import Geometry
import Graphics

/// The places in a picture from which a lens shows its content.
///
/// Offsets are computed on a grid of about one point and interpolated between. All operations are
/// exact in IEEE arithmetic, so that the result is the same on every machine.
struct LensField {
  private let width: Int
  private let height: Int
  /// The pixels between two points of the grid.
  private let step: Int
  private let columns: Int
  private let rows: Int
  /// The offsets at the points of the grid, in pixels, row by row.
  private var offsets: [SIMD2<Float>]

  /// A point of the outline and the direction to the inside of the shape.
  private struct EdgePoint {
    var place: SIMD2<Float>
    var inward: SIMD2<Float>

    func squaredDistance(to other: SIMD2<Float>) -> Float {
      let way = other - place
      return (way * way).sum()
    }
  }

  /// Creates the field of a lens, or nil if it shows everything in its place.
  ///
  /// - Parameters:
  ///   - lens: the lens.
  ///   - outline: the shape, in points.
  ///   - width: pixels in a row.
  ///   - height: rows of pixels.
  ///   - scale: pixels in a point.
  ///   - pixel: maps a point to the pixels.
  init?(
    _ lens: Lens, of outline: Path, width: Int, height: Int, scale: Double,
    pixel: (Point) -> SIMD2<Float>
  ) {
    let band = Float(lens.band.value * scale)
    let depth = Float(lens.depth.value * scale)
    guard band > 0, depth > 0, width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
    step = max(1, Int(scale.rounded()))
    columns = (width + step - 1) / step + 1
    rows = (height + step - 1) / step + 1
    offsets = [SIMD2<Float>](repeating: .zero, count: columns * rows)
    let edge = edge(of: outline, within: band + Float(step), pixel: pixel)
    guard !edge.isEmpty else { return nil }
    let nearest = nearestEdgePoints(edge)
    for row in 0..<rows {
      for column in 0..<columns {
        let index = nearest[row * columns + column]
        guard index >= 0 else { continue }
        let point = edge[Int(index)]
        let distance = max(0, ((place(column, row) - point.place) * point.inward).sum())
        guard distance < band else { continue }
        let share = 1 - distance / band
        offsets[row * columns + column] =
          point.inward * (depth * share * share * share.squareRoot())
      }
    }
  }

  /// Moves pixels of four channels, row by row, to the places at which the lens shows them.
  func bend(_ values: inout [SIMD4<UInt32>]) {
    let flat = values
    flat.withUnsafeBufferPointer { flat in
      values.withUnsafeMutableBufferPointer { values in
        for row in 0..<rows - 1 {
          for column in 0..<columns - 1 {
            let index = row * columns + column
            let corners = (
              offsets[index], offsets[index + 1], offsets[index + columns],
              offsets[index + columns + 1]
            )
            if corners == (.zero, .zero, .zero, .zero) { continue }
            for y in row * step..<min((row + 1) * step, height) {
              let down = Float(y - row * step) / Float(step)
              let left = corners.0 + (corners.2 - corners.0) * down
              let right = corners.1 + (corners.3 - corners.1) * down
              for x in column * step..<min((column + 1) * step, width) {
                let offset = left + (right - left) * (Float(x - column * step) / Float(step))
                values[y * width + x] = value(flat, Float(x) + offset.x, Float(y) + offset.y)
              }
            }
          }
        }
      }
    }
  }

  /// The mean of the four pixels around a place, by their shares.
  private func value(
    _ source: UnsafeBufferPointer<SIMD4<UInt32>>, _ x: Float, _ y: Float
  ) -> SIMD4<UInt32> {
    // In 1/16 of a pixel.
    let column = min(max(Int(x * 16 + 0.5), 0), (width &- 1) &* 16)
    let row = min(max(Int(y * 16 + 0.5), 0), (height &- 1) &* 16)
    let (right, down) = (UInt32(column & 15), UInt32(row & 15))
    let start = (row &>> 4) &* width &+ column &>> 4
    let next = right > 0 ? 1 : 0
    let below = start &+ (down > 0 ? width : 0)
    let upper = source[start] &* (16 &- right) &+ source[start &+ next] &* right
    let lower = source[below] &* (16 &- right) &+ source[below &+ next] &* right
    return (upper &* (16 &- down) &+ lower &* down &+ 128) &>> 8
  }

  private func place(_ column: Int, _ row: Int) -> SIMD2<Float> {
    SIMD2(Float(column * step) + 0.5, Float(row * step) + 0.5)
  }

  /// The points of the outline in the picture and within a distance of it, at most half a step apart.
  private func edge(
    of outline: Path, within distance: Float, pixel: (Point) -> SIMD2<Float>
  ) -> [EdgePoint] {
    let spacing = Float(step) / 2
    let least = SIMD2(repeating: -distance)
    let most = SIMD2(Float(width), Float(height)) + distance
    return outline.flattened().flatMap { flat -> [EdgePoint] in
      let corners = flat.points.map(pixel)
      guard corners.count > 2 else { return [] }
      let ends = corners.dropFirst() + corners.prefix(1)
      // Twice the area, positive if the inside is at the right of the direction of travel.
      let area = zip(corners, ends).reduce(Float(0)) {
        $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
      }
      return zip(corners, ends).flatMap { start, end -> [EdgePoint] in
        let way = end - start
        let length = (way * way).sum().squareRoot()
        guard length > 0, let part = Self.part(of: start, way, from: least, to: most) else {
          return []
        }
        let side = SIMD2(-way.y, way.x) / length
        let inward = area > 0 ? side : -side
        let share = part.upperBound - part.lowerBound
        let count = Int((length * share / spacing).rounded(.up))
        return (0..<count).map {
          let place = part.lowerBound + share * (Float($0) / Float(count))
          return EdgePoint(place: start + way * place, inward: inward)
        }
      }
    }
  }

  /// The part of a way that is in a rectangle, from 0 to 1, or nil if none is.
  private static func part(
    of start: SIMD2<Float>, _ way: SIMD2<Float>, from least: SIMD2<Float>, to most: SIMD2<Float>
  ) -> ClosedRange<Float>? {
    var (first, last): (Float, Float) = (0, 1)
    for axis in 0..<2 {
      if way[axis] == 0 {
        guard start[axis] >= least[axis], start[axis] <= most[axis] else { return nil }
        continue
      }
      let ends = [(least[axis] - start[axis]) / way[axis], (most[axis] - start[axis]) / way[axis]]
      first = max(first, min(ends[0], ends[1]))
      last = min(last, max(ends[0], ends[1]))
    }
    return first <= last ? first...last : nil
  }

  /// The indices of the edge points nearest to the points of the grid.
  ///
  /// Two passes over the grid hand on what the neighbours know.
  private func nearestEdgePoints(_ edge: [EdgePoint]) -> [Int32] {
    var nearest = [Int32](repeating: -1, count: columns * rows)
    nearest.withUnsafeMutableBufferPointer { nearest in
      edge.withUnsafeBufferPointer { edge in
        func consider(_ candidate: Int32, _ column: Int, _ row: Int) {
          guard candidate >= 0 else { return }
          let index = row &* columns &+ column
          let here = place(column, row)
          let known = nearest[index]
          if known == candidate { return }
          if known < 0
            || edge[Int(candidate)].squaredDistance(to: here)
              < edge[Int(known)].squaredDistance(to: here)
          {
            nearest[index] = candidate
          }
        }
        for (index, point) in edge.enumerated() {
          let column = min(max(Int(point.place.x) / step, 0), columns - 2)
          let row = min(max(Int(point.place.y) / step, 0), rows - 2)
          for right in 0...1 {
            for down in 0...1 { consider(Int32(index), column + right, row + down) }
          }
        }
        for isBack in [false, true] {
          let sign = isBack ? -1 : 1
          for line in 0..<rows {
            let row = isBack ? rows - 1 - line : line
            let before = row - sign
            for place in 0..<columns {
              let column = isBack ? columns - 1 - place : place
              if place > 0 { consider(nearest[row &* columns &+ column - sign], column, row) }
              guard line > 0 else { continue }
              for x in max(column - 1, 0)...min(column + 1, columns - 1) {
                consider(nearest[before &* columns &+ x], column, row)
              }
            }
          }
        }
      }
    }
    return nearest
  }
}
