/// That a screen's spec has another name, or another place, than when its references were recorded.
package struct SpecMove: Hashable, Sendable, Codable {
  /// The screen's name then.
  package let screen: String
  /// The folder of its references, relative to the project where it is below it.
  package let references: String
  /// The spec's path then.
  package let old: String
  /// The spec's path now.
  package let new: String

  package init(screen: String, references: String, old: String, new: String) {
    self.screen = screen
    self.references = references
    self.old = old
    self.new = new
  }
}
