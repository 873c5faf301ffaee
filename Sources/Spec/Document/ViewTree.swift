import AutoLayout

/// The views that are laid out together, by name: the screen's, or one table row's.
struct ViewTree {
  var names: ViewNames
  /// Made once all names are known.
  var hierarchy: ViewHierarchy
  /// What stands before a view's name in its id: `history[0].` in a row, nothing on the screen.
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
