package import Drawing

/// The number of picture pixels in a point.
package typealias PictureScale = Drawing.PictureScale

extension PictureScale {
  /// Parses a number of the allowed range; nil for another text.
  package init?(_ text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self.init(number)
  }
}
