/// References of a screen whose spec is not there any more.
package struct OrphanedReferences: Hashable, Sendable {
  package let store: ReferenceStore
  /// The screen's name.
  package let screen: String
  /// Where the spec was, without its ending.
  package let spec: String

  package init(_ store: ReferenceStore, screen: String, spec: String) {
    self.store = store
    self.screen = screen
    self.spec = spec
  }
}
