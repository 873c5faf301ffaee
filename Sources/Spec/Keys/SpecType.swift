package import ViewKinds

/// The type of a key's value, from which the schema and the reference are generated.
package indirect enum SpecType: Sendable {
  /// A value of a type that the keys of view kinds also use.
  case value(KeyType)
  /// A text with its own syntax, such as "an item".
  case string(String)
  /// A number, or a text with its own syntax, such as "an inset".
  case expression(String)
  case list(SpecType, count: ClosedRange<Int>? = nil)
  case oneOrMore(SpecType)
  case oneOf([SpecType])
  /// A mapping of these keys.
  case keys(@Sendable () -> [SpecKey])
  /// A mapping whose names the spec chooses: the term for a name, such as "id", and the type of the
  /// values.
  case mapping(from: String, to: SpecType)
  /// A mapping of one axis, or of both, to a value.
  case axes(SpecType)
  /// A value with its own definition in the schema: the definition's name and a term for the value.
  case definition(String, String)
  /// Any value, with a term for it.
  case any(String)
}

extension SpecType {
  /// A choice of one of the names.
  static func names(_ names: [String]) -> SpecType { .value(.choice(names)) }

  /// A mapping of a section's keys.
  static func section<Section: ReadableSection>(_ section: Section.Type) -> SpecType {
    .keys { section.specKeys }
  }

  /// A list of exactly `count` values.
  static func list(_ type: SpecType, exactly count: Int) -> SpecType {
    .list(type, count: count...count)
  }
}
