/// The layer of a symbol's part, which gives its colour in renderings with several inks.
struct SymbolLayer: Hashable {
  var level = Level.primary
  /// The place among the parts that a value turns on one after the other; nil for other parts.
  var rank: Int?

  /// The importance of a layer.
  enum Level: Int, Hashable, CaseIterable {
    case primary, secondary, tertiary
  }

  static let primary = SymbolLayer()
}
