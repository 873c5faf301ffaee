import Geometry
import Tolerances

/// A limit that more pixels passed than may.
package struct LimitExcess: Hashable, Sendable, Codable {
  /// Whose rule it is; nil for the screen's own.
  package let view: String?
  /// How many pixels differ.
  package let count: Int
  /// What may, in words: `12 pixels`, `0.1 %`.
  package let limit: String
  /// The side in points of the square that they are in; nil for those of the whole.
  package let windowSide: Double?

  package init(view: String?, count: Int, limit: String, windowSide: Double?) {
    self.view = view
    self.count = count
    self.limit = limit
    self.windowSide = windowSide
  }
}

extension LimitExcess {
  /// Whether no pixel of the screen may differ, which needs no words.
  package var isPlain: Bool {
    view == nil && windowSide == nil && limit == DifferenceLimit.none.description
  }
}

extension LimitExcess: CustomStringConvertible {
  /// ``in `chart` more than 12 pixels differ within 16 × 16 pt``; without the count, which is another
  /// one on every device.
  package var description: String {
    let place = view.map { "in `\($0)` " } ?? ""
    let window = windowSide.map { side in
      let length = DecimalText.shortest(side, places: 3)
      return " within \(length) × \(length) pt"
    }
    let verb = limit == DifferenceLimit.pixels(1).description ? "differs" : "differ"
    return "\(place)more than \(limit) \(verb)\(window ?? "")"
  }
}
