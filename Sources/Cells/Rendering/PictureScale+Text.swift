package import Drawing

/// How many pixels of a picture a point is wide.
package typealias PictureScale = Drawing.PictureScale

extension PictureScale {
  /// A number of the range as it is written; nil for another text.
  package init?(_ text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self.init(number)
  }
}
