import Geometry

extension Path {
  /// The part of the path's lines between two fractions of their length, as `strokeStart` and
  /// `strokeEnd` of `CAShapeLayer`.
  ///
  /// - Parameters:
  ///   - start: where the part begins, from 0 to 1.
  ///   - end: where it ends, from 0 to 1.
  /// - Returns: the part, whose outlines are open; the path itself for 0 and 1; an empty path if
  ///   the part has no length.
  package func trimmed(from start: Double, to end: Double) -> Path {
    if start <= 0, end >= 1 { return self }
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    let (from, to) = (max(start, 0) * total, min(end, 1) * total)
    var trimmed = Path([], usesEvenOddRule: usesEvenOddRule)
    var passed = 0.0
    for segment in segments {
      let (first, last) = (max(from - passed, 0), min(to - passed, segment.length))
      passed += segment.length
      guard first < last else { continue }
      let part = segment.part(from: first, to: last)
      if first > 0 || segment.isFirst || trimmed.elements.isEmpty {
        trimmed.elements.append(.move(part.start))
      }
      trimmed.elements.append(part.element)
    }
    return trimmed
  }

  /// A line or a curve of the path.
  private struct Segment {
    /// The points of a cubic curve; those of a line are on it.
    let points: (Point, Point, Point, Point)
    let isCurve: Bool
    /// Whether an outline begins with it.
    let isFirst: Bool
    /// The length from the start to each of the ends of equal pieces of the parameter.
    let lengths: [Double]

    var length: Double { lengths.last ?? 0 }

    init(_ points: (Point, Point, Point, Point), isCurve: Bool, isFirst: Bool) {
      self.points = points
      self.isCurve = isCurve
      self.isFirst = isFirst
      let pieces = isCurve ? 64 : 1
      var (lengths, last, sum) = ([0.0], points.0, 0.0)
      for piece in 1...pieces {
        let next = Path.point(at: Double(piece) / Double(pieces), of: points)
        sum += ((next.x - last.x).value.squared + (next.y - last.y).value.squared).squareRoot()
        lengths.append(sum)
        last = next
      }
      self.lengths = lengths
    }

    /// The parameter from 0 to 1 of the point at a length from the start.
    private func parameter(at length: Double) -> Double {
      guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else {
        return length <= 0 ? 0 : 1
      }
      let (low, high) = (lengths[next - 1], lengths[next])
      let rest = high > low ? (length - low) / (high - low) : 0
      return (Double(next - 1) + rest) / Double(lengths.count - 1)
    }

    func part(from first: Double, to last: Double) -> (start: Point, element: Element) {
      let (low, high) = (parameter(at: first), parameter(at: last))
      guard isCurve else {
        return (mix(points.0, points.3, low), .line(mix(points.0, points.3, high)))
      }
      let cut = Path.curve(points, from: low, to: high)
      return (cut.0, .curve(cut.3, control1: cut.1, control2: cut.2))
    }
  }

  private var segments: [Segment] {
    var segments: [Segment] = []
    var (current, first, isFirst) = (Point(x: 0, y: 0), Point(x: 0, y: 0), true)
    func add(_ end: Point, _ controls: (Point, Point)?) {
      let (a, b) = controls ?? (mix(current, end, 1.0 / 3), mix(end, current, 1.0 / 3))
      segments.append(Segment((current, a, b, end), isCurve: controls != nil, isFirst: isFirst))
      (current, isFirst) = (end, false)
    }
    for element in elements {
      switch element {
      case .move(let point): (current, first, isFirst) = (point, point, true)
      case .line(let point): add(point, nil)
      case .curve(let point, let control1, let control2): add(point, (control1, control2))
      case .close:
        if current != first { add(first, nil) }
        isFirst = true
      }
    }
    return segments
  }

  /// The part of a cubic curve between two parameters, by its blossom.
  private static func curve(
    _ curve: (Point, Point, Point, Point), from low: Double, to high: Double
  ) -> (Point, Point, Point, Point) {
    func blossom(_ r: Double, _ s: Double, _ t: Double) -> Point {
      let (a, b, c) = (
        mix(curve.0, curve.1, r), mix(curve.1, curve.2, r), mix(curve.2, curve.3, r)
      )
      return mix(mix(a, b, s), mix(b, c, s), t)
    }
    return (
      blossom(low, low, low), blossom(low, low, high), blossom(low, high, high),
      blossom(high, high, high)
    )
  }
}

/// The point at a part of the way from one point to another.
private func mix(_ one: Point, _ other: Point, _ part: Double) -> Point {
  Point(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
}

extension Double {
  fileprivate var squared: Double { self * self }
}
