import Geometry
import Graphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A blurred, saturated and tinted copy of a part of a picture, smaller than the part.
///
/// Pixels outside the part have no influence, as on the phone.
final class Backdrop {
  let surface: CairoSurface
  /// The area of the surface in device pixels, larger than the part by less than one of its pixels.
  let width: Int
  let height: Int
  /// The colour of all pixels if they are equal and opaque.
  let flatColor: RGBAColor?

  /// - Parameters:
  ///   - pixels: the pixels to blur.
  ///   - region: the part, in device pixels, within the pixels.
  ///   - outline: the shape in the part, in points, at whose rim a lens bends the picture.
  ///   - material: the blur, lens and tint.
  ///   - scale: device pixels in a point.
  /// - Throws: if Cairo has no memory for the copy.
  init(
    of pixels: TargetPixels, region: PixelRect, within outline: Path, material: Material,
    scale: Double
  ) throws(DrawingError) {
    let deviation = material.blurRadius.value * scale
    let isFlat = Self.isFlat(pixels, region)
    let factor = BoxBlur.reduction(deviation: deviation, leaving: material.lens == nil ? 3 : 1)
    // Equal pixels have an equal mean.
    let sample =
      isFlat ? PixelRect(x: region.x, y: region.y, width: 1, height: 1) : region
    let columns = (sample.width + factor - 1) / factor
    let rows = (sample.height + factor - 1) / factor
    var values = Self.reduced(pixels, sample, factor: factor, columns: columns, rows: rows)
    if !isFlat {
      BoxBlur.blur(&values, width: columns, deviation: deviation / Double(factor))
      let shrunk = scale / Double(factor)
      let field = material.lens.flatMap { lens in
        LensField(lens, of: outline, width: columns, height: rows, scale: shrunk) {
          SIMD2(
            Float($0.x.value * shrunk - Double(region.x) / Double(factor)),
            Float($0.y.value * shrunk - Double(region.y) / Double(factor)))
        }
      }
      field?.bend(&values)
    }
    surface = try CairoSurface(width: columns, height: rows, format: .translucent)
    width = columns * factor
    height = rows * factor
    let coloring = Coloring(material)
    let pixel = coloring.pixel(values[0])
    flatColor =
      isFlat && pixel >> 24 == 255
      ? RGBAColor(
        red: UInt8(pixel >> 16 & 0xFF), green: UInt8(pixel >> 8 & 0xFF), blue: UInt8(pixel & 0xFF),
        alpha: 255) : nil
    surface.withBytes { bytes, stride in
      values.withUnsafeBufferPointer { values in
        for row in 0..<rows {
          let line = bytes.baseAddress.map {
            ($0 + row * stride).assumingMemoryBound(to: UInt32.self)
          }
          var last = pixel
          for column in 0..<columns {
            let index = row &* columns &+ column
            // Neighbours are often equal.
            if index > 0, values[index] != values[index &- 1] {
              last = coloring.pixel(values[index])
            }
            line?[column] = last
          }
        }
      }
    }
  }

  /// Whether all pixels of a part are equal.
  private static func isFlat(_ pixels: TargetPixels, _ region: PixelRect) -> Bool {
    let left = (region.x - pixels.bounds.x) * 4
    guard let start = pixels.bytes.baseAddress else { return false }
    func row(_ y: Int) -> UnsafeRawPointer {
      start + (y - pixels.bounds.y) * pixels.stride + left
    }
    let first = row(region.y)
    let count = region.width * 4
    // The first row equals itself moved by one pixel, and every other row equals the first.
    guard memcmp(first, first + 4, count - 4) == 0 else { return false }
    return (region.y..<region.y + region.height).allSatisfy { memcmp(row($0), first, count) == 0 }
  }

  /// Returns the means of `factor` × `factor` pixels, the factor a power of two up to 16: blue, green,
  /// red, alpha, in 1/256 of a step.
  private static func reduced(
    _ pixels: TargetPixels, _ region: PixelRect, factor: Int, columns: Int, rows: Int
  ) -> [SIMD4<UInt32>] {
    var values = [SIMD4<UInt32>](repeating: .zero, count: columns * rows)
    // The sums of a column of up to 16 bytes.
    var sums = [UInt16](repeating: 0, count: region.width * 4)
    values.withUnsafeMutableBufferPointer { values in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let start = pixels.bytes.baseAddress, let sums = sums.baseAddress else { return }
        let raw = UnsafeMutableRawPointer(sums)
        for row in 0..<rows {
          let top = region.y + row * factor
          let bottom = min(top + factor, region.y + region.height)
          sums.update(repeating: 0, count: region.width * 4)
          for y in top..<bottom {
            let offset = (y - pixels.bounds.y) * pixels.stride + (region.x - pixels.bounds.x) * 4
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
            if pixels.isOpaque { sum.w = 255 &* count }
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

  /// Saturation and tint in whole numbers: shares of 256 and of 255.
  private struct Coloring {
    private let saturation: Int
    private let tint: (blue: Int, green: Int, red: Int, alpha: Int)

    init(_ material: Material) {
      saturation = Int((material.saturation * 256).rounded())
      let color = material.tint
      tint = (Int(color.blue), Int(color.green), Int(color.red), Int(color.alpha))
    }

    /// One pixel in Cairo's order.
    func pixel(_ value: SIMD4<UInt32>) -> UInt32 {
      let (blue, green, red, alpha) = (Int(value.x), Int(value.y), Int(value.z), Int(value.w))
      // Luma by ITU-R BT.709, in 1/65536.
      let luma = (13933 * red + 46871 * green + 4732 * blue) >> 16
      func channel(_ value: Int, _ tinted: Int) -> UInt32 {
        let saturated = min(max(luma + (value - luma) * saturation / 256, 0), alpha)
        let mixed = saturated * (255 - tint.alpha) + tinted * 256 * tint.alpha
        return UInt32((mixed + 255 * 128) / (255 * 256))
      }
      return channel(blue, tint.blue) | channel(green, tint.green) << 8
        | channel(red, tint.red) << 16
        | UInt32((alpha * (255 - tint.alpha) + 255 * 256 * tint.alpha + 255 * 128) / (255 * 256))
        << 24
    }
  }
}
