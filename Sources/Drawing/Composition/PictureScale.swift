package import Bitmaps
package import Geometry
package import Graphics

/// How many pixels of a picture a point is wide, whatever the device's own scale.
package struct PictureScale: Hashable, Sendable {
  package let pixelsPerPoint: Double

  /// What pictures can be drawn at.
  package static let range = 0.1...4

  /// Nil outside of `range`.
  package init?(_ pixelsPerPoint: Double) {
    guard Self.range.contains(pixelsPerPoint) else { return nil }
    self.pixelsPerPoint = pixelsPerPoint
  }

  private init(unchecked pixelsPerPoint: Double) { self.pixelsPerPoint = pixelsPerPoint }

  /// A pixel for every point.
  package static let one = PictureScale(unchecked: 1)
  /// A pixel for four points of area.
  package static let half = PictureScale(unchecked: 0.5)
}

extension PictureScale {
  /// The pixels of a picture of a size in points, at least one each way.
  package func pixels(of size: Size) -> (width: Pixels, height: Pixels) {
    func count(_ length: Points) -> Pixels {
      Pixels(max(1, Int((length.value * pixelsPerPoint).rounded())))
    }
    return (count(size.width), count(size.height))
  }
}

extension Renderer {
  /// The picture of a screen of `size` points at a scale of its own.
  ///
  /// It is drawn in the device's pixels, or in a whole multiple of them, and then made smaller: so
  /// edges that lie on the device's pixels never show seams between views that meet there.
  ///
  /// - Parameters:
  ///   - list: what is to be drawn.
  ///   - size: in points.
  ///   - deviceScale: device pixels in a point.
  ///   - scale: nil for the device's own.
  /// - Returns: an opaque picture.
  /// - Throws: where it cannot be drawn.
  package func bitmap(
    of list: DisplayList, size: Size, deviceScale: Int, at scale: PictureScale?
  ) throws(DrawingError) -> Bitmap {
    guard let scale, scale.pixelsPerPoint != Double(deviceScale) else {
      return try bitmap(of: list, size: size, scale: deviceScale)
    }
    var drawn = deviceScale
    while Double(drawn) < scale.pixelsPerPoint { drawn += deviceScale }
    let full = try bitmap(of: list, size: size, scale: drawn)
    let (width, height) = scale.pixels(of: size)
    return full.reduced(
      toWidth: Pixels(min(width.value, full.width.value)),
      height: Pixels(min(height.value, full.height.value))) ?? full
  }

  /// The same picture as a PNG file.
  package func png(
    of list: DisplayList, size: Size, deviceScale: Int, at scale: PictureScale?
  ) throws(DrawingError) -> [UInt8] {
    if scale == nil || scale?.pixelsPerPoint == Double(deviceScale) {
      return try png(of: list, size: size, scale: deviceScale)
    }
    let bitmap = try bitmap(of: list, size: size, deviceScale: deviceScale, at: scale)
    do {
      return try PNG.encode(bitmap)
    } catch {
      throw .encoding(error)
    }
  }
}
