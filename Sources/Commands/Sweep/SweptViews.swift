import Lint

/// The views that a sweep keeps to.
struct SweptViews: Hashable, Sendable {
  /// Names of views and guides; empty for all.
  ///
  /// Without its row a name of a row's view stands for those of all rows.
  let names: [String]

  static let all = SweptViews(names: [])

  func contains(_ name: String) -> Bool {
    names.isEmpty || names.contains(name) || names.contains(name.withoutRows)
  }

  /// Whether the view is one of a row that is named with its row.
  func namesRow(of name: String) -> Bool {
    name != name.withoutRows && names.contains(name)
  }
}
