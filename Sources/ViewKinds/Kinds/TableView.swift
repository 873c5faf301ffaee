/// Rows stacked from the top.
package struct TableView: ViewKind {
  package static let name = "tableView"
  package static let summary =
    "Rows of the table's width, each as high as its content asks and at least 44 points."
  package static let keys: [Key] = [
    Key(
      "row", .rowTemplate, "The view that stands for one item, with `$parameters` in its values."),
    Key("items", .rowItems, "The items, one row each: mappings that fill the row's `$parameters`."),
    Key(
      "separatorStyle", .choice(of: SeparatorStyle.self),
      "Whether a line one device pixel high stands under every row; `singleLine` by default."),
    Key("separatorColor", .color, "The lines' colour; `separator` by default."),
  ]

  /// Whether rows are divided, as `UITableViewCell.SeparatorStyle`.
  enum SeparatorStyle: String, CaseIterable, Sendable {
    case singleLine, none
  }

  package init(_ values: KeyValues, traits: Traits) {}

  package func draw(in context: DrawingContext, into list: inout DisplayList) {}
}
