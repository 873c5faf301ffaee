private import Geometry

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A Gaussian blur made of three box blurs, in whole numbers, so that every machine agrees.
enum BoxBlur {
  /// The widths of three boxes whose blurs together have the standard deviation, all odd.
  static func boxes(deviation: Double) -> [Int] {
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    lower = max(1, lower)
    let l = Double(lower)
    let smaller = (12 * deviation * deviation - 3 * l * l - 12 * l - 9) / (-4 * l - 4)
    let count = Int(smaller.rounded())
    return (0..<3).map { $0 < count ? lower : lower + 2 }
  }

  /// How many pixels are blurred as one: as many as do not show, a power of two.
  static func reduction(deviation: Double) -> Int {
    var factor = 1
    while factor < 16, deviation / Double(factor * 2) >= 3 { factor *= 2 }
    return factor
  }

  /// Blurs interleaved channels in both directions; outside the plane its edges go on.
  ///
  /// - Parameters:
  ///   - values: rows of `width` pixels of `channels` values each, every value below 2^20.
  ///   - width: pixels in a row.
  ///   - channels: values in a pixel.
  ///   - deviation: of the Gaussian, in pixels.
  static func blur(_ values: inout [UInt32], width: Int, channels: Int, deviation: Double) {
    guard deviation > 0, width > 0, channels > 0 else { return }
    let height = values.count / (width * channels)
    var line = [UInt32](repeating: 0, count: max(width, height))
    values.withUnsafeMutableBufferPointer { values in
      line.withUnsafeMutableBufferPointer { line in
        for box in boxes(deviation: deviation) where box > 1 {
          for row in 0..<height {
            for channel in 0..<channels {
              let start = row * width * channels + channel
              average(values, start: start, step: channels, count: width, box: box, line)
            }
          }
          for column in 0..<width * channels {
            average(
              values, start: column, step: width * channels, count: height, box: box, line)
          }
        }
      }
    }
  }

  /// Replaces each of `count` values, `step` apart, by the mean of the `box` values around it.
  private static func average(
    _ values: UnsafeMutableBufferPointer<UInt32>, start: Int, step: Int, count: Int, box: Int,
    _ line: UnsafeMutableBufferPointer<UInt32>
  ) {
    var index = 0
    while index < count {
      line[index] = values[start &+ index &* step]
      index &+= 1
    }
    let reach = box / 2
    let last = count &- 1
    let width = UInt32(truncatingIfNeeded: box)
    var sum = line[0] &* UInt32(truncatingIfNeeded: reach &+ 1)
    index = 1
    while index <= reach {
      sum &+= line[min(index, last)]
      index &+= 1
    }
    index = 0
    while index < count {
      values[start &+ index &* step] = (sum &+ width / 2) / width
      sum &+= line[min(index &+ reach &+ 1, last)]
      sum &-= line[max(index &- reach, 0)]
      index &+= 1
    }
  }
}
