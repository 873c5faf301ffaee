package import Bitmaps
package import Geometry
package import Graphics

/// The pixels per point of a picture, independent of the device's scale.
package struct PictureScale: Hashable, Sendable {
  package let pixelsPerPoint: Double

  /// The supported scales, in pixels per point.
  package static let range = 0.1...4

  /// Creates a scale, or nil if the value is outside `range`.
  package init?(_ pixelsPerPoint: Double) {
    guard Self.range.contains(pixelsPerPoint) else { return nil }
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// Creates a scale from text, or nil if the text is not a number in `range`.
  package init?(_ text: String) {
    guard let number = Double(text) else { return nil }
    self.init(number)
  }

  private init(unchecked pixelsPerPoint: Double) { self.pixelsPerPoint = pixelsPerPoint }

  /// 1 pixel per point.
  package static let one = PictureScale(unchecked: 1)
  /// 0.5 pixels per point.
  package static let half = PictureScale(unchecked: 0.5)
}

extension PictureScale {
  /// Returns the size in pixels for a size in points, at least 1 by 1.
  package func pixels(of size: Size) -> (width: Pixels, height: Pixels) {
    func count(_ length: Points) -> Pixels {
      Pixels(max(1, Int((length.value * pixelsPerPoint).rounded())))
    }
    return (count(size.width), count(size.height))
  }
}

extension Renderer {
  /// The picture of a screen at any scale.
  ///
  /// It is drawn at a multiple of the device's scale and then reduced, so that adjacent edges on
  /// the device's pixels show no seams.
  ///
  /// - Parameters:
  ///   - list: the items.
  ///   - size: in points.
  ///   - deviceScale: the device's pixels per point.
  ///   - scale: the scale, or nil for the device's own.
  /// - Returns: an opaque picture.
  /// - Throws: if it cannot be drawn.
  package func bitmap(
    of list: DisplayList, size: Size, deviceScale: Int, at scale: PictureScale?
  ) throws(DrawingError) -> Bitmap {
    guard let scale, scale.pixelsPerPoint != Double(deviceScale) else {
      return try bitmap(of: list, size: size, scale: deviceScale)
    }
    var drawn = deviceScale
    while Double(drawn) < scale.pixelsPerPoint { drawn += deviceScale }
    return try bitmap(of: list, size: size, scale: drawn, reducedTo: scale.pixels(of: size))
  }

  /// The same picture, whose pixels are not copied until the renderer draws again, if it is drawn at
  /// the device's scale.
  package func picture(
    of list: DisplayList, size: Size, deviceScale: Int, at scale: PictureScale?
  ) throws(DrawingError) -> CanvasPicture {
    if scale == nil || scale?.pixelsPerPoint == Double(deviceScale) {
      return try picture(of: list, size: size, scale: deviceScale)
    }
    return CanvasPicture(
      try bitmap(of: list, size: size, deviceScale: deviceScale, at: scale))
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
