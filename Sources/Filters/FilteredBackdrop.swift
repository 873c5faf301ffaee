import Geometry
package import Graphics

/// The pixels of a part of a picture, blurred, bent by a lens, saturated and tinted, at reduced size.
///
/// Pixels outside the part have no influence, as on the phone.
package struct FilteredBackdrop {
  /// The device pixels in a side of a reduced pixel.
  package let factor: Int
  /// The number of reduced pixels in a row.
  package let columns: Int
  /// The number of rows of reduced pixels.
  package let rows: Int
  /// The colour of all pixels if they are equal and opaque.
  package let flatColor: RGBAColor?
  /// Blue, green, red, alpha, in 1/256 of a step.
  private let values: [SIMD4<UInt32>]
  private let coloring: Coloring

  /// - Parameters:
  ///   - pixels: the pixels to blur.
  ///   - region: the part, in device pixels, within the pixels.
  ///   - outline: the shape in the part, in points, at whose rim a lens bends the picture.
  ///   - material: the blur, lens and tint.
  ///   - scale: device pixels in a point.
  package init(
    of pixels: PremultipliedPixels, region: PixelRect, within outline: Path, material: Material,
    scale: Double
  ) {
    let deviation = material.blurRadius.value * scale
    let isFlat = pixels.isFlat(in: region)
    let factor = BoxBlur.reduction(deviation: deviation, leaving: material.lens == nil ? 3 : 1)
    // Equal pixels have an equal mean.
    let sample =
      isFlat ? PixelRect(x: region.x, y: region.y, width: 1, height: 1) : region
    let columns = (sample.width + factor - 1) / factor
    let rows = (sample.height + factor - 1) / factor
    var values = pixels.reduced(sample, factor: factor, columns: columns, rows: rows)
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
    (self.factor, self.columns, self.rows, self.values) = (factor, columns, rows, values)
    coloring = Coloring(material)
    let pixel = coloring.pixel(values[0])
    flatColor =
      isFlat && pixel >> 24 == 255
      ? RGBAColor(
        red: UInt8(pixel >> 16 & 0xFF), green: UInt8(pixel >> 8 & 0xFF), blue: UInt8(pixel & 0xFF),
        alpha: 255) : nil
  }

  /// Writes the pixels in Cairo's form.
  ///
  /// - Parameters:
  ///   - bytes: the memory of `rows` rows.
  ///   - stride: the length of a row in bytes, at least four times `columns`.
  package func write(to bytes: UnsafeMutableRawBufferPointer, stride: Int) {
    values.withUnsafeBufferPointer { values in
      var last = coloring.pixel(values[0])
      for row in 0..<rows {
        let line = bytes.baseAddress.map {
          ($0 + row * stride).assumingMemoryBound(to: UInt32.self)
        }
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
