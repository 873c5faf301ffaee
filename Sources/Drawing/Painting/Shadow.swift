import Geometry
import Graphics

/// The blurred coverage of what is drawn, smaller than it will be shown.
final class Shadow {
  let surface: CairoSurface
  private let frame: Rect

  /// Nil for a path without points.
  ///
  /// - Parameters:
  ///   - path: in points.
  ///   - radius: the Gaussian's standard deviation, as a layer's `shadowRadius`.
  ///   - scale: device pixels in a point.
  /// - Throws: where Cairo has no memory for the shadow, or its size is beyond Cairo's.
  convenience init?(of path: Path, radius: Points, scale: Double) throws(DrawingError) {
    guard let bounds = path.bounds else { return nil }
    try self.init(within: bounds, radius: radius, scale: scale) { (context) throws(DrawingError) in
      context.setColor(.black)
      context.setPath(path)
      context.fill()
    }
  }

  /// - Parameters:
  ///   - bounds: what is drawn lies in them, in points.
  ///   - radius: the Gaussian's standard deviation.
  ///   - scale: device pixels in a point.
  ///   - draw: draws in points; the alpha alone counts.
  /// - Throws: where Cairo has no memory for the shadow, or its size is beyond Cairo's.
  init(
    within bounds: Rect, radius: Points, scale: Double,
    _ draw: (inout CairoContext) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    let deviation = radius.value * scale
    let factor = Double(BoxBlur.reduction(deviation: deviation))
    // Whole reduced pixels around the path; three boxes reach three deviations.
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

  /// Where the surface's pixels lie once the shadow is moved.
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
