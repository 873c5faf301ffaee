/// A kind whose subviews are cells, one for each of its `items`.
///
/// A cell holds an instance of a template, or the item's own view.
package protocol ItemContainerKind: ViewKind {
  /// The kind of the cell that holds the view of an item.
  static var cellKind: any CellKind.Type { get }
  /// The kind of the view between a cell and the view of an item, or nil if there is none.
  static var contentKind: (any ViewKind.Type)? { get }
  /// The kind of a section's header and footer, or nil if there are no sections.
  static var titleKind: (any ViewKind.Type)? { get }
  /// The keys that conditions cannot change.
  static var fixedKeys: [String] { get }
}

/// The kind of an item container's cell.
///
/// It is created with the container's values and the item's own values.
package protocol CellKind: ViewKind {
  /// The keys that an item may set, in addition to the template's parameters.
  static var itemKeys: [any KindKey] { get }

  /// Returns the cell as it looks around a content that is the whole of its content view.
  func showing(_ content: any ViewKind) -> any CellKind
}

extension CellKind {
  package func showing(_ content: any ViewKind) -> any CellKind { self }
}

/// A kind whose layout depends on the cell that shows it.
package protocol CellContentKind: ViewKind {
  /// Returns the values that the view takes from those of its cell.
  static func inherited(from cell: KeyValues) -> KeyValues
}

/// The keys of an item that decide what its cell holds.
package enum ItemKeys {
  package static let row: any KindKey = RowKey(
    "row", .text, "The name of the item's template in `rows`; the template in `row` by default.")
  package static let cell: any KindKey = RowKey(
    "cell", .view,
    "The item's own view, instead of a template; its ids are unique in the file, as those of all views."
  )
  package static let all = [row, cell]
}
