package import ViewKinds

/// What the value of a key may be: the schema and the reference are derived from it.
package indirect enum SpecType: Sendable {
  /// A value that keys of view kinds may have too.
  case value(KeyType)
  /// A text with a meaning of its own, such as "an item".
  case string(String)
  /// A number, or a text with a meaning of its own, such as "an inset".
  case expression(String)
  case list(SpecType, count: ClosedRange<Int>? = nil)
  case oneOrMore(SpecType)
  case oneOf([SpecType])
  /// A mapping of these keys.
  case keys(@Sendable () -> [SpecKey])
  /// A mapping from names that the spec chooses: "id", view.
  case mapping(from: String, to: SpecType)
  /// A mapping of either axis, or both, to a value.
  case axes(SpecType)
  /// A value that has a definition of its own in the schema, with its term.
  case definition(String, String)
  /// Any value, with its term.
  case any(String)
}

extension SpecType {
  /// Names of things of the same sort, of which the value is one.
  static func names(_ names: [String]) -> SpecType { .value(.choice(names)) }

  /// A mapping of a section's keys.
  static func section<Section: ReadableSection>(_ section: Section.Type) -> SpecType {
    .keys { section.specKeys }
  }

  /// A list of as many values as the count says.
  static func list(_ type: SpecType, exactly count: Int) -> SpecType {
    .list(type, count: count...count)
  }
}
