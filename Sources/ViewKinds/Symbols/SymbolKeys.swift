package import Graphics

/// The keys of views that show a symbol in their own colours.
package enum SymbolKeys {
  package static let rendering = Key(
    "symbolRendering", .choice(of: SymbolRendering.Mode.self),
    "The colours of a symbol's layers: `monochrome` is one colour, `hierarchical` one colour in several opacities, `palette` a colour for each; `palette` by default with `symbolColors`, otherwise `monochrome`."
  )
  package static let colors = Key(
    "symbolColors", .colors,
    "The colours of a symbol's layers, from the most important one: up to three in `palette`, of which the last repeats, otherwise the first; the tint colour by default."
  )
  package static let value = Key(
    "symbolValue", .number(0...1),
    "The share of a symbol's variable parts that are turned on, from 0 to 1, such as the waves of `wifi`; the others are faint; all by default."
  )
  static let all: [any KindKey] = [rendering, colors, value]
}

extension SymbolRendering {
  /// Reads the rendering of a view's symbol.
  init(_ values: KeyValues) {
    self.init(
      mode: values[SymbolKeys.rendering], colors: values[SymbolKeys.colors] ?? [],
      value: values[SymbolKeys.value])
  }
}
