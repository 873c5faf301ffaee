/// The difference of two pictures of one size.
package struct PixelDifference: Hashable, Sendable, Codable {
  /// The number of differing pixels.
  package let count: Int
  /// The number of pixels of one picture.
  package let total: Int
  /// The smallest rectangle with all differing pixels, in pixels.
  ///
  /// `right` and `bottom` are exclusive.
  package let left: Int
  package let top: Int
  package let right: Int
  package let bottom: Int
  /// The exceeded limits; empty if the difference is within tolerance.
  package let excesses: [LimitExcess]

  package init(
    count: Int, total: Int, left: Int, top: Int, right: Int, bottom: Int,
    excesses: [LimitExcess] = []
  ) {
    self.count = count
    self.total = total
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.excesses = excesses
  }

  /// Creates the difference of pictures in which no pixel differs.
  init(noneOf total: Int) {
    self.init(count: 0, total: total, left: 0, top: 0, right: 0, bottom: 0)
  }
}
