/// A kind whose subviews are instances of a template, one for each of its `items`.
package protocol ItemContainerKind: ViewKind {
  /// The kind of the cell that holds the template's view.
  static var cellKind: any CellKind.Type { get }
  /// The kind of the view between a cell and the template's view, or nil if there is none.
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
}
