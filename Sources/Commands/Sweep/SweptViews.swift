import Lint

/// The views that a sweep is about.
struct SweptViews: Hashable, Sendable {
  /// The names of views and guides, or empty for all.
  ///
  /// The name of a view in rows, without its row, means the view in all rows.
  let names: [String]

  static let all = SweptViews(names: [])

  func contains(_ name: String) -> Bool {
    names.isEmpty || names.contains(name) || names.contains(name.withoutRows)
  }

  /// Whether the name has a row, and is one of the names.
  func namesRow(of name: String) -> Bool {
    name != name.withoutRows && names.contains(name)
  }
}
