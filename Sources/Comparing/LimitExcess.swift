package import Tolerances

/// A limit that the differing pixels exceed.
package struct LimitExcess: Hashable, Sendable, Codable {
  /// The view that has the limit; nil for the screen's own limit.
  package let view: String?
  /// The number of differing pixels.
  package let count: Int
  package let limit: DifferenceLimit
  /// The side in points of the square that has these pixels; nil if the limit is on the whole
  /// picture.
  package let windowSide: Double?

  package init(view: String?, count: Int, limit: DifferenceLimit, windowSide: Double?) {
    self.view = view
    self.count = count
    self.limit = limit
    self.windowSide = windowSide
  }
}

extension LimitExcess {
  /// Whether the limit is the default of a screen: no pixel may differ.
  package var isDefault: Bool { view == nil && windowSide == nil && limit == .none }
}
