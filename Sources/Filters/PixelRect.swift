package import Geometry

/// A rectangle of whole device pixels.
package struct PixelRect: Hashable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  /// The pixels that a rectangle touches in a picture, or nil if it touches none.
  package init?(touching rect: Rect, scale: Double, within picture: PixelRect) {
    func pixel(_ edge: Points, _ noise: Double, _ rule: FloatingPointRoundingRule) -> Int? {
      Int(pixel: (edge.value * scale + noise).rounded(rule))
    }
    guard let minX = pixel(rect.minX, 1e-6, .down), let minY = pixel(rect.minY, 1e-6, .down),
      let maxX = pixel(rect.maxX, -1e-6, .up), let maxY = pixel(rect.maxY, -1e-6, .up)
    else { return nil }
    let left = max(minX, picture.x)
    let top = max(minY, picture.y)
    let right = min(maxX, picture.x + picture.width)
    let bottom = min(maxY, picture.y + picture.height)
    guard left < right, top < bottom else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the intersection, or nil if it is empty.
  package func intersection(_ other: PixelRect) -> PixelRect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard left < right, top < bottom else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both.
  package func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// A rectangle that contains every picture.
  package static let everywhere = PixelRect(
    x: -0x4000_0000, y: -0x4000_0000, width: 0x8000_0000, height: 0x8000_0000)

  /// The rectangle in points.
  package func points(scale: Double) -> Rect {
    Rect(
      x: Points(Double(x) / scale), y: Points(Double(y) / scale),
      width: Points(Double(width) / scale), height: Points(Double(height) / scale))
  }

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Int {
  /// The whole part of a coordinate in pixels, or nil for NaN.
  ///
  /// The result is at most 2^40 from 0, which is far outside every picture.
  package init?(pixel coordinate: Double) {
    guard !coordinate.isNaN else { return nil }
    self.init(Swift.min(Swift.max(coordinate, -0x1p40), 0x1p40))
  }
}
