import Geometry

/// A rectangle of whole device pixels.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The pixels that a rectangle touches within a picture of a size; nil where it touches none.
  init?(touching rect: Rect, scale: Double, within picture: PixelRect) {
    let left = max(Int((rect.minX.value * scale + 1e-6).rounded(.down)), picture.x)
    let top = max(Int((rect.minY.value * scale + 1e-6).rounded(.down)), picture.y)
    let right = min(
      Int((rect.maxX.value * scale - 1e-6).rounded(.up)), picture.x + picture.width)
    let bottom = min(
      Int((rect.maxY.value * scale - 1e-6).rounded(.up)), picture.y + picture.height)
    guard left < right, top < bottom else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// In points.
  func points(scale: Double) -> Rect {
    Rect(
      x: Points(Double(x) / scale), y: Points(Double(y) / scale),
      width: Points(Double(width) / scale), height: Points(Double(height) / scale))
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
