import Filters
import Geometry
import Graphics

/// A coverage of a part of a picture.
struct PlacedCoverage: ~Copyable {
  let sheet: CairoSurface
  /// The place of the sheet's first pixel, in pixels of the picture.
  let x: Int
  let y: Int
}

/// A coordinate in pixels, in 256ths.
private struct FractionalPixel {
  let whole: Int
  /// The 256ths of a pixel after the whole part, from 0 to 255.
  let part: Int

  /// Nil if the coordinate is NaN.
  init?(_ coordinate: Double) {
    guard let steps = Int(pixel: (coordinate * 256).rounded()) else { return nil }
    whole = steps >> 8
    part = steps & 255
  }
}

/// A blurred coverage at reduced size.
final class Shadow {
  let surface: CairoSurface
  private let frame: Rect
  /// The device pixels in a reduced pixel's side.
  private let factor: Int

  /// A shadow of a path.
  ///
  /// - Parameters:
  ///   - path: in points.
  ///   - bounds: the part of the path that matters.
  ///   - radius: the blur's standard deviation, as a layer's `shadowRadius`.
  ///   - scale: device pixels in a point.
  /// - Throws: if Cairo has no memory for the shadow or does not support its size.
  convenience init(
    of path: Path, within bounds: Rect, radius: Points, scale: Double
  ) throws(DrawingError) {
    try self.init(within: bounds, radius: radius, scale: scale) { (context) throws(DrawingError) in
      context.setColor(.black)
      context.setPath(path)
      context.fill()
    }
  }

  /// - Parameters:
  ///   - bounds: a rectangle around everything drawn, in points.
  ///   - radius: the blur's standard deviation.
  ///   - scale: device pixels in a point.
  ///   - draw: draws in points. Only alpha matters.
  /// - Throws: if Cairo has no memory for the shadow or does not support its size.
  init(
    within bounds: Rect, radius: Points, scale: Double,
    _ draw: (inout CairoContext) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    let deviation = radius.value * scale
    self.factor = BoxBlur.reduction(deviation: deviation)
    let factor = Double(factor)
    // Whole reduced pixels around the path. Three boxes reach three deviations.
    let pixel = factor / scale
    let margin = (radius.value * 3 / pixel).rounded(.up) + 2
    let left = (bounds.minX.value / pixel).rounded(.down) - margin
    let top = (bounds.minY.value / pixel).rounded(.down) - margin
    let columns = (bounds.maxX.value / pixel).rounded(.up) + margin - left
    let rows = (bounds.maxY.value / pixel).rounded(.up) + margin - top
    // No size of a radius that is no number is in the range either.
    guard (1...32_767).contains(columns), (1...32_767).contains(rows) else {
      throw .size(width: Int(exactly: columns) ?? .max, height: Int(exactly: rows) ?? .max)
    }
    frame = Rect(
      x: Points(left * pixel), y: Points(top * pixel), width: Points(columns * pixel),
      height: Points(rows * pixel))
    surface = try CairoSurface(width: Int(columns), height: Int(rows), format: .mask)
    var context = try CairoContext(surface)
    context.translate(x: -left, y: -top)
    context.scale(by: 1 / pixel)
    try draw(&context)
    try context.check()
    surface.withCoverage { $0.blur(deviation: deviation / factor) }
  }

  /// Returns the coverage in device pixels, for a canvas whose points are not rotated or stretched.
  ///
  /// - Parameters:
  ///   - offset: the shadow's offset in points.
  ///   - placement: the canvas' points in device pixels, with the scale of the shadow.
  ///   - clip: the pixels that are drawn.
  /// - Returns: the coverage of a part of the clip, or nil if nothing is visible there.
  /// - Throws: if Cairo has no memory for the coverage.
  func coverage(
    offset: Point, placed placement: UniformPlacement, within clip: PixelRect
  ) throws(DrawingError) -> PlacedCoverage? {
    let (x, y) = (frame.x + offset.x, frame.y + offset.y)
    guard let left = FractionalPixel(x.value * placement.scale + placement.x),
      let top = FractionalPixel(y.value * placement.scale + placement.y)
    else { return nil }
    // Between the middles of the outermost reduced pixels, which have no coverage.
    let half = factor / 2
    let whole = PixelRect(
      x: left.whole + half, y: top.whole + half, width: (surface.width - 1) * factor,
      height: (surface.height - 1) * factor)
    // Between whole pixels, a pixel has a share of the one before it.
    let (before, above) = (left.part > 0 ? 1 : 0, top.part > 0 ? 1 : 0)
    let needed = PixelRect(
      x: clip.x - before, y: clip.y - above, width: clip.width + before,
      height: clip.height + above)
    guard let part = whole.intersection(needed) else { return nil }
    let sheet = try CairoSurface(width: part.width, height: part.height, format: .mask)
    surface.withCoverage { source in
      sheet.withCoverage { target in
        source.enlarge(into: target, x: part.x - whole.x, y: part.y - whole.y, factor: factor)
        target.shift(right: left.part, down: top.part)
      }
    }
    return PlacedCoverage(sheet: sheet, x: part.x, y: part.y)
  }

  /// The placement of the surface for an offset.
  func placement(offset: Point) -> SurfacePlacement { SurfacePlacement(frame.offset(by: offset)) }
}
