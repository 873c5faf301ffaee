#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The pixel grid of a device, which converts between points and pixels.
package struct PixelGrid: Hashable, Sendable {
  /// The number of device pixels in a point, 1...8.
  package let scale: Int

  /// Creates a grid with `scale` lines a point, or nil for a scale outside 1...8.
  package init?(scale: Int) {
    guard (1...8).contains(scale) else { return nil }
    self.scale = scale
  }

  private init(unchecked scale: Int) { self.scale = scale }

  /// A grid of whole points; some of UIKit's sizes are whole points on every device.
  package static let wholePoints = PixelGrid(unchecked: 1)

  /// Returns the pixel line nearest to a coordinate.
  ///
  /// A coordinate halfway between two lines is rounded to the greater one, also below zero.
  ///
  /// Coordinates beyond `greatestDistance` are on the outermost lines.
  package func line(nearestTo edge: Points) -> Pixels {
    Self.pixels(nearest(edge.value * Double(scale)))
  }

  /// The distance of the outermost lines from the origin, in points: 2⁴⁰ pixels.
  ///
  /// So far out, `Double` still separates adjacent lines.
  package var greatestDistance: Points { Points(Self.greatestLine / Double(scale)) }

  private static let greatestLine = 0x1p40

  /// Returns the line with a whole number.
  ///
  /// NaN is converted to the origin.
  private static func pixels(_ line: Double) -> Pixels {
    line.isNaN ? .zero : Pixels(Int(min(max(line, -greatestLine), greatestLine)))
  }

  /// Returns the nearest whole number.
  ///
  /// Solved values have rounding errors of about 1e-10. A coordinate that is so little below the
  /// halfway point is rounded like the halfway point, so that the same layout is never rounded both
  /// ways.
  private func nearest(_ scaled: Double) -> Double { (scaled + 0.5 + 1e-6).rounded(.down) }

  /// Returns the coordinate of a pixel line.
  package func points(_ line: Pixels) -> Points { Points(Double(line.value) / Double(scale)) }

  /// Returns the coordinate rounded to the nearest pixel line.
  package func rounded(_ edge: Points) -> Points { points(line(nearestTo: edge)) }

  /// Returns a length rounded up to whole pixels, as for intrinsic sizes.
  ///
  /// Lengths up to 1e-6 pixels above a line are rounded down to it.
  package func ceiled(_ length: Points) -> Points {
    points(Self.pixels((length.value * Double(scale) - 1e-6).rounded(.up)))
  }

  /// Returns a coordinate rounded down to a pixel line.
  ///
  /// Coordinates up to 1e-6 pixels below a line are rounded up to it.
  package func floored(_ edge: Points) -> Points {
    points(Self.pixels((edge.value * Double(scale) + 1e-6).rounded(.down)))
  }

  package func ceiled(_ size: Size) -> Size {
    Size(width: ceiled(size.width), height: ceiled(size.height))
  }

  /// Returns the rectangle with every edge on the nearest pixel line.
  ///
  /// Edges are rounded instead of sizes, so that adjacent rectangles neither overlap nor leave
  /// gaps.
  package func rounded(_ rect: Rect) -> Rect {
    let (left, top) = (line(nearestTo: rect.minX), line(nearestTo: rect.minY))
    // Sizes are computed from whole lines, so that equal numbers of pixels are equal lengths.
    return Rect(
      x: points(left), y: points(top), width: points(line(nearestTo: rect.maxX) - left),
      height: points(line(nearestTo: rect.maxY) - top))
  }

  /// The width of one device pixel, in points.
  package var hairline: Points { Points(1 / Double(scale)) }
}
