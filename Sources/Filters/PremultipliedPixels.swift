#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Borrowed pixels of a picture or of a part of it, in Cairo's form: words of alpha, red, green and
/// blue from the top, premultiplied.
package struct PremultipliedPixels {
  package let bytes: UnsafeRawBufferPointer
  /// The length of a row in bytes.
  package let stride: Int
  /// The place of the pixels in the whole picture, in device pixels.
  package let bounds: PixelRect
  /// Whether the alpha bytes are undefined.
  package let isOpaque: Bool

  package init(
    bytes: UnsafeRawBufferPointer, stride: Int, bounds: PixelRect, isOpaque: Bool
  ) {
    self.bytes = bytes
    self.stride = stride
    self.bounds = bounds
    self.isOpaque = isOpaque
  }
}

extension PremultipliedPixels {
  /// Whether all pixels of a part are equal.
  func isFlat(in region: PixelRect) -> Bool {
    let left = (region.x - bounds.x) * 4
    guard let start = bytes.baseAddress else { return false }
    func row(_ y: Int) -> UnsafeRawPointer { start + (y - bounds.y) * stride + left }
    let first = row(region.y)
    let count = region.width * 4
    // The first row equals itself moved by one pixel, and every other row equals the first.
    guard memcmp(first, first + 4, count - 4) == 0 else { return false }
    return (region.y..<region.y + region.height).allSatisfy { memcmp(row($0), first, count) == 0 }
  }

  /// Returns the means of `factor` × `factor` pixels, the factor a power of two up to 16: blue, green,
  /// red, alpha, in 1/256 of a step.
  func reduced(
    _ region: PixelRect, factor: Int, columns: Int, rows: Int
  ) -> [SIMD4<UInt32>] {
    var values = [SIMD4<UInt32>](repeating: .zero, count: columns * rows)
    // The sums of a column of up to 16 bytes.
    var sums = [UInt16](repeating: 0, count: region.width * 4)
    values.withUnsafeMutableBufferPointer { values in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let start = bytes.baseAddress, let sums = sums.baseAddress else { return }
        let raw = UnsafeMutableRawPointer(sums)
        for row in 0..<rows {
          let top = region.y + row * factor
          let bottom = min(top + factor, region.y + region.height)
          sums.update(repeating: 0, count: region.width * 4)
          for y in top..<bottom {
            let offset = (y - bounds.y) * stride + (region.x - bounds.x) * 4
            let line = (start + offset).assumingMemoryBound(to: UInt8.self)
            // In a form that the compiler turns into vector instructions.
            for index in 0..<region.width &* 4 { sums[index] &+= UInt16(line[index]) }
          }
          for column in 0..<columns {
            let left = column &* factor
            let right = min(left &+ factor, region.width)
            var sum = SIMD4<UInt32>.zero
            for x in left..<right {
              sum &+= SIMD4(
                truncatingIfNeeded: raw.load(fromByteOffset: x &* 8, as: SIMD4<UInt16>.self))
            }
            let count = UInt32(truncatingIfNeeded: (bottom &- top) &* (right &- left))
            // The fourth byte of an opaque picture has no meaning.
            if isOpaque { sum.w = 255 &* count }
            let scaled = sum &* 256 &+ count / 2
            values[row &* columns &+ column] =
              count.nonzeroBitCount == 1
              ? scaled &>> UInt32(count.trailingZeroBitCount) : scaled / count
          }
        }
      }
    }
    return values
  }
}
