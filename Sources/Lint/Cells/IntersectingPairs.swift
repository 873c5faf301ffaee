import Geometry

/// The pairs of rectangles that share an area, found with a sweep.
///
/// The sweep goes down or to the right, whichever needs fewer comparisons. It stores no pairs.
struct IntersectingPairs {
  /// The number of compared pairs.
  private(set) var comparisons = 0
  /// The rectangles with an area, with their indices in the array.
  private let spans: [(index: Int, along: Extent, across: Extent)]

  /// The lower and the upper edge on one axis.
  private typealias Extent = (start: Double, end: Double)

  /// Prepares the sweep.
  ///
  /// - Parameter rects: the rectangles; rectangles without an area are ignored.
  init(_ rects: [Rect]) {
    let indices = rects.indices.filter { !rects[$0].isEmpty }
    func extents(_ axis: Axis) -> [Extent] {
      indices.map { (rects[$0].minEdge(on: axis).value, rects[$0].maxEdge(on: axis).value) }
    }
    let (columns, rows) = (extents(.horizontal), extents(.vertical))
    let isDown = Self.work(rows) <= Self.work(columns)
    let (along, across) = isDown ? (rows, columns) : (columns, rows)
    spans = indices.indices.map { (indices[$0], along[$0], across[$0]) }.sorted {
      ($0.along.start, $0.index) < ($1.along.start, $1.index)
    }
  }

  /// Calls the closure with the indices of each pair's rectangles, the lower index first.
  mutating func forEach(_ body: (Int, Int) -> Void) {
    var open: [Int] = []
    for (position, span) in spans.enumerated() {
      open.removeAll { spans[$0].along.end <= span.along.start }
      comparisons += open.count
      for earlier in open {
        let other = spans[earlier]
        if min(span.across.end, other.across.end)
          > max(span.across.start, other.across.start)
        {
          body(min(span.index, other.index), max(span.index, other.index))
        }
      }
      open.append(position)
    }
  }

  /// Returns the number of pairs that overlap on the axis.
  private static func work(_ extents: [Extent]) -> Int {
    let ends = extents.map(\.end).sorted()
    var (closed, pairs) = (0, 0)
    for (opened, start) in extents.map(\.start).sorted().enumerated() {
      while closed < ends.count, ends[closed] <= start { closed += 1 }
      pairs += opened - closed
    }
    return pairs
  }
}

/// A rectangle's edges as numbers, for many comparisons.
struct Edges {
  let minX: Double
  let minY: Double
  let maxX: Double
  let maxY: Double

  init(_ rect: Rect) {
    (minX, minY) = (rect.minX.value, rect.minY.value)
    (maxX, maxY) = (rect.maxX.value, rect.maxY.value)
  }

  func contains(_ other: Edges) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the rectangles touch or share an area.
  func touches(_ other: Edges) -> Bool {
    other.maxX >= minX && other.minX <= maxX && other.maxY >= minY && other.minY <= maxY
  }

  /// Whether they share an area wider and higher than 1 point.
  func overlaps(_ other: Edges) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 1
      && min(maxY, other.maxY) - max(minY, other.minY) > 1
  }

  /// The order of their edges on each axis, a bit for each comparison.
  func order(beside other: Edges) -> Int {
    let comparisons = [
      minX < other.minX, minX < other.maxX, maxX < other.minX, maxX < other.maxX,
      minY < other.minY, minY < other.maxY, maxY < other.minY, maxY < other.maxY,
    ]
    return comparisons.reduce(0) { 2 * $0 + ($1 ? 1 : 0) }
  }

  /// Whether they overlap and none contains the other.
  func crosses(_ other: Edges) -> Bool {
    overlaps(other) && !contains(other) && !other.contains(self)
  }
}
