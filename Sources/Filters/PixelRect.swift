package import Geometry

/// A rectangle of whole device pixels.
package struct PixelRect: Hashable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  /// The pixels that a rectangle touches in a picture, or nil if it touches none.
  package init?(touching rect: Rect, scale: Double, within picture: PixelRect) {
    func pixel(_ edge: Points, _ noise: Double, _ rule: FloatingPointRoundingRule) -> Int {
      // The limits are far outside every picture, and within `Int`.
      Int(min(max((edge.value * scale + noise).rounded(rule), -0x1p40), 0x1p40))
    }
    let left = max(pixel(rect.minX, 1e-6, .down), picture.x)
    let top = max(pixel(rect.minY, 1e-6, .down), picture.y)
    let right = min(pixel(rect.maxX, -1e-6, .up), picture.x + picture.width)
    let bottom = min(pixel(rect.maxY, -1e-6, .up), picture.y + picture.height)
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
