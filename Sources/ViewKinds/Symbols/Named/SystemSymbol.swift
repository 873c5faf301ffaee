package import Geometry
package import Graphics

/// A symbol by its name in the system's library, in a drawing of our own.
package struct SystemSymbol: Hashable, Sendable {
  package let name: String

  /// Nil for a name that there is no drawing for.
  package init?(named name: String) {
    guard SymbolCatalogue.place(of: name) != nil else { return nil }
    self.name = name
  }

  /// Every name that there is a drawing for, ascending.
  package static var names: [String] { SymbolCatalogue.names }

  /// The names of each drawing's forms, in the order of the reference.
  package static var families: [[String]] {
    SymbolCatalogue.allBlocks.map(\.names).filter { !$0.isEmpty }
  }

  /// The symbol as large and as heavy as letters of a font.
  ///
  /// - Parameters:
  ///   - size: the font's, in points.
  ///   - weight: the font's.
  ///   - scale: how large it is beside the letters.
  /// - Returns: a symbol in a box of its own width and height whose baseline is set, so that it
  ///   stands in the middle of capital letters.
  package func symbol(
    size: Points, weight: FontWeight = .regular, scale: SymbolScale = .medium
  ) -> SymbolGlyph {
    let unit = size.value / SystemSymbol.unitsPerEm * scale.factor
    // Between lines as thick as the letters' and lines that grow with the symbol.
    let width = SystemSymbol.lineWidth(weight) / scale.factor.squareRoot()
    let steps = SymbolCatalogue.steps(of: name, lines: SymbolLines(outline: Points(width)))
    let ink = steps.compactMap(\.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 } ?? .zero
    let box = ink.inset(by: -SystemSymbol.margin)
    let parts = steps.flatMap { step in
      step.parts(scale: unit) {
        Point(x: ($0.x - box.minX) * unit, y: ($0.y - box.minY) * unit)
      }
    }
    return SymbolGlyph(
      width: box.width * unit, height: box.height * unit,
      baseline: Points(-box.minY.value * unit + size.value * SystemSymbol.capHeight / 2), parts)
  }

  /// Whether the symbol points the way reading goes and turns with it.
  var isDirectional: Bool {
    let turning = [
      "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward",
      "arrow.uturn.forward", "arrow.uturn.backward", "list.bullet", "list.dash", "list.star",
      "checklist",
    ]
    return turning.contains { name == $0 || name.hasPrefix("\($0).") }
  }

  /// Of the designs' grid.
  private static let unitsPerEm = 20.0
  /// Around the ink, in units.
  private static let margin: Points = 0.6
  /// Of the system font, in parts of the em.
  private static let capHeight = 1443.0 / 2048

  /// As thick as the stems of capital letters in the weight, in units.
  private static func lineWidth(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.55
    case .thin: 0.85
    case .light: 1.25
    case .regular: 1.66
    case .medium: 1.95
    case .semibold: 2.25
    case .bold: 2.55
    case .heavy: 2.9
    case .black: 3.25
    }
  }
}
