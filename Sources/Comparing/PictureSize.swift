package import Bitmaps
import Geometry

/// A picture's size in pixels.
package struct PictureSize: Hashable, Sendable, Codable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package init(_ picture: CanvasPicture) {
    width = picture.width.value
    height = picture.height.value
  }

  /// The size as text, such as `1179 × 2556`.
  package var description: String { "\(width) × \(height)" }
}
