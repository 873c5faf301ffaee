/// A kind whose subviews are made of a template, one for each of its `items`.
package protocol ItemContainerKind: ViewKind {
  /// What holds the template's view.
  static var cellKind: any CellKind.Type { get }
  /// What stands between a cell and the template's view; nil where the cell itself holds it.
  static var contentKind: (any ViewKind.Type)? { get }
  /// What stands over and under a section; nil where there are no sections.
  static var titleKind: (any ViewKind.Type)? { get }
  /// The keys that cannot change under a condition.
  static var fixedKeys: [String] { get }
}

/// The kind of an `ItemContainer`'s view for each item, with the container's values and its own.
package protocol CellKind: ViewKind {
  /// The keys that an item may set, in addition to the template's parameters.
  static var itemKeys: [any KindKey] { get }
}
