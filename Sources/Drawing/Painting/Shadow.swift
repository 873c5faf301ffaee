import Geometry
import Graphics

/// A blurred coverage at reduced size.
final class Shadow {
  let surface: CairoSurface
  private let frame: Rect

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
    let factor = Double(BoxBlur.reduction(deviation: deviation))
    // Whole reduced pixels around the path. Three boxes reach three deviations.
    let pixel = factor / scale
    let margin = (radius.value * 3 / pixel).rounded(.up) + 2
    let left = (bounds.minX.value / pixel).rounded(.down) - margin
    let top = (bounds.minY.value / pixel).rounded(.down) - margin
    let columns = (bounds.maxX.value / pixel).rounded(.up) + margin - left
    let rows = (bounds.maxY.value / pixel).rounded(.up) + margin - top
    guard columns <= 32_767, rows <= 32_767 else {
      throw .size(width: Int(columns), height: Int(rows))
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
    Self.blur(surface, deviation: deviation / factor)
  }

  /// The placement of the surface for an offset.
  func placement(offset: Point) -> SurfacePlacement { SurfacePlacement(frame.offset(by: offset)) }

  private static func blur(_ surface: borrowing CairoSurface, deviation: Double) {
    let width = surface.width
    let height = surface.height
    surface.withBytes { bytes, stride in
      var values = [UInt32](repeating: 0, count: width * height)
      for row in 0..<height {
        for column in 0..<width {
          values[row * width + column] = UInt32(bytes[row * stride + column]) << 8
        }
      }
      BoxBlur.blur(&values, width: width, channels: 1, deviation: deviation)
      for row in 0..<height {
        for column in 0..<width {
          bytes[row * stride + column] = UInt8((values[row * width + column] + 128) >> 8)
        }
      }
    }
  }
}
