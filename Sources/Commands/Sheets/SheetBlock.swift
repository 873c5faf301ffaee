import Geometry

/// Some columns of a sheet with their rows, in pixels.
struct SheetBlock {
  let columns: Range<Int>
  /// The width of each column.
  let widths: [Points]
  /// The rows that have a picture in these columns, with the height of the highest picture.
  let rows: [(row: Int, height: Points)]

  init(_ columns: Range<Int>, of grid: SheetGrid, _ metrics: SheetMetrics) {
    self.columns = columns
    widths = columns.map { column in
      let pictures = grid.rows.indices.compactMap { grid[$0, column] }
      return max(
        metrics.leastColumnWidth,
        pictures.map { metrics.pixels(of: $0.size).width }.max() ?? 0)
    }
    rows = grid.rows.indices.compactMap { row in
      let heights = columns.compactMap { grid[row, $0] }
        .map { metrics.pixels(of: $0.size).height }
      return heights.max().map { (row, $0) }
    }
  }

  func size(_ metrics: SheetMetrics) -> Size {
    let gaps = metrics.columnGap * Double(max(0, widths.count - 1))
    let heights = rows.map(\.height).reduce(.zero, +)
    return Size(
      width: metrics.rowHeadingWidth + widths.reduce(.zero, +) + gaps,
      height: metrics.headingHeight + heights + metrics.rowGap * Double(rows.count))
  }

  /// The columns, divided into blocks that are one below the other.
  ///
  /// The shape of the sheet is then close to the shape of a slide, and little of the sheet is
  /// empty. If two divisions are equally good, it is the one with fewer blocks.
  static func blocks(of grid: SheetGrid, _ metrics: SheetMetrics) -> [SheetBlock] {
    let widths = grid.devices.indices.map {
      SheetBlock($0..<$0 + 1, of: grid, metrics).widths[0]
    }
    let gap = metrics.columnGap
    let total = widths.reduce(.zero, +) + gap * Double(max(0, widths.count - 1))
    var best: (blocks: [SheetBlock], badness: Double)?
    for byFamily in [false, true] {
      for step in 1...max(1, steps * grid.devices.count) {
        let limit = total * (Double(steps) / Double(steps + step - 1))
        let blocks = grid.blocks(within: limit, widths: widths, gap: gap, byFamily: byFamily)
          .map { SheetBlock($0, of: grid, metrics) }
        let badness = badness(blocks, metrics)
        if best.map({ badness < $0.badness - 1e-9 }) ?? true { best = (blocks, badness) }
      }
    }
    return best?.blocks ?? []
  }

  /// The number of widths to try between one and the next whole fraction of the total width.
  private static let steps = 8

  /// The width of a slide, divided by its height.
  private static let wantedShape = 1.6

  private static func badness(_ blocks: [SheetBlock], _ metrics: SheetMetrics) -> Double {
    let sizes = blocks.map { $0.size(metrics) }
    let width = sizes.map(\.width.value).max() ?? 1
    let height = sizes.map(\.height.value).reduce(0, +)
    let filled = sizes.map { $0.width.value * $0.height.value }.reduce(0, +)
    let shape = width / max(height, 1) / wantedShape
    let distance = max(shape, 1 / max(shape, 1e-9)) - 1
    return distance + (1 - filled / max(width * height, 1))
  }
}
