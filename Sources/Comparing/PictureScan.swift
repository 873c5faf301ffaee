import Bitmaps
import Dispatch
import Geometry
import Tolerances

/// The differing pixels of two pictures of one size.
///
/// Several threads each search one band of rows.
struct PictureScan {
  /// The differing pixels outside ignored regions.
  private(set) var map: DifferenceMap
  /// The number of differing pixels, by rule.
  private(set) var counts: [Int]
  /// Whether all bytes are equal.
  ///
  /// The measures do not matter.
  private(set) var isIdentical = true
  /// The smallest rectangle with all differing pixels, in pixels.
  ///
  /// `right` and `bottom` are exclusive.
  private(set) var left: Int
  private(set) var top: Int
  private(set) var right = 0
  private(set) var bottom = 0

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - expected: the expected picture.
  ///   - actual: the actual picture, of the same size.
  ///   - measures: the measure of each rule.
  ///   - regions: the rule of each pixel; nil if the first rule applies to all pixels.
  ///   - jobs: the greatest number of threads.
  init<Source: PixelSource>(
    _ expected: Source, _ actual: Source, measures: [PixelMeasure], regions: RegionMap?, jobs: Int
  ) {
    let height = expected.planeHeight
    let bands = Self.bands(of: height, jobs: jobs)
    let parts = [PictureScan](unsafeUninitializedCapacity: bands.count) { parts, count in
      // Each thread writes its own element.
      nonisolated(unsafe) let parts = parts
      DispatchQueue.concurrentPerform(iterations: bands.count) { index in
        parts.initializeElement(
          at: index,
          to: PictureScan(
            rows: bands[index], of: expected, actual, measures: measures, regions: regions))
      }
      count = bands.count
    }
    map = DifferenceMap(joining: parts.map(\.map), width: expected.planeWidth)
    counts = measures.indices.map { rule in parts.reduce(0) { $0 + $1.counts[rule] } }
    isIdentical = parts.allSatisfy(\.isIdentical)
    left = parts.map(\.left).min() ?? 0
    top = parts.map(\.top).min() ?? 0
    right = parts.map(\.right).max() ?? 0
    bottom = parts.map(\.bottom).max() ?? 0
  }

  /// The bands of rows, one for each thread.
  ///
  /// A band has at least 64 rows unless it is the only one.
  private static func bands(of height: Int, jobs: Int) -> [Range<Int>] {
    let count = max(1, min(jobs, height / 64))
    return (0..<count).map { height * $0 / count..<height * ($0 + 1) / count }
  }

  private init<Source: PixelSource>(
    rows: Range<Int>, of expected: Source, _ actual: Source, measures: [PixelMeasure],
    regions: RegionMap?
  ) {
    map = DifferenceMap(width: expected.planeWidth, height: rows.count)
    counts = Array(repeating: 0, count: measures.count)
    left = expected.planeWidth
    top = expected.planeHeight
    if regions == nil, measures == [.exact],
      Source.forEachDifference(
        in: rows, expected, actual,
        { bits, x, y in
          isIdentical = false
          counts[0] &+= bits.nonzeroBitCount
          insert(bits, x, y, from: rows.lowerBound)
        })
    {
      return
    }
    Source.forEachPart(of: rows, expected, actual) { part, one, other in
      let judges = measures.map { PixelMatcher($0, expected: one, actual: other) }
      for y in part where !one.isRowEqual(y, in: other) {
        isIdentical = false
        scan(row: y, from: rows.lowerBound, one, other, judges, regions)
      }
    }
  }

  private mutating func scan(
    row y: Int, from first: Int, _ one: PixelWords, _ other: PixelWords, _ judges: [PixelMatcher],
    _ regions: RegionMap?
  ) {
    let start = y &* one.width
    var x = 0
    while x < one.width {
      let end = min(x &+ 64, one.width)
      var bits = Self.differences(of: one, other, from: start &+ x, to: start &+ end)
      if bits != 0 {
        let counted: UInt64
        if let regions {
          counted = judged(bits, x, y, start &+ x, judges, regions)
        } else {
          counted = judges[0].judged(bits, x: x, y: y, position: start &+ x)
          counts[0] &+= counted.nonzeroBitCount
        }
        bits = counted
      }
      if bits != 0 { insert(bits, x, y, from: first) }
      x = end
    }
  }

  @inline(__always)
  private mutating func insert(_ bits: UInt64, _ x: Int, _ y: Int, from first: Int) {
    map.insert(bits, x: x, y: y &- first)
    left = min(left, x &+ bits.trailingZeroBitCount)
    right = max(right, x &+ 64 &- bits.leadingZeroBitCount)
    top = min(top, y)
    bottom = y &+ 1
  }

  /// The bits of the pixels that differ, from the bits of unequal pixels.
  ///
  /// The rule of each pixel decides.
  private mutating func judged(
    _ bits: UInt64, _ x: Int, _ y: Int, _ position: Int, _ judges: [PixelMatcher],
    _ regions: RegionMap
  ) -> UInt64 {
    var rest = bits
    var judged: UInt64 = 0
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      let bit = rest & (0 &- rest)
      rest ^= bit
      let rule = regions[position + index]
      guard rule != RegionMap.ignored,
        judges[Int(rule)].judged(bit, x: x, y: y, position: position) != 0
      else { continue }
      judged |= bit
      counts[Int(rule)] += 1
    }
    return judged
  }

  /// The bits of the unequal pixels among up to 64 pixels.
  ///
  /// The lowest bit is the first pixel.
  @inline(__always)
  private static func differences(
    of one: PixelWords, _ other: PixelWords, from start: Int, to end: Int
  ) -> UInt64 {
    var bits: UInt64 = 0
    var position = start
    while position &+ 16 <= end {
      bits |= one.differences(from: other, at: position) &<< UInt64(position &- start)
      position &+= 16
    }
    while position < end {
      if one[position] != other[position] { bits |= 1 &<< UInt64(position &- start) }
      position &+= 1
    }
    return bits
  }
}
