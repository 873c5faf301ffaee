import Geometry

/// How two pictures of one size differ.
package struct PixelDifference: Hashable, Sendable, Codable {
  /// Pixels that are not the same.
  package let count: Int
  package let total: Int
  /// The smallest rectangle that holds them, in pixels.
  package let left: Int
  package let top: Int
  package let right: Int
  package let bottom: Int

  package var description: String {
    let share = DecimalText.shortest(Double(count) / Double(total) * 100, places: 2)
    return
      "\(count) pixels differ (\(share == "0" ? "under 0.01" : share) %), within \(right - left) × \(bottom - top) at (\(left), \(top))"
  }
}
