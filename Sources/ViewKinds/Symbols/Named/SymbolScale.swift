/// How large a symbol is beside text of its font, as `UIImage.SymbolScale`.
package enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// Of the medium size.
  var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}
