package import Tolerances

/// A limit that more pixels exceed than it allows.
package struct LimitExcess: Hashable, Sendable, Codable {
  /// The view that has the limit; nil for the screen's own limit.
  package let view: String?
  /// How many pixels differ.
  package let count: Int
  package let limit: DifferenceLimit
  /// The side in points of the square that holds these pixels; nil for a limit on the whole.
  package let windowSide: Double?

  package init(view: String?, count: Int, limit: DifferenceLimit, windowSide: Double?) {
    self.view = view
    self.count = count
    self.limit = limit
    self.windowSide = windowSide
  }
}

extension LimitExcess {
  /// Whether the limit is the screen's default: no pixel may differ.
  package var isDefault: Bool { view == nil && windowSide == nil && limit == .none }
}
