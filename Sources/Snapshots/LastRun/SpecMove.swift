/// A spec that was renamed or moved since its references were recorded.
package struct SpecMove: Hashable, Sendable, Codable {
  /// The old name of the screen.
  package let screen: String
  /// The folder of the references, relative to the project if it is below it.
  package let references: String
  /// The old path of the spec.
  package let old: String
  /// The new path of the spec.
  package let new: String

  package init(screen: String, references: String, old: String, new: String) {
    self.screen = screen
    self.references = references
    self.old = old
    self.new = new
  }
}
