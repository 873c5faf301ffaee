import AutoLayout
import Diagnostics
import ViewKinds
import YAML

extension SpecReader {
  /// The screen's views, the root first.
  mutating func readViews(
    _ views: YAMLNode?, guides: YAMLNode?, in tree: LayoutTree
  ) -> Subtree {
    var root = ViewDeclaration(
      id: .root, kind: PlainViewKind.self, guides: tree.names.root.guides, span: nil)
    if let guides { root.keys.shorthands = readGuides(guides, of: .root, in: tree) }
    var subtree = Subtree(views: [root])
    if let views { readSubviews(views, of: 0, in: tree, into: &subtree) }
    return subtree
  }

  private mutating func readSubviews(
    _ node: YAMLNode, of parent: Int, in tree: LayoutTree, into subtree: inout Subtree
  ) {
    for entry in mapping(node, of: .key("views")) ?? [] {
      readView(entry, under: parent, in: tree, into: &subtree)
    }
  }

  /// Adds a view with its subviews.
  mutating func readView(
    _ entry: YAMLEntry, under parent: Int?, in tree: LayoutTree, into subtree: inout Subtree
  ) {
    findings.enter(entry.value.use)
    defer { findings.leave(entry.value.use) }
    let id = ViewID(tree.prefix + entry.key)
    var fields: [YAMLEntry] = []
    // `divider:` with nothing behind it is a plain view.
    if !entry.value.isNull { fields = mapping(entry.value, of: .key(entry.key)) ?? [] }
    let foundKind = readKind(fields)
    let kind = foundKind ?? PlainViewKind.self
    // Of an unknown kind nobody can say which of the kinds' keys it has.
    if foundKind == nil { fields.removeAll { !isOfEveryKind($0) } }
    let position = subtree.views.count
    subtree.views.append(
      ViewDeclaration(
        id: id, kind: kind, parent: parent, guides: tree.names.entry(of: id)?.guides ?? [],
        span: entry.keySpan, uses: findings.uses))
    let known = CommonKeys.all.names + kind.keys.map(\.name)
    var keys = ViewKeys()
    for field in fields where isKnown(field, of: kind, known) {
      switch field.key {
      case "kind": break
      case "views": readSubviews(field.value, of: position, in: tree, into: &subtree)
      case "guides": keys.shorthands += readGuides(field.value, of: id, in: tree)
      case "constraints":
        subtree.constraints += readConstraints(field.value, of: id, in: tree)
      default: readKey(field, of: kind, id, in: tree, into: &keys)
      }
    }
    keys.rows = readRows(fields, of: id, kind, in: tree)
    for finding in keys.placementFindings { findings.add(finding) }
    subtree.views[position].keys = keys
  }

  private mutating func readKind(_ fields: [YAMLEntry]) -> (any ViewKind.Type)? {
    guard let node = fields.first(where: { $0.key == "kind" })?.value else {
      return PlainViewKind.self
    }
    guard let name = text(node, key: "kind") else { return nil }
    if let kind = KindCatalogue.kind(named: name) { return kind }
    findings.add(
      .unknownKind(name, at: node.span, known: KindCatalogue.all.map { $0.name }))
    return nil
  }

  /// Whether every view has the key, after a complaint about one that no kind of view has.
  private mutating func isOfEveryKind(_ entry: YAMLEntry) -> Bool {
    let common = CommonKeys.all.names
    if common.contains(entry.key) { return true }
    let others = KindCatalogue.all.flatMap { $0.keys.map(\.name) }
    if !others.contains(entry.key) {
      findings.add(.unknownKey(entry, of: .anyView, known: common + others))
    }
    return false
  }

  private mutating func isKnown(
    _ entry: YAMLEntry, of kind: any ViewKind.Type, _ names: [String]
  ) -> Bool {
    if names.contains(entry.key) { return true }
    let owners = KindCatalogue.all.filter { $0.keys.contains { $0.name == entry.key } }
    let note =
      owners.isEmpty
      ? nil
      : Note("`\(entry.key)` is a key of " + owners.map { "`\($0.name)`" }.joined(separator: ", "))
    findings.add(.unknownKey(entry, of: .view(kind: kind.name), known: names, note: note))
    return false
  }

  /// The keys of a condition's patch: all but those that would make another view of it.
  mutating func readPatch(
    _ node: YAMLNode, of declaration: ViewDeclaration, in tree: LayoutTree
  ) -> (keys: ViewKeys, constraints: [ConstraintDeclaration]) {
    let kind = declaration.kind
    let fixed = CommonKeys.fixed + ((kind as? any ItemContainerKind.Type)?.fixedKeys ?? [])
    let known = (CommonKeys.all.names + kind.keys.map(\.name)).filter { !fixed.contains($0) }
    var keys = ViewKeys()
    var constraints: [ConstraintDeclaration] = []
    let entries = mapping(node, of: .key(declaration.id.name)) ?? []
    for entry in styled(entries, kind: kind) {
      if fixed.contains(entry.key) {
        findings.add(.fixedKey(entry.key, at: entry.keySpan))
        continue
      }
      guard isKnown(entry, of: kind, known) else { continue }
      switch entry.key {
      case "constraints":
        constraints += readConstraints(entry.value, of: declaration.id, in: tree)
      case "items" where kind is any ItemContainerKind.Type,
        "sections" where kind is any ItemContainerKind.Type:
        keys.rows = readRows(of: declaration.id, entry, in: tree)
      default: readKey(entry, of: kind, declaration.id, in: tree, into: &keys)
      }
    }
    var merged = declaration.keys
    merged.merge(keys)
    for finding in merged.placementFindings { findings.add(finding) }
    return (keys, constraints)
  }

  private mutating func readGuides(
    _ node: YAMLNode, of view: ViewID, in tree: LayoutTree
  ) -> [ViewKeys.Shorthand] {
    var shorthands: [ViewKeys.Shorthand] = []
    for guide in mapping(node, of: .key("guides")) ?? [] where !guide.value.isNull {
      let context = ShorthandContext(
        item: .guide(view, .custom(guide.key)), scope: tree.scope(of: view, metrics: metrics),
        tree: tree)
      for entry in mapping(guide.value, of: .key(guide.key)) ?? []
      where known(entry, in: CommonKeys.shorthands.names, of: .key(guide.key)) {
        guard let constraints = readShorthand(entry, context) else { continue }
        shorthands.append(
          ViewKeys.Shorthand(
            key: "\(guide.key).\(entry.key)", keySpan: entry.keySpan, constraints: constraints))
      }
    }
    return shorthands
  }
}
