/// The rename or move of a spec since its references were recorded.
package struct SpecMove: Hashable, Sendable, Codable {
  /// The old name of the screen.
  package let screen: String
  /// The folder of the references.
  ///
  /// It is relative to the project if it is below the project.
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
