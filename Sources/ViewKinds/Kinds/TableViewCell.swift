package import Geometry

/// A table row's content view, made for each item; specs do not name it.
package struct TableViewCell: ViewKind {
  package static let name = "tableViewCell"
  package static let summary = "The content view of a table's row."
  package static let keys: [Key] = []

  package init(_ values: KeyValues, traits: Traits) {}

  /// The margins of a row's content view, whose sides follow the system's margin.
  package static func margins(systemMargin: Points) -> Insets {
    Insets(top: 11, left: systemMargin, bottom: 11, right: systemMargin)
  }
}
