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
