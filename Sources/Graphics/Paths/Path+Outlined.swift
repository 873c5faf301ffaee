package import Geometry

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

extension Path {
  /// The areas that a line with round ends covers.
  ///
  /// The line is cut at its corners and each piece becomes an outline, so that none overlaps
  /// itself. Pieces that do not touch each other share a path. No curve may be tighter than half
  /// the width.
  package func outlined(width: Points) -> [Path] {
    let radius = width.value / 2
    var areas: [(path: Path, boxes: [Rect])] = []
    for piece in flattened().flatMap(\.smoothPieces) {
      let outline = Path.capsule(along: piece, radius: radius)
      guard let box = outline.flatBounds else { continue }
      let free = areas.firstIndex { area in
        area.boxes.allSatisfy { $0.intersection(box) == nil }
      }
      if let free {
        areas[free].path.append(outline)
        areas[free].boxes.append(box)
      } else {
        areas.append((outline, [box]))
      }
    }
    return areas.map(\.path)
  }

  /// The outline at distance `radius` around a smooth line and its ends.
  private static func capsule(along line: [Point], radius: Double) -> Path {
    let count = line.count
    let angles = (0..<count).map { index in
      let before = line[max(index - 1, 0)]
      let after = line[min(index + 1, count - 1)]
      return atan2((after.y - before.y).value, (after.x - before.x).value)
    }
    func offset(_ index: Int, _ turn: Double) -> Point {
      let angle = angles[index] + turn
      return Point(
        x: line[index].x + Points(cos(angle) * radius),
        y: line[index].y + Points(sin(angle) * radius))
    }
    let steps = 12
    var points = (0..<count).map { offset($0, -.pi / 2) }
    points += (1..<steps).map {
      offset(count - 1, -.pi / 2 + .pi * Double($0) / Double(steps))
    }
    points += (0..<count).reversed().map { offset($0, .pi / 2) }
    points += (1..<steps).map { offset(0, .pi / 2 + .pi * Double($0) / Double(steps)) }
    var path = Path.polyline(points)
    path.close()
    return path
  }
}

extension Path.Flat {
  /// The line cut at sharp turns and after half a turn, so that no piece meets itself.
  fileprivate var smoothPieces: [[Point]] {
    var line: [Point] = []
    for point in points where point != line.last { line.append(point) }
    if isClosed, let first = line.first, line.last != first { line.append(first) }
    guard line.count > 1 else { return [] }
    var pieces: [[Point]] = []
    var piece = [line[0]]
    var turned = 0.0
    for index in 1..<line.count {
      piece.append(line[index])
      guard index < line.count - 1 else { break }
      let turn = Self.turn(line[index - 1], line[index], line[index + 1])
      turned += turn
      // A piece of more than half a turn could come back to its beginning.
      if turn.magnitude > 0.5 || turned.magnitude > .pi {
        pieces.append(piece)
        piece = [line[index]]
        turned = 0
      }
    }
    pieces.append(piece)
    return pieces
  }

  /// The angle between two segments, −π...π.
  private static func turn(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let first = atan2((b.y - a.y).value, (b.x - a.x).value)
    let second = atan2((c.y - b.y).value, (c.x - b.x).value)
    let turn = second - first
    if turn > .pi { return turn - 2 * .pi }
    return turn < -.pi ? turn + 2 * .pi : turn
  }
}
