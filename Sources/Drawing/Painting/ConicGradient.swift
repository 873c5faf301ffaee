import Filters
import Geometry
import Graphics

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The pixels of a conic gradient, for which Cairo has no pattern.
final class ConicGradient {
  let surface: CairoSurface

  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the centre in points.
  ///   - start: a point on the ray at which the colours begin.
  ///   - region: the pixels to be covered.
  ///   - scale: device pixels in a point.
  /// - Throws: if Cairo has no memory for the pixels.
  init(
    _ gradient: Gradient, center: Point, through start: Point, region: PixelRect, scale: Double
  ) throws(DrawingError) {
    surface = try CairoSurface(
      width: region.width, height: region.height, format: .translucent)
    let first = atan2(start.y.value - center.y.value, start.x.value - center.x.value)
    // A turn between two colours has at most 256 different values with 8 bits, fewer than `steps`.
    let colors = (0..<Self.steps).map { step in
      Self.premultiplied(gradient.color(at: (Double(step) + 0.5) / Double(Self.steps)))
    }
    surface.withBytes { bytes, stride in
      for row in 0..<region.height {
        let line = bytes.baseAddress.map {
          ($0 + row * stride).assumingMemoryBound(to: UInt32.self)
        }
        let y = (Double(region.y + row) + 0.5) / scale - center.y.value
        for column in 0..<region.width {
          let x = (Double(region.x + column) + 0.5) / scale - center.x.value
          var turn = (atan2(y, x) - first) / (2 * .pi)
          turn -= turn.rounded(.down)
          line?[column] = colors[min(Int(turn * Double(Self.steps)), Self.steps - 1)]
        }
      }
    }
  }

  private static let steps = 2048

  private static func premultiplied(_ color: RGBAColor) -> UInt32 {
    func channel(_ value: UInt8) -> UInt32 {
      (UInt32(value) * UInt32(color.alpha) + 127) / 255
    }
    return UInt32(color.alpha) << 24 | channel(color.red) << 16 | channel(color.green) << 8
      | channel(color.blue)
  }
}
