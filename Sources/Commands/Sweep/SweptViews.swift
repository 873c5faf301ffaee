import Lint

/// The views of a sweep.
struct SweptViews: Hashable, Sendable {
  /// The names of views and guides, or empty for all.
  ///
  /// A row's view without its row means the views of all rows.
  let names: [String]

  static let all = SweptViews(names: [])

  func contains(_ name: String) -> Bool {
    names.isEmpty || names.contains(name) || names.contains(name.withoutRows)
  }

  /// Whether a name selects the view together with its row.
  func namesRow(of name: String) -> Bool {
    name != name.withoutRows && names.contains(name)
  }
}
