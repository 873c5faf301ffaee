package import Bitmaps

/// A way of comparing two pictures, as a value.
package struct Differ: Sendable {
  package let name: String
  package let compare: @Sendable (_ expected: Bitmap, _ actual: Bitmap) -> Comparison

  package init(
    name: String, compare: @escaping @Sendable (_ expected: Bitmap, _ actual: Bitmap) -> Comparison
  ) {
    self.name = name
    self.compare = compare
  }
}

/// What comparing two pictures found.
package enum Comparison: Hashable, Sendable {
  case identical
  case different(PixelDifference)
  /// Pictures of two sizes are not compared pixel by pixel.
  case differentSize(expected: PictureSize, actual: PictureSize)
}
