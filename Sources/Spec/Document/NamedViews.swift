import AutoLayout

/// The names of all views that a screen may have.
struct NamedViews {
  /// The names in the screen's own tree, in file order.
  let written: [String]
  /// The names in the screen's own tree and in rows.
  private(set) var all: Set<String> = []

  init(_ subtree: Subtree, _ changes: [ConditionalChange]) {
    written = subtree.views.map(\.id.name)
    add(subtree)
    for change in changes {
      for patch in change.views { patch.keys.rows.map { add($0) } }
    }
  }

  private mutating func add(_ subtree: Subtree) {
    for view in subtree.views {
      all.insert(view.id.name)
      view.keys.rows.map { add($0) }
    }
  }

  func contains(_ name: String) -> Bool { all.contains(name) }
}
