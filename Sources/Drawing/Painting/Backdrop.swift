import Filters
import Graphics

/// A blurred, saturated and tinted copy of a part of a picture, smaller than the part.
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
    of pixels: PremultipliedPixels, region: PixelRect, within outline: Path, material: Material,
    scale: Double
  ) throws(DrawingError) {
    let backdrop = FilteredBackdrop(
      of: pixels, region: region, within: outline, material: material, scale: scale)
    surface = try CairoSurface(
      width: backdrop.columns, height: backdrop.rows, format: .translucent)
    width = backdrop.columns * backdrop.factor
    height = backdrop.rows * backdrop.factor
    flatColor = backdrop.flatColor
    surface.withBytes { bytes, stride in backdrop.write(to: bytes, stride: stride) }
  }
}
