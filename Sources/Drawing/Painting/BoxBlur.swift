private import Geometry

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A Gaussian blur approximated by three box blurs.
///
/// It uses integers, so that the result is the same on every machine.
enum BoxBlur {
  /// Returns three odd box widths whose blurs together approximate the standard deviation.
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

  /// Returns the factor for reducing a picture before the blur: 1, 2, 4, 8 or 16.
  ///
  /// A reduction that leaves three pixels of deviation is not visible after the blur. One that leaves
  /// one pixel makes the blur a tenth stronger.
  ///
  /// - Parameters:
  ///   - deviation: the Gaussian's standard deviation in pixels of the picture.
  ///   - least: the deviation in pixels of the reduced picture, at least.
  /// - Returns: the factor.
  static func reduction(deviation: Double, leaving least: Double = 3) -> Int {
    var factor = 1
    while factor < 16, deviation / Double(factor * 2) >= least { factor *= 2 }
    return factor
  }

  /// Blurs interleaved channels in both directions.
  ///
  /// Outside the plane, the edge values are repeated.
  ///
  /// - Parameters:
  ///   - values: rows of `width` pixels of `channels` values each, every value below 2^20.
  ///   - width: pixels in a row.
  ///   - channels: values in a pixel.
  ///   - deviation: the Gaussian's standard deviation in pixels.
  static func blur(_ values: inout [UInt32], width: Int, channels: Int, deviation: Double) {
    guard deviation > 0, width > 0, channels > 0 else { return }
    let stride = width * channels
    let height = values.count / stride
    var copy = values
    var sums = [UInt32](repeating: 0, count: stride)
    values.withUnsafeMutableBufferPointer { values in
      copy.withUnsafeMutableBufferPointer { copy in
        sums.withUnsafeMutableBufferPointer { sums in
          guard let values = values.baseAddress, let copy = copy.baseAddress,
            let sums = sums.baseAddress
          else { return }
          for box in boxes(deviation: deviation) where box > 1 {
            let mean = Mean(of: box)
            for row in 0..<height {
              averageRow(
                values + row * stride, into: copy + row * stride, count: width,
                channels: channels, mean)
            }
            averageColumns(copy, into: values, sums, width: stride, height: height, mean)
          }
        }
      }
    }
  }

  /// Writes the mean of the values around each value of a row, channel by channel.
  @inline(__always)
  private static func averageRow(
    _ row: UnsafePointer<UInt32>, into result: UnsafeMutablePointer<UInt32>, count: Int,
    channels: Int, _ mean: Mean
  ) {
    let last = count &- 1
    for channel in 0..<channels {
      var sum = row[channel] &* UInt32(truncatingIfNeeded: mean.reach &+ 1)
      var index = 1
      while index <= mean.reach {
        sum &+= row[min(index, last) &* channels &+ channel]
        index &+= 1
      }
      index = 0
      while index < count {
        result[index &* channels &+ channel] = mean(sum)
        sum &+= row[min(index &+ mean.reach &+ 1, last) &* channels &+ channel]
        sum &-= row[max(index &- mean.reach, 0) &* channels &+ channel]
        index &+= 1
      }
    }
  }

  /// Writes the mean of the values above and below each value, row by row in memory order.
  private static func averageColumns(
    _ values: UnsafePointer<UInt32>, into result: UnsafeMutablePointer<UInt32>,
    _ sums: UnsafeMutablePointer<UInt32>, width: Int, height: Int, _ mean: Mean
  ) {
    let last = height &- 1
    var column = 0
    while column < width {
      sums[column] = values[column] &* UInt32(truncatingIfNeeded: mean.reach &+ 1)
      column &+= 1
    }
    var row = 1
    while row <= mean.reach {
      let line = values + min(row, last) &* width
      column = 0
      while column < width {
        sums[column] &+= line[column]
        column &+= 1
      }
      row &+= 1
    }
    row = 0
    while row < height {
      let coming = values + min(row &+ mean.reach &+ 1, last) &* width
      let going = values + max(row &- mean.reach, 0) &* width
      let line = result + row &* width
      column = 0
      while column < width {
        let sum = sums[column]
        line[column] = mean(sum)
        sums[column] = sum &+ coming[column] &- going[column]
        column &+= 1
      }
      row &+= 1
    }
  }

  /// The rounded mean of a box's values, by a multiplication instead of a division.
  private struct Mean {
    /// The number of values on either side.
    let reach: Int
    private let half: UInt64
    private let factor: UInt64

    /// - Parameter box: odd and below 2,048. Then 2^43 / box, rounded up, gives the exact quotient
    ///   for every sum of `box` values below 2^20. No product exceeds 64 bits.
    init(of box: Int) {
      reach = box / 2
      half = UInt64(box / 2)
      factor = ((1 << 43) + UInt64(box) - 1) / UInt64(box)
    }

    @inline(__always)
    func callAsFunction(_ sum: UInt32) -> UInt32 {
      UInt32(truncatingIfNeeded: ((UInt64(sum) &+ half) &* factor) &>> 43)
    }
  }
}
