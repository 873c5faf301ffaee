/// The borrowed coverage of pixels, a byte for each.
package struct CoveragePlane {
  private let start: UnsafeMutablePointer<UInt8>
  /// The length of a row in bytes.
  private let stride: Int
  private let width: Int
  private let height: Int

  /// The coverage in a memory, or nil if the size is empty or exceeds the bytes.
  ///
  /// - Parameters:
  ///   - bytes: the memory.
  ///   - stride: the length of a row in bytes.
  ///   - width: the number of pixels in a row.
  ///   - height: the number of rows.
  package init?(_ bytes: UnsafeMutableRawBufferPointer, stride: Int, width: Int, height: Int) {
    guard let start = bytes.baseAddress, width > 0, height > 0, stride >= width,
      bytes.count >= stride * (height - 1) + width
    else { return nil }
    self.start = start.assumingMemoryBound(to: UInt8.self)
    self.stride = stride
    self.width = width
    self.height = height
  }

  /// The bytes without the padding of rows.
  package var packed: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
      count = width * height
      guard let target = bytes.baseAddress else { return }
      for row in 0..<height {
        (target + row * width).update(from: start + row * stride, count: width)
      }
    }
  }

  /// Blurs in place.
  ///
  /// - Parameter deviation: the Gaussian's standard deviation in pixels.
  package func blur(deviation: Double) {
    var values = [UInt32](repeating: 0, count: width * height)
    for row in 0..<height {
      for column in 0..<width {
        values[row * width + column] = UInt32(start[row * stride + column]) << 8
      }
    }
    BoxBlur.blur(&values, width: width, deviation: deviation)
    for row in 0..<height {
      for column in 0..<width {
        start[row * stride + column] = UInt8((values[row * width + column] + 128) >> 8)
      }
    }
  }

  /// Moves the coverage by less than a pixel, interpolating between neighbours.
  ///
  /// Outside the plane, the edge values are repeated.
  ///
  /// - Parameters:
  ///   - right: the distance to the right in 256ths of a pixel, from 0 to 255.
  ///   - down: the distance down in 256ths of a pixel, from 0 to 255.
  package func shift(right: Int, down: Int) {
    guard right > 0 || down > 0 else { return }
    let (right, down) = (UInt32(right), UInt32(down))
    // Backwards, because a new value needs the old values to its left and above.
    for row in (0..<height).reversed() {
      let bytes = start + row * stride
      let above = start + max(row - 1, 0) * stride
      for column in (0..<width).reversed() {
        let before = max(column - 1, 0)
        let upper = UInt32(above[before]) * right + UInt32(above[column]) * (256 - right)
        let lower = UInt32(bytes[before]) * right + UInt32(bytes[column]) * (256 - right)
        bytes[column] = UInt8((upper * down + lower * (256 - down) + 32_768) >> 16)
      }
    }
  }

  /// Adds a mask, clamped to full coverage.
  ///
  /// - Parameters:
  ///   - mask: the coverage of each pixel, row by row.
  ///   - maskBounds: the place of the mask in the picture, of the mask's size.
  ///   - bounds: the place of this coverage in the picture, of its size.
  package func add(_ mask: [UInt8], _ maskBounds: PixelRect, in bounds: PixelRect) {
    guard let part = maskBounds.intersection(bounds) else { return }
    mask.withUnsafeBufferPointer { mask in
      for y in part.y..<part.y + part.height {
        let source = (y - maskBounds.y) * maskBounds.width + part.x - maskBounds.x
        let target = (y - bounds.y) * stride + part.x - bounds.x
        for column in 0..<part.width {
          let sum = UInt16(start[target &+ column]) &+ UInt16(mask[source &+ column])
          start[target &+ column] = UInt8(truncatingIfNeeded: min(sum, 255))
        }
      }
    }
  }
}

extension CoveragePlane {
  /// Fills another coverage with a part of this one, enlarged.
  ///
  /// The values between the middles of pixels are interpolated.
  ///
  /// - Parameters:
  ///   - target: the coverage to be filled.
  ///   - x: the target's left edge, 0 at the middle of the first pixel, in pixels of the target.
  ///   - y: the target's top edge, 0 at the middle of the first row, in pixels of the target. The
  ///     whole target must be between the middles of the outermost pixels.
  ///   - factor: the pixels of the target in one of this coverage: 1, 2, 4, 8 or 16.
  package func enlarge(into target: CoveragePlane, x: Int, y: Int, factor: Int) {
    let columns = x / factor...(x + target.width - 1) / factor
    // A column is written as 16 values.
    var line = [UInt16](repeating: 0, count: columns.count * factor + 16)
    line.withUnsafeMutableBufferPointer { line in
      guard let line = line.baseAddress else { return }
      let values = line + (x - columns.lowerBound * factor)
      let shift = UInt16(factor.trailingZeroBitCount * 2)
      let rounding = shift == 0 ? 0 : UInt16(1) << (shift - 1)
      for row in 0..<target.height {
        let upper = UnsafePointer(start + (y + row) / factor * stride + columns.lowerBound)
        Self.spread(
          upper, upper + stride, share: (y + row) % factor, over: line, count: columns.count,
          factor: factor)
        let bytes = target.start + row * target.stride
        for column in 0..<target.width {
          bytes[column] = UInt8(truncatingIfNeeded: (values[column] &+ rounding) &>> shift)
        }
      }
    }
  }

  /// Writes the values between two rows and between their neighbours, times the square of the factor.
  private static func spread(
    _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, share: Int,
    over line: UnsafeMutablePointer<UInt16>, count: Int, factor: Int
  ) {
    let (below, above) = (UInt16(share), UInt16(factor - share))
    func mixed(_ column: Int) -> UInt16 {
      UInt16(upper[column]) &* above &+ UInt16(lower[column]) &* below
    }
    let steps = SIMD16<UInt16>(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    let scale = UInt16(factor)
    var left = mixed(0)
    for column in 0..<count {
      let right = mixed(column &+ 1)
      // What is behind the factor belongs to the next column, which overwrites it.
      let values = left &* scale &+ (right &- left) &* steps
      UnsafeMutableRawPointer(line + column &* factor).storeBytes(
        of: values, as: SIMD16<UInt16>.self)
      left = right
    }
  }
}
