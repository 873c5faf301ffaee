package import Graphics

/// The inks of a symbol's layers.
package struct SymbolRendering: Hashable, Sendable {
  /// The colours of a symbol with several layers; corresponds to SwiftUI's `SymbolRenderingMode`.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    case monochrome, hierarchical, palette
  }

  package static let monochrome = SymbolRendering()

  /// The inks of the levels, from the primary one; one ink if the symbol is drawn as one shape.
  private let inks: [SymbolInk]
  /// The share of the parts that are turned on, from 0 to 1; nil for all.
  private let value: Double?

  /// - Parameters:
  ///   - mode: the mode; nil for a palette, which is one colour if there are no colours.
  ///   - colors: the colours of the levels, the last of which repeats; empty for the tint.
  ///   - value: the share of the parts that are turned on, from 0 to 1; nil for all.
  package init(mode: Mode? = nil, colors: [RGBAColor] = [], value: Double? = nil) {
    let own = SymbolInk(color: colors.first, opacity: 1)
    inks =
      switch mode ?? .palette {
      case .monochrome: [own]
      case .hierarchical: Self.opacities.map { SymbolInk(color: colors.first, opacity: $0) }
      // One colour for all layers cuts out what is inside filled shapes, as one colour does.
      case .palette: colors.isEmpty ? [own] : colors.map { SymbolInk(color: $0, opacity: 1) }
      }
    self.value = value
  }

  /// Whether filled shapes keep the parts inside them as layers and do not cut them out.
  var hasLayers: Bool { inks.count > 1 }

  /// Returns the ink of a part.
  ///
  /// - Parameters:
  ///   - layer: the layer of the part.
  ///   - ranks: the number of the symbol's parts that a value turns on.
  /// - Returns: the ink of the layer's level, fainter if the value does not turn on the part.
  func ink(of layer: SymbolLayer, ranks: Int) -> SymbolInk {
    let ink = inks[min(layer.level.rawValue, inks.count - 1)]
    guard let value, let rank = layer.rank, value <= Double(rank) / Double(ranks) else {
      return ink
    }
    return SymbolInk(color: ink.color, opacity: ink.opacity * Self.offOpacity)
  }

  /// The opacities of the levels in one colour.
  ///
  /// The second follows from the colours of symbol templates in Apple's documentation: #212121 for
  /// primary and #8E8E8E for secondary parts are 87 and 44 % black. The third is a guess.
  private static let opacities = [1, 0.5, 0.25]
  /// The opacity of parts that a value does not turn on; a guess.
  private static let offOpacity = 0.3
}
