import ViewKinds

/// A symbol with the name of an SF Symbol, in Strut's own drawing.
public struct Symbol: Hashable, Sendable {
  let symbol: SystemSymbol

  init(_ symbol: SystemSymbol) { self.symbol = symbol }

  /// Creates the symbol with a name, or returns nil if Strut has no drawing for the name.
  public init?(named name: String) {
    guard let symbol = SystemSymbol(named: name) else { return nil }
    self.symbol = symbol
  }

  /// The name of the symbol, such as `house.fill`.
  public var name: String { symbol.name }

  /// The names of all symbols that Strut can draw, in ascending order.
  public static var names: [String] { SystemSymbol.names }
}

extension Symbol {
  /// The colours of a symbol's layers.
  public struct Rendering: Hashable, Sendable {
    /// How a symbol with several layers is coloured.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
      /// One colour, one colour in several opacities, or a colour for each layer.
      case monochrome, hierarchical, palette
    }

    /// Nil for a palette if there are colours, otherwise for one colour.
    public var mode: Mode?
    /// The colours of the layers, from the most important one; empty for the tint colour.
    ///
    /// A palette has up to three, of which the last repeats. Other modes use the first.
    public var colors: [Color]
    /// The share of the variable parts that are turned on, from 0 to 1, or nil for all.
    public var value: Double?

    /// Creates a rendering; by default all layers have the tint colour.
    public init(mode: Mode? = nil, colors: [Color] = [], value: Double? = nil) {
      self.mode = mode
      self.colors = colors
      self.value = value
    }
  }
}

extension ViewValues {
  var symbolRendering: Symbol.Rendering {
    get {
      Symbol.Rendering(
        mode: self[SymbolKeys.rendering], colors: self[SymbolKeys.colors] ?? [],
        value: self[SymbolKeys.value])
    }
    set {
      self[SymbolKeys.rendering] = newValue.mode
      self[SymbolKeys.colors] = newValue.colors.isEmpty ? nil : newValue.colors
      self[SymbolKeys.value] = newValue.value.map { min(max($0, 0), 1) }
    }
  }
}
