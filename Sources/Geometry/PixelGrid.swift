#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The device's pixel lines, the only bridge between points and pixels.
package struct PixelGrid: Hashable, Sendable {
  /// Device pixels in one point; at least 1.
  package let scale: Int

  /// A grid with `scale` lines a point, or nil for a scale outside 1...8.
  package init?(scale: Int) {
    guard (1...8).contains(scale) else { return nil }
    self.scale = scale
  }

  private init(unchecked scale: Int) { self.scale = scale }

  /// A grid of whole points, which some of UIKit's sizes follow on every device.
  package static let wholePoints = PixelGrid(unchecked: 1)

  /// The pixel line nearest to a coordinate.
  ///
  /// Half way rounds to the greater line, also below zero.
  ///
  /// Lines end 2⁴⁰ pixels from the origin, where `Double` still separates neighbouring coordinates.
  package func line(nearestTo edge: Points) -> Pixels {
    Self.pixels(nearest(edge.value * Double(scale)))
  }

  /// The line with a whole number.
  ///
  /// NaN is the origin.
  private static func pixels(_ line: Double) -> Pixels {
    line.isNaN ? .zero : Pixels(Int(min(max(line, -0x1p40), 0x1p40)))
  }

  /// Solved values carry rounding noise of about 1e-10.
  ///
  /// A coordinate that close below half way counts as half way, so that the same layout never
  /// rounds both ways.
  private func nearest(_ scaled: Double) -> Double { (scaled + 0.5 + 1e-6).rounded(.down) }

  /// The coordinate of a pixel line.
  package func points(_ line: Pixels) -> Points { Points(Double(line.value) / Double(scale)) }

  /// The coordinate rounded to the nearest pixel line.
  package func rounded(_ edge: Points) -> Points { points(line(nearestTo: edge)) }

  /// A length rounded up to whole pixels, as for intrinsic sizes.
  ///
  /// Lengths within 1e-6 pixels above a line count as on it.
  package func ceiled(_ length: Points) -> Points {
    points(Self.pixels((length.value * Double(scale) - 1e-6).rounded(.up)))
  }

  /// A coordinate rounded down to a pixel line.
  ///
  /// Coordinates within 1e-6 pixels below a line count as on it.
  package func floored(_ edge: Points) -> Points {
    points(Self.pixels((edge.value * Double(scale) + 1e-6).rounded(.down)))
  }

  package func ceiled(_ size: Size) -> Size {
    Size(width: ceiled(size.width), height: ceiled(size.height))
  }

  /// The rectangle with every edge, not the size, on the nearest pixel line, so that neighbours
  /// never gap or overlap.
  package func rounded(_ rect: Rect) -> Rect {
    let (left, top) = (line(nearestTo: rect.minX), line(nearestTo: rect.minY))
    // Sizes come from whole lines, so that a length of as many pixels is the same number anywhere.
    return Rect(
      x: points(left), y: points(top), width: points(line(nearestTo: rect.maxX) - left),
      height: points(line(nearestTo: rect.maxY) - top))
  }

  /// The width of one device pixel.
  package var hairline: Points { Points(1 / Double(scale)) }
}
