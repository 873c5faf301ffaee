private import Geometry

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A Gaussian blur approximated by three box blurs.
///
/// It uses integers, so that the result is the same on every machine.
package enum BoxBlur {
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
  package static func reduction(deviation: Double, leaving least: Double = 3) -> Int {
    var factor = 1
    while factor < 16, deviation / Double(factor * 2) >= least { factor *= 2 }
    return factor
  }

  /// Blurs in both directions.
  ///
  /// Outside the plane, the edge values are repeated.
  ///
  /// - Parameters:
  ///   - values: rows of `width` pixels, every channel below 2^20.
  ///   - width: pixels in a row.
  ///   - deviation: the Gaussian's standard deviation in pixels.
  static func blur<Value: Averaged>(_ values: inout [Value], width: Int, deviation: Double) {
    guard deviation > 0, width > 0 else { return }
    let height = values.count / width
    var copy = values
    var sums = [Value](repeating: .zero, count: width)
    values.withUnsafeMutableBufferPointer { values in
      copy.withUnsafeMutableBufferPointer { copy in
        sums.withUnsafeMutableBufferPointer { sums in
          guard let values = values.baseAddress, let copy = copy.baseAddress,
            let sums = sums.baseAddress
          else { return }
          for box in boxes(deviation: deviation) where box > 1 {
            let mean = Mean(of: box)
            for row in 0..<height {
              averageRow(values + row * width, into: copy + row * width, count: width, mean)
            }
            averageColumns(copy, into: values, sums, width: width, height: height, mean)
          }
        }
      }
    }
  }

  /// Writes the mean of the values around each value of a row.
  @inline(__always)
  private static func averageRow<Value: Averaged>(
    _ row: UnsafePointer<Value>, into result: UnsafeMutablePointer<Value>, count: Int,
    _ mean: Mean
  ) {
    let last = count &- 1
    var sum = row[0].times(UInt32(truncatingIfNeeded: mean.reach &+ 1))
    var index = 1
    while index <= mean.reach {
      sum = sum &+ row[min(index, last)]
      index &+= 1
    }
    index = 0
    while index < count {
      result[index] = sum.divided(by: mean)
      sum = sum &+ row[min(index &+ mean.reach &+ 1, last)]
      sum = sum &- row[max(index &- mean.reach, 0)]
      index &+= 1
    }
  }

  /// Writes the mean of the values above and below each value, row by row in memory order.
  @inline(__always)
  private static func averageColumns<Value: Averaged>(
    _ values: UnsafePointer<Value>, into result: UnsafeMutablePointer<Value>,
    _ sums: UnsafeMutablePointer<Value>, width: Int, height: Int, _ mean: Mean
  ) {
    let last = height &- 1
    var column = 0
    while column < width {
      sums[column] = values[column].times(UInt32(truncatingIfNeeded: mean.reach &+ 1))
      column &+= 1
    }
    var row = 1
    while row <= mean.reach {
      let line = values + min(row, last) &* width
      column = 0
      while column < width {
        sums[column] = sums[column] &+ line[column]
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
        line[column] = sum.divided(by: mean)
        sums[column] = sum &+ coming[column] &- going[column]
        column &+= 1
      }
      row &+= 1
    }
  }

  /// The rounded mean of a box's values, by a multiplication instead of a division.
  struct Mean {
    /// The number of values on either side.
    let reach: Int
    fileprivate let half: UInt32
    fileprivate let factor: UInt32
    fileprivate let shift: UInt64

    /// - Parameter box: odd and below 2,048. With 2^shift / box, rounded up, the quotient is exact for
    ///   every sum of `box` values below 2^20, since box² × 2^20 is below 2^shift.
    init(of box: Int) {
      reach = box / 2
      half = UInt32(box / 2)
      shift = UInt64(31 + (Int.bitWidth - 1 - box.leadingZeroBitCount))
      factor = UInt32((1 << Int(shift) + box - 1) / box)
    }

    @inline(__always)
    fileprivate func callAsFunction(_ sum: UInt32) -> UInt32 {
      UInt32(truncatingIfNeeded: (UInt64(sum &+ half) &* UInt64(factor)) &>> shift)
    }
  }
}

/// One channel, or several side by side, of which a blur takes the mean.
protocol Averaged {
  static var zero: Self { get }
  static func &+ (_ left: Self, _ right: Self) -> Self
  static func &- (_ left: Self, _ right: Self) -> Self
  func times(_ count: UInt32) -> Self
  func divided(by mean: BoxBlur.Mean) -> Self
}

extension UInt32: Averaged {
  @inline(__always)
  func times(_ count: UInt32) -> UInt32 { self &* count }

  @inline(__always)
  func divided(by mean: BoxBlur.Mean) -> UInt32 { mean(self) }
}

extension SIMD4<UInt32>: Averaged {
  @inline(__always)
  func times(_ count: UInt32) -> SIMD4<UInt32> { self &* count }

  @inline(__always)
  func divided(by mean: BoxBlur.Mean) -> SIMD4<UInt32> {
    SIMD4(mean(x), mean(y), mean(z), mean(w))
  }
}
