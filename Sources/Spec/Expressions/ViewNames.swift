import AutoLayout
import Diagnostics
import Geometry
import ViewKinds

/// The views of one layout tree that constraints may name.
///
/// The tree is that of the screen with the rows that hold their own view, or of a row from a template.
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
    var role = Role.view

    /// Whether the view scrolls, and constraints decide the size of its content.
    var solvesContent: Bool { KindCatalogue.kind(named: kind)?.solvesContent ?? false }
  }

  /// The part of a view in a table or a collection.
  enum Role: Hashable {
    case view
    /// A cell whose content view is laid out on its own.
    case cell
    /// A content view, or another view that its container lays out on its own.
    case layoutRoot
  }

  /// The views of the tree: the root first, and each parent before its children.
  private(set) var entries: [Entry]
  /// The names that a spec may use, in file order.
  ///
  /// The names of cells, such as `list[0]`, are no names of an expression.
  private(set) var names: [String] = []
  private var positions: [String: Int] = [:]
  private var positionsByID: [ViewID: Int] = [:]
  private var childPositions: [ViewID: [Int]] = [:]
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
    let isRoot = entries.isEmpty
    if let parent = entry.parent { childPositions[parent, default: []].append(entries.count) }
    if !isRoot, !entry.name.contains("["), !entry.name.contains(".") { names.append(entry.name) }
    entries.append(entry)
  }

  subscript(name: String) -> Entry? { positions[name].map { entries[$0] } }

  func entry(of id: ViewID) -> Entry? { positionsByID[id].map { entries[$0] } }

  /// The views in a view, in file order.
  func children(of id: ViewID) -> [Entry] { (childPositions[id] ?? []).map { entries[$0] } }

  /// The view that is laid out on its own and contains a view, or is the view itself.
  ///
  /// It is the content view of a cell, or the root of the tree.
  func layoutRoot(of id: ViewID?) -> Entry {
    var next = id.flatMap { entry(of: $0) }
    while let entry = next, entry.role != .layoutRoot, let parent = entry.parent {
      next = self.entry(of: parent)
    }
    return next ?? root
  }

  /// The view tree for the layout engine's legality checks.
  var hierarchy: ViewHierarchy {
    ViewHierarchy(
      entries.map { entry in
        ViewNode(
          id: entry.id, kind: entry.kind, parent: entry.parent.flatMap { positionsByID[$0] },
          arrangement: entry.arrangement,
          customGuides: entry.guides, span: entry.span)
      })
  }
}

extension ViewNames.Entry {
  /// The arrangement for the engine's legality checks, without metrics.
  fileprivate var arrangement: Arrangement {
    if solvesContent { return .scroll(ScrollMetrics()) }
    if role == .cell { return .cell(CellMetrics()) }
    let isContainer = KindCatalogue.kind(named: kind) is any ItemContainerKind.Type
    return isContainer ? .rows(RowMetrics(separatorHeight: 0)) : .constraints
  }
}
