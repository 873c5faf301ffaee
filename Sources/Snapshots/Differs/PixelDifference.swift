import Geometry

/// How two pictures of one size differ.
package struct PixelDifference: Hashable, Sendable, Codable {
  /// Pixels that are not the same.
  package let count: Int
  /// All pixels of one picture.
  package let total: Int
  /// The smallest rectangle that holds the differing ones, in pixels; right and bottom are past it.
  package let left: Int
  package let top: Int
  package let right: Int
  package let bottom: Int
  /// What is more than may be; empty where the difference is tolerated.
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

  /// No pixel by the measure that was taken.
  init(noneOf total: Int) {
    self.init(count: 0, total: total, left: 0, top: 0, right: 0, bottom: 0)
  }
}

extension PixelDifference: CustomStringConvertible {
  /// `1203 pixels differ (0.04 %), within 201 × 102 at (930, 24)`.
  package var description: String {
    let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
    return "\(pixels) (\(share)), within \(right - left) × \(bottom - top) at (\(left), \(top))"
  }

  /// The share of all pixels, rounded in integers to hundredths of a percent.
  package var share: String {
    let hundredths = (count * 10_000 + total / 2) / total
    guard hundredths > 0 else { return "under 0.01 %" }
    return "\(DecimalText.shortest(Double(hundredths) / 100, places: 2)) %"
  }
}
