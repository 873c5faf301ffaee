/// A table row's content view, made for each item; specs do not name it.
package struct TableViewCell: ViewKind {
  package static let name = "tableViewCell"
  package static let summary = "The content view of a table's row."
  package static let keys: [Key] = []

  package init(_ values: KeyValues, traits: Traits) {}

  package func draw(in context: DrawingContext, into list: inout DisplayList) {}
}
