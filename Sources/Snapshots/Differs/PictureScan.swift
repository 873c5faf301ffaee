import Bitmaps
import Geometry
import Tolerances

/// The differing pixels of two pictures of one size, found in bands on several threads.
struct PictureScan {
  /// All that differ and are not ignored.
  private(set) var map: DifferenceMap
  /// How many differ where each rule holds.
  private(set) var counts: [Int]
  /// The smallest rectangle that holds them, in pixels; right and bottom are past it.
  private(set) var left: Int
  private(set) var top: Int
  private(set) var right = 0
  private(set) var bottom = 0

  /// - Parameters:
  ///   - expected: one picture.
  ///   - actual: the other, of the same size.
  ///   - measures: one for each rule.
  ///   - regions: which rule holds where; nil for the first everywhere.
  ///   - jobs: the greatest number of threads.
  init(
    _ expected: Bitmap, _ actual: Bitmap, measures: [PixelMeasure], regions: RegionMap?, jobs: Int
  ) {
    let height = expected.height.value
    let bands = Self.bands(of: height, jobs: jobs)
    var parts: [PictureScan] = []
    Parallel.forEach(
      count: bands.count, jobs: jobs,
      makeWorker: {
        { index in
          PictureScan(
            rows: bands[index], of: expected, actual, measures: measures, regions: regions)
        }
      }, deliver: { _, part in parts.append(part) })
    map = DifferenceMap(joining: parts.map(\.map), width: expected.width.value)
    counts = measures.indices.map { rule in parts.reduce(0) { $0 + $1.counts[rule] } }
    left = parts.map(\.left).min() ?? 0
    top = parts.map(\.top).min() ?? 0
    right = parts.map(\.right).max() ?? 0
    bottom = parts.map(\.bottom).max() ?? 0
  }

  /// One band for each thread, but none of fewer rows than are worth a thread.
  private static func bands(of height: Int, jobs: Int) -> [Range<Int>] {
    let count = max(1, min(jobs, height / 64))
    return (0..<count).map { height * $0 / count..<height * ($0 + 1) / count }
  }

  private init(
    rows: Range<Int>, of expected: Bitmap, _ actual: Bitmap, measures: [PixelMeasure],
    regions: RegionMap?
  ) {
    map = DifferenceMap(width: expected.width.value, height: rows.count)
    counts = Array(repeating: 0, count: measures.count)
    left = expected.width.value
    top = expected.height.value
    expected.withPixelPlane { one in
      actual.withPixelPlane { other in
        let judges = measures.map { PixelJudge($0, expected: one, actual: other) }
        for y in rows { scan(row: y, from: rows.lowerBound, one, other, judges, regions) }
      }
    }
  }

  private mutating func scan(
    row y: Int, from first: Int, _ one: PixelPlane, _ other: PixelPlane, _ judges: [PixelJudge],
    _ regions: RegionMap?
  ) {
    guard !one.isRowEqual(y, in: other) else { return }
    let start = y * one.width
    var x = 0
    while x < one.width {
      let end = min(x + 16, one.width)
      if end - x == 16, one.block(at: start + x) == other.block(at: start + x) {
        x = end
        continue
      }
      while x < end {
        judge(x, y, start + x, in: y - first, one, other, judges, regions)
        x += 1
      }
    }
  }

  @inline(__always) private mutating func judge(
    _ x: Int, _ y: Int, _ position: Int, in row: Int, _ one: PixelPlane, _ other: PixelPlane,
    _ judges: [PixelJudge], _ regions: RegionMap?
  ) {
    guard one[position] != other[position] else { return }
    let rule = regions?[position] ?? RegionMap.base
    guard rule != RegionMap.ignored,
      judges[Int(rule)].differs(x: x, y: y, position: position)
    else { return }
    map.insert(x: x, y: row)
    counts[Int(rule)] += 1
    left = min(left, x)
    right = max(right, x + 1)
    top = min(top, y)
    bottom = max(bottom, y + 1)
  }
}
