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
