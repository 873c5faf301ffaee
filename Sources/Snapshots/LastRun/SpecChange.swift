/// A change of a spec that causes a difference.
package struct SpecChange: Hashable, Sendable, Codable {
  /// A clause with names between backticks.
  package let text: String
  /// The spec's path, as messages show it.
  package let file: String
  /// The line in the current spec, counted from 1.
  package let line: Int

  package init(text: String, file: String, line: Int) {
    self.text = text
    self.file = file
    self.line = line
  }
}
