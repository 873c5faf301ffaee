/// A plain container view.
package struct PlainViewKind: ViewKind {
  package static let name = "view"
  package static let summary = "A plain rectangle that holds other views."
  package static let keys: [any KindKey] = []

  package init(_ values: KeyValues, traits: Traits) {}

  package var isContainer: Bool { true }
}
