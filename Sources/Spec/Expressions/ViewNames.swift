import AutoLayout
import Diagnostics
import ViewKinds

/// The views of one layout tree that constraints may name.
///
/// The tree is that of the screen, or of one table row.
struct ViewNames: Sendable {
  struct Entry: Sendable {
    var id: ViewID
    /// The parent, or nil for the tree's root.
    var parent: ViewID?
    /// The name as written in the spec.
    var name: String
    var kind: String
    var guides: [String] = []
    var span: SourceSpan

    /// Whether the view scrolls, and constraints decide the size of its content.
    var solvesContent: Bool { KindCatalogue.kind(named: kind)?.solvesContent ?? false }
  }

  /// The views of the tree: the root first, and each parent before its children.
  private(set) var entries: [Entry]
  private var positions: [String: Int] = [:]
  private var positionsByID: [ViewID: Int] = [:]
  /// The names of views outside this tree, which its constraints cannot use.
  var outside: [String] = []

  init(root: Entry) {
    entries = []
    add(root)
  }

  var root: Entry { entries[0] }

  mutating func add(_ entry: Entry) {
    positions[entry.name] = entries.count
    positionsByID[entry.id] = entries.count
    entries.append(entry)
  }

  subscript(name: String) -> Entry? { positions[name].map { entries[$0] } }

  func entry(of id: ViewID) -> Entry? { positionsByID[id].map { entries[$0] } }

  /// The names that a spec may use, in file order.
  var names: [String] { entries.dropFirst().map(\.name) }

  /// The view tree for the layout engine's legality checks.
  var hierarchy: ViewHierarchy {
    ViewHierarchy(
      entries.map { entry in
        ViewNode(
          id: entry.id, kind: entry.kind, parent: entry.parent.flatMap { positionsByID[$0] },
          arrangement: entry.solvesContent ? .scroll(ScrollMetrics()) : .constraints,
          customGuides: entry.guides, span: entry.span)
      })
  }
}
