package import Graphics

/// The colour of a part of a symbol.
package struct SymbolInk: Hashable, Sendable {
  /// Nil for the colour in which the symbol is drawn.
  let color: RGBAColor?
  /// The factor for the colour's opacity, from 0 to 1.
  let opacity: Double

  /// The colour in which the symbol is drawn.
  static let tint = SymbolInk(color: nil, opacity: 1)

  /// Returns the ink of a symbol that is drawn in a colour.
  package func color(for tint: RGBAColor) -> RGBAColor {
    let color = color ?? tint
    return color.withAlpha(UInt8((Double(color.alpha) * opacity).rounded()))
  }
}
