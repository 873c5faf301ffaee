import Tolerances

/// Decides which unequal pixels differ by a measure.
struct PixelMatcher {
  private let expected: PixelWords
  private let actual: PixelWords
  private let method: Method

  private enum Method {
    case exact
    case yiq(YIQDistance, antiAliasing: AntiAliasing?)
    case deltaE(DeltaECache)
  }

  init(_ measure: PixelMeasure, expected: PixelWords, actual: PixelWords) {
    self.expected = expected
    self.actual = actual
    method =
      switch measure {
      case .exact: .exact
      case .yiq(let threshold, let countsAntiAliasing):
        .yiq(
          YIQDistance(threshold: threshold.count),
          antiAliasing: countsAntiAliasing
            ? nil : AntiAliasing(expected: expected, actual: actual))
      case .deltaE2000(let threshold): .deltaE(DeltaECache(threshold: threshold))
      }
  }

  /// The bits of the pixels that differ, from the bits of unequal pixels of a row.
  ///
  /// - Parameters:
  ///   - bits: the bits of the unequal pixels among 64 pixels. The lowest bit is the first pixel.
  ///   - x: the first pixel's column.
  ///   - y: the row.
  ///   - position: the first pixel's index, counted row by row.
  /// - Returns: the bits of the pixels that differ.
  func judged(_ bits: UInt64, x: Int, y: Int, position: Int) -> UInt64 {
    switch method {
    case .exact: bits
    case .yiq(let distance, let antiAliasing?):
      Self.filtered(bits) { index in
        distance.isExceeded(
          expected[position &+ index], actual[position &+ index], at: position &+ index)
          && !antiAliasing.explains(x: x &+ index, y: y)
      }
    case .yiq(let distance, nil):
      Self.filtered(bits) { index in
        distance.isExceeded(
          expected[position &+ index], actual[position &+ index], at: position &+ index)
      }
    case .deltaE(let cache):
      Self.filtered(bits) { index in
        cache.isExceeded(expected[position &+ index], actual[position &+ index])
      }
    }
  }

  @inline(__always)
  private static func filtered(_ bits: UInt64, _ differs: (Int) -> Bool) -> UInt64 {
    var rest = bits
    var filtered = bits
    while rest != 0 {
      let bit = rest & (0 &- rest)
      if !differs(rest.trailingZeroBitCount) { filtered ^= bit }
      rest ^= bit
    }
    return filtered
  }
}

/// A cache of results, by pair of colours.
///
/// Must be used on one thread only.
///
/// A screen has few colours, so most pairs repeat.
private final class DeltaECache {
  private let threshold: FixedPoint
  private var known: [Entry?]

  private struct Entry {
    let pair: UInt64
    let isExceeded: Bool
  }

  init(threshold: Millionths) {
    self.threshold = FixedPoint(threshold.count, over: 1) / FixedPoint(1_000_000)
    known = Array(repeating: nil, count: 1 << 14)
  }

  func isExceeded(_ one: UInt32, _ other: UInt32) -> Bool {
    let pair = UInt64(one) << 32 | UInt64(other)
    let slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> 50)
    if let entry = known[slot], entry.pair == pair { return entry.isExceeded }
    let isExceeded =
      threshold < ColorDifference2000.difference(LabColor(one), LabColor(other))
    known[slot] = Entry(pair: pair, isExceeded: isExceeded)
    return isExceeded
  }
}
