/// A change of a spec, or of the constraints that code made, that is a cause of a difference.
package struct SpecChange: Hashable, Sendable, Codable {
  /// The change as a clause, with names between backticks.
  package let text: String
  /// The path of the spec or of the code in messages.
  package let file: String
  /// The line in the current file, counted from 1; nil if it is not known.
  package let line: Int?

  package init(text: String, file: String, line: Int?) {
    self.text = text
    self.file = file
    self.line = line
  }
}
