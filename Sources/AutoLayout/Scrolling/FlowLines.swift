import Geometry

/// The lines of items in a flow layout.
///
/// The items of a full line fill it with equal gaps. A full line with only one item centres it.
/// If the lines form a grid, an incomplete line uses the gaps of full lines. If not, the last line
/// uses the minimum interitem spacing.
struct FlowLines {
  /// The frames of the items, in order, relative to the section's insets.
  ///
  /// Their origins are on the pixel grid.
  private(set) var frames: [Rect] = []
  /// The length of all lines along the scrolling axis, in points.
  private(set) var extent: Points = 0

  private let metrics: FlowMetrics
  private let sizes: [Size]
  /// The available length of a line, in points.
  private let length: Points
  private let grid: PixelGrid
  /// Whether the lines form a grid.
  private let isUniform: Bool

  /// - Parameters:
  ///   - sizes: the sizes of the items.
  ///   - metrics: the collection view's metrics.
  ///   - length: the available length of a line in points, without the section's insets.
  ///   - isUniform: whether the lines form a grid: all items have the same size, or the layout has
  ///     columns.
  ///   - grid: the device's pixel grid.
  init(
    _ sizes: [Size], metrics: FlowMetrics, length: Points, isUniform: Bool, on grid: PixelGrid
  ) {
    self.metrics = metrics
    self.sizes = sizes
    self.length = length
    self.grid = grid
    self.isUniform = isUniform
    var first = 0
    while first < sizes.count {
      let end = lineEnd(from: first)
      place(first..<end)
      first = end
    }
  }

  /// The axis along which lines run.
  private var lineAxis: Axis { metrics.direction.other }

  /// Returns the index after the last item of the line that starts with item `first`.
  ///
  /// A line has at least one item.
  private func lineEnd(from first: Int) -> Int {
    var used = sizes[first][lineAxis]
    var end = first + 1
    while end < sizes.count {
      let next = used + metrics.interitemSpacing + sizes[end][lineAxis]
      guard next.value <= length.value + 1e-6 else { break }
      used = next
      end += 1
    }
    return end
  }

  private mutating func place(_ line: Range<Int>) {
    if line.lowerBound > 0 { extent += metrics.lineSpacing }
    let thickness = line.map { sizes[$0][metrics.direction] }.max() ?? 0
    var (position, gap) = spread(line)
    for item in line {
      let size = sizes[item]
      let across = extent + (thickness - size[metrics.direction]) / 2
      let origin =
        metrics.direction == .vertical
        ? Point(x: grid.floored(position), y: grid.floored(across))
        : Point(x: grid.floored(across), y: grid.floored(position))
      frames.append(Rect(origin: origin, size: size))
      position += size[lineAxis] + gap
    }
    extent += thickness
  }

  /// Returns the position of a line's first item and the gap between its items, in points.
  private func spread(_ line: Range<Int>) -> (start: Points, gap: Points) {
    let used = line.reduce(Points(0)) { $0 + sizes[$1][lineAxis] }
    let capacity = isUniform ? self.capacity(sizes[line.lowerBound][lineAxis]) : line.count
    let isLast = line.upperBound == sizes.count
    if isLast, !isUniform { return (0, metrics.interitemSpacing) }
    if isUniform, line.count < capacity {
      let rest = length - sizes[line.lowerBound][lineAxis] * Double(capacity)
      return (0, rest / Double(capacity - 1))
    }
    if line.count == 1 { return (max((length - used) / 2, 0), 0) }
    return (0, (length - used) / Double(line.count - 1))
  }

  /// Returns how many items of the given length fit in a line, at least 1.
  private func capacity(_ item: Points) -> Int {
    let pitch = item + metrics.interitemSpacing
    guard pitch > 0 else { return sizes.count }
    let count = ((length + metrics.interitemSpacing).value + 1e-6) / pitch.value
    return max(Int(min(count, Self.greatestCapacity)), 1)
  }

  /// The greatest number of items in a line; more would have gaps below any pixel.
  private static let greatestCapacity = 1e6
}
