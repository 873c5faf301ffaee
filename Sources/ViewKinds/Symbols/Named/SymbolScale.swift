/// The size of a symbol beside text of its font; corresponds to `UIImage.SymbolScale`.
package enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// The factor to the medium size.
  var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}
