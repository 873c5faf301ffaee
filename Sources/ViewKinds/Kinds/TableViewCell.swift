package import Geometry

/// A table row's content view, made for each item; specs do not name it.
package struct TableViewCell: ViewKind {
  package static let name = "tableViewCell"
  package static let summary = "The content view of a table's row."
  package static let keys: [Key] = []

  private let systemMargin: Points

  package init(_ values: KeyValues, traits: Traits) { systemMargin = traits.systemMargin }

  package var margins: Insets {
    Insets(top: 11, left: systemMargin, bottom: 11, right: systemMargin)
  }
}
