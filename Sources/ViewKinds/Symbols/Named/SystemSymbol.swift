package import Geometry
package import Graphics

/// A symbol by its name in the system's library, drawn by Strut.
package struct SystemSymbol: Hashable, Sendable {
  package let name: String

  /// Returns nil for a name without a drawing.
  package init?(named name: String) {
    guard SymbolCatalogue.place(of: name) != nil else { return nil }
    self.name = name
  }

  /// The names of all drawings, in ascending order.
  package static var names: [String] { SymbolCatalogue.names }

  /// The names of each drawing's forms, in the order of the reference.
  package static var families: [[String]] {
    SymbolCatalogue.allBlocks.map(\.names).filter { !$0.isEmpty }
  }

  /// Returns the symbol in the size and weight of a font.
  ///
  /// - Parameters:
  ///   - size: the font's size in points.
  ///   - weight: the font's weight.
  ///   - scale: the symbol's size compared with the letters.
  ///   - rendering: the inks of the symbol's layers.
  /// - Returns: a symbol with a box of its own width and height. Its baseline is set so that its
  ///   middle is at half the height of capital letters.
  package func symbol(
    size: Points, weight: FontWeight = .regular, scale: SymbolScale = .medium,
    rendering: SymbolRendering = .monochrome
  ) -> SymbolGlyph {
    let unit = size.value / SystemSymbol.unitsPerEm * scale.factor
    // A compromise: lines neither keep the letters' width nor grow in proportion to the symbol.
    let width = SystemSymbol.lineWidth(weight) / scale.factor.squareRoot()
    let steps = SymbolCatalogue.steps(
      of: name, lines: SymbolLines(outline: Points(width)), hasLayers: rendering.hasLayers)
    let area = steps.compactMap(\.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 } ?? .zero
    let box = area.inset(by: -SystemSymbol.margin)
    let ranks = Set(steps.compactMap(\.layer.rank)).count
    var ink = SymbolInk.tint
    let parts = steps.flatMap { step in
      let parts = step.parts(scale: unit) {
        Point(x: ($0.x - box.minX) * unit, y: ($0.y - box.minY) * unit)
      }
      let next = rendering.ink(of: step.layer, ranks: ranks)
      guard step.removal != .all, next != ink else { return parts }
      ink = next
      return [.ink(next)] + parts
    }
    return SymbolGlyph(
      width: box.width * unit, height: box.height * unit,
      baseline: Points(-box.minY.value * unit + size.value * SystemSymbol.capHeight / 2), parts)
  }

  /// Whether the symbol is mirrored in right-to-left layouts.
  package var isDirectional: Bool {
    let turning = [
      "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward",
      "arrow.uturn.forward", "arrow.uturn.backward", "list.bullet", "list.dash", "list.star",
      "checklist", "sidebar.leading", "sidebar.trailing",
    ]
    return turning.contains { name == $0 || name.hasPrefix("\($0).") }
  }

  /// The units of the designs' grid in an em.
  private static let unitsPerEm = 20.0
  /// The margin around the ink, in units.
  private static let margin: Points = 0.6
  /// The cap height of the system font, in ems.
  private static let capHeight = 1443.0 / 2048

  /// Returns the width of capital letters' stems in a weight, in units.
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
