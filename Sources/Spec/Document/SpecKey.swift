/// One key of the language: the parser's known names and the reference are made from these.
package struct SpecKey: Hashable, Sendable {
  package let name: String
  /// What the value may be, in words.
  package let value: String
  /// One sentence for the reference.
  package let summary: String

  package init(_ name: String, _ value: String, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }
}

extension [SpecKey] {
  package var names: [String] { map(\.name) }
}
