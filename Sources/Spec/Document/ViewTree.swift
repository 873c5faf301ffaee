import AutoLayout

/// The names of the views that are laid out together: those of the screen, or of one table row.
struct ViewTree {
  var names: ViewNames
  /// The hierarchy, built when all names are known.
  var hierarchy: ViewHierarchy
  /// The prefix of view ids: `history[0].` in a row, empty on the screen.
  var prefix: String

  init(names: ViewNames, prefix: String = "") {
    self.names = names
    self.prefix = prefix
    hierarchy = names.hierarchy
  }

  func scope(of owner: ViewID?, metrics: Metrics) -> NameScope {
    NameScope(views: names, owner: owner, metrics: metrics)
  }
}
