import ViewKinds

/// A symbol by its name in the system's library, in a drawing of Strut's own.
public struct Symbol: Hashable, Sendable {
  let symbol: SystemSymbol

  init(_ symbol: SystemSymbol) { self.symbol = symbol }

  /// Nil for a name that there is no drawing for.
  public init?(named name: String) {
    guard let symbol = SystemSymbol(named: name) else { return nil }
    self.symbol = symbol
  }

  /// As `house.fill`.
  public var name: String { symbol.name }

  /// Every name that there is a drawing for, ascending.
  public static var names: [String] { SystemSymbol.names }
}
