extension KeyType {
  /// The names of an enumeration's cases, in their order of declaration.
  static func choice<Choice>(of type: Choice.Type) -> KeyType
  where Choice: CaseIterable & RawRepresentable<String> {
    .choice(Choice.allCases.map(\.rawValue))
  }

  /// A length that a view may have on any screen, in points.
  static let extent = KeyType.length(0...10_000)
}
