/// The references of a screen whose spec no longer exists.
package struct OrphanedReferences: Hashable, Sendable {
  package let store: ReferenceStore
  /// The screen's name.
  package let screen: String
  /// The former path of the spec, without its extension.
  package let spec: String

  package init(_ store: ReferenceStore, screen: String, spec: String) {
    self.store = store
    self.screen = screen
    self.spec = spec
  }
}
