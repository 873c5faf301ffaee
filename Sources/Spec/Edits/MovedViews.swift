import YAML

/// The views of a spec that have another superview in a new version.
struct MovedViews {
  /// A view that moves.
  struct Move {
    /// The names of the superviews; nil for the screen itself.
    let superviews: (old: String?, new: String?)
    let entries: (old: YAMLEntry, new: YAMLEntry)
  }

  private let moves: [String: Move]

  /// Compares the superviews of two specs.
  ///
  /// The views of templates and conditions do not move.
  init(from old: YAMLNode, to new: YAMLNode) {
    var homes: (old: [String: Home], new: [String: Home]) = ([:], [:])
    Self.collect(old, of: nil, into: &homes.old)
    Self.collect(new, of: nil, into: &homes.new)
    moves = homes.new.reduce(into: [:]) { moves, next in
      guard let old = homes.old[next.key], old.superview != next.value.superview else { return }
      moves[next.key] = Move(
        superviews: (old.superview, next.value.superview), entries: (old.entry, next.value.entry))
    }
  }

  subscript(_ path: SpecPath) -> Move? { path.view.flatMap { moves[$0] } }

  private typealias Home = (superview: String?, entry: YAMLEntry)

  private static func collect(
    _ node: YAMLNode, of superview: String?, into homes: inout [String: Home]
  ) {
    guard case .mapping(let entries) = node.content,
      case .mapping(let views)? = entries.first(where: { $0.key == "views" })?.value.content
    else { return }
    for view in views {
      homes[view.key] = (superview, view)
      collect(view.value, of: view.key, into: &homes)
    }
  }
}
