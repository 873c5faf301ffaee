import AutoLayout
import Diagnostics
import Geometry
import ViewKinds
import YAML

/// Reads views with their subviews, after styles and templates are expanded.
final class ViewReader: SectionReader {
  let context: ReadingContext
  let constraints: ConstraintReader
  /// The source of the items of each table and collection.
  var rowTemplates: [ViewID: RowSource] = [:]
  /// The written axis of each stack.
  private var stackAxes: [ViewID: String] = [:]

  init(_ constraints: ConstraintReader) {
    context = constraints.context
    self.constraints = constraints
  }

  /// Reads the screen's views.
  ///
  /// The root is the first.
  func readViews(_ views: YAMLNode?, guides: YAMLNode?, in tree: ViewTree) -> Subtree {
    let target = SubtreeBuilder()
    let reader = ViewKeyReader(
      views: self, kind: PlainViewKind.self, id: .root, tree: tree, position: 0, target: target)
    var root = ViewDeclaration(
      id: .root, kind: PlainViewKind.self, guides: tree.names.root.guides, span: nil)
    if let guides { root.keys.shorthands = reader.readGuides(guides) }
    target.subtree.views = [root]
    if let views { reader.readSubviews(views) }
    return target.subtree
  }

  /// Adds a view with its subviews.
  func readView(
    _ entry: YAMLEntry, under parent: Int?, in tree: ViewTree, into target: SubtreeBuilder
  ) {
    context.findings.enter(entry.value.use)
    defer { context.findings.leave(entry.value.use) }
    let id = ViewID(tree.prefix + entry.key)
    var fields: [YAMLEntry] = []
    // `divider:` without a value is a plain view without keys.
    if !entry.value.isNull { fields = mapping(entry.value, of: .key(entry.key)) ?? [] }
    let outer = context.place
    defer { context.place = outer }
    context.place = ReadingPlace(
      entries: fields, view: entry.key, stackAxis: parent.flatMap { stackAxis(target, $0) })
    let (foundKind, meantKind) = readKind(&fields)
    let kind = foundKind ?? PlainViewKind.self
    let reader = ViewKeyReader(
      views: self, kind: kind, id: id, tree: tree, position: target.subtree.views.count,
      target: target)
    // If the kind is unknown, only the common keys are read. A key that no kind has is reported for the
    // kind that is proposed.
    if foundKind == nil {
      fields.removeAll { !isOfEveryKind($0, or: meantKind, reader) }
    }
    target.subtree.views.append(
      ViewDeclaration(
        id: id, kind: kind, parent: parent, guides: tree.names.entry(of: id)?.guides ?? [],
        span: entry.keySpan, uses: context.findings.uses))
    let known = CommonKeys.all.names + kind.keys.map(\.name)
    stackAxes[id] = fields.first { $0.key == "axis" }?.value.scalar?.text
    var keys = ViewKeys()
    for field in fields {
      context.place.key = field.key
      if isKnown(field, of: kind, known, reader) { reader.read(field, into: &keys) }
    }
    keys.rows = readRows(withRow(fields, of: kind, known), of: id, kind, in: tree)
    for finding in keys.placementFindings { report(finding) }
    target.subtree.views[reader.position].keys = keys
  }

  /// The axis of a view if it is a stack; nil for others.
  private func stackAxis(_ target: SubtreeBuilder, _ index: Int) -> String? {
    guard target.subtree.views.indices.contains(index),
      target.subtree.views[index].kind.name == StackKind.name
    else { return nil }
    return stackAxes[target.subtree.views[index].id] ?? Axis.horizontal.rawValue
  }

  /// The fields of a table, with another tool's word for `row` as `row`; it is reported.
  private func withRow(
    _ fields: [YAMLEntry], of kind: any ViewKind.Type, _ known: [String]
  ) -> [YAMLEntry] {
    guard kind is any ItemContainerKind.Type, !fields.contains(where: { $0.key == "row" }) else {
      return fields
    }
    return fields.map { field in
      var field = field
      if !known.contains(field.key),
        field.meant(by: .view(kind: kind.name), known: known) == "row"
      {
        field.key = "row"
      }
      return field
    }
  }

  /// The kind, and the kind that is meant.
  ///
  /// The kind is nil after a report, and if another tool's word for `kind` was reported.
  private func readKind(
    _ fields: inout [YAMLEntry]
  ) -> (found: (any ViewKind.Type)?, meant: any ViewKind.Type) {
    let plain = PlainViewKind.self
    guard let node = fields.first(where: { $0.key == "kind" })?.value else {
      guard let strange = fields.firstIndex(where: \.namesKind) else { return (plain, plain) }
      let entry = fields.remove(at: strange)
      reportUnknown(entry, of: .view(kind: plain.name), known: CommonKeys.all.names)
      return (nil, entry.value.scalar.map { meantKind($0.text, at: entry.keySpan).kind } ?? plain)
    }
    guard let name = text(node, key: "kind") else { return (nil, plain) }
    if let kind = KindCatalogue.kind(named: name) { return (kind, kind) }
    let (meant, diagnostic) = meantKind(name, at: node.span)
    report(diagnostic)
    return (nil, meant)
  }

  /// The kind that the help about an unknown kind proposes, a plain view if it proposes none, and the
  /// diagnostic.
  private func meantKind(
    _ name: String, at span: SourceSpan
  ) -> (kind: any ViewKind.Type, diagnostic: Diagnostic) {
    let diagnostic = Diagnostic.unknownKind(
      name, at: span, known: KindCatalogue.all.map { $0.name }, fields: context.fieldsBeside)
    let code = diagnostic.replacement ?? name
    let meant = code.hasPrefix("kind: ") ? String(code.dropFirst("kind: ".count)) : code
    return (KindCatalogue.kind(named: meant) ?? PlainViewKind.self, diagnostic)
  }

  /// Whether every kind of view has the key.
  ///
  /// Reports a key that no kind has, with what it is called in the kind that is meant.
  private func isOfEveryKind(
    _ entry: YAMLEntry, or meant: any ViewKind.Type, _ reader: ViewKeyReader
  ) -> Bool {
    let common = CommonKeys.all.names
    if common.contains(entry.key) { return true }
    if !KindCatalogue.all.contains(where: { $0.keys.contains { $0.name == entry.key } }) {
      context.place.key = entry.key
      _ = isKnown(
        entry, of: meant, common + meant.keys.map(\.name), reader.with(SubtreeBuilder(), meant))
    }
    return false
  }

  private func isKnown(
    _ entry: YAMLEntry, of kind: any ViewKind.Type, _ names: [String], _ reader: ViewKeyReader
  ) -> Bool {
    if names.contains(entry.key) { return true }
    let owners = KindCatalogue.all.filter { $0.keys.contains { $0.name == entry.key } }
    let owned =
      kind is PlainViewKind.Type && !owners.isEmpty
      ? FixIt.words(
        "add `kind: \(owners[0].name)`\(owners.count > 1 ? ", or another kind that has it" : "")")
      : nil
    let note =
      owners.isEmpty
      ? nil
      : Note("`\(entry.key)` is a key of " + owners.map { "`\($0.name)`" }.joined(separator: ", "))
    reportUnknown(
      entry, of: .view(kind: kind.name), known: names, note: note, otherwise: owned
    ) { proposed in
      var keys = ViewKeys()
      reader.with(SubtreeBuilder()).read(proposed, into: &keys)
    }
    return false
  }

  /// Reads the keys of a condition's patch.
  ///
  /// A patch cannot have the keys that decide which views exist.
  func readPatch(
    _ entries: [YAMLEntry], of declaration: ViewDeclaration, in tree: ViewTree
  ) -> (keys: ViewKeys, constraints: [ConstraintDeclaration]) {
    let kind = declaration.kind
    let fixed = CommonKeys.fixed + ((kind as? any ItemContainerKind.Type)?.fixedKeys ?? [])
    let known = (CommonKeys.all.names + kind.keys.map(\.name)).filter { !fixed.contains($0) }
    let target = SubtreeBuilder()
    let reader = ViewKeyReader(
      views: self, kind: kind, id: declaration.id, tree: tree, position: 0, target: target)
    var keys = ViewKeys()
    let outer = context.place
    defer { context.place = outer }
    context.place = ReadingPlace(entries: entries, view: declaration.id.name)
    for entry in entries {
      context.place.key = entry.key
      guard !fixed.contains(entry.key) else {
        report(.fixedKey(entry.key, at: entry.keySpan))
        continue
      }
      guard isKnown(entry, of: kind, known, reader) else { continue }
      if kind is any ItemContainerKind.Type, ["items", "sections"].contains(entry.key) {
        keys.rows = readRows(of: declaration.id, entry, in: tree)
      } else {
        reader.read(entry, into: &keys)
      }
    }
    var merged = declaration.keys
    merged.apply(keys)
    for finding in merged.placementFindings { report(finding) }
    return (keys, target.subtree.constraints)
  }
}

/// The views that are already read.
final class SubtreeBuilder {
  var subtree = Subtree()
}

/// Reads the keys of one view.
struct ViewKeyReader: SectionReader {
  let views: ViewReader
  let kind: any ViewKind.Type
  let id: ViewID
  let tree: ViewTree
  /// The view's index in the subtree.
  let position: Int
  let target: SubtreeBuilder

  var context: ReadingContext { views.context }

  /// The reader of the same keys, or of those of another kind, that adds its views and constraints to
  /// another subtree.
  func with(_ target: SubtreeBuilder, _ other: (any ViewKind.Type)? = nil) -> ViewKeyReader {
    ViewKeyReader(
      views: views, kind: other ?? kind, id: id, tree: tree, position: 0, target: target)
  }

  /// Reads a key of the kind, a shorthand, or a key that every view has.
  func read(_ entry: YAMLEntry, into keys: inout ViewKeys) {
    if let own = kind.keys.first(where: { $0.name == entry.key }) {
      let value =
        if case .spacings(let range) = own.type {
          spacings(entry.value, key: own.name, in: range)
        } else {
          readValue(entry.value, of: own)
        }
      if let value { keys.values.append(DeclaredValue.Pair(key: own.name, value: value)) }
    } else if let shorthand = ShorthandKeys.key(named: entry.key) {
      var read = ShorthandKeys()
      shorthand.read(shorthands(of: .view(id)), entry, &read)
      keys.shorthands += read.shorthands
    } else {
      ViewKeys.key(named: entry.key)?.read(self, entry, &keys)
    }
  }

  func readSubviews(_ node: YAMLNode) {
    let entries = mapping(node, of: .key("views")) ?? []
    if let stray = entries.first(where: { $0.key == "kind" && $0.value.scalar != nil }) {
      report(.keyOutsideView(stray))
      return
    }
    for entry in entries {
      views.readView(entry, under: position, in: tree, into: target)
    }
  }

  func readConstraints(_ node: YAMLNode) {
    let entry = YAMLEntry(key: "constraints", keySpan: node.span, value: node)
    if !node.entries.isEmpty,
      let fixIt = fixIt(
        forInside: entry, of: .view(kind: kind.name), known: CommonKeys.all.names)
    {
      var wrong = Diagnostic.wrongType("`constraints`", wanted: "a list", found: node)
      wrong.help = fixIt.text
      report(wrong)
      return
    }
    target.subtree.constraints += views.constraints.readConstraints(node, of: id, in: tree)
  }

  func readGuides(_ node: YAMLNode) -> [ViewKeys.Shorthand] {
    (mapping(node, of: .key("guides")) ?? []).flatMap { guide -> [ViewKeys.Shorthand] in
      let subject = Subject.key(guide.key)
      guard !guide.value.isNull, let entries = mapping(guide.value, of: subject) else { return [] }
      let reader = shorthands(of: .guide(id, .custom(guide.key)))
      let keys = ShorthandKeys(entries, at: guide.value, of: subject, reader)
      return keys.shorthands.map { shorthand in
        var shorthand = shorthand
        shorthand.key = "\(guide.key).\(shorthand.key)"
        return shorthand
      }
    }
  }

  private func shorthands(of item: LayoutItem) -> ShorthandReader {
    ShorthandReader(
      constraints: views.constraints, item: item, scope: tree.scope(of: id, metrics: metrics),
      tree: tree)
  }

  /// Reads the spacings after single views of a stack.
  private func spacings(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>
  ) -> DeclaredValue? {
    guard let entries = mapping(node, of: .key(key)) else { return nil }
    let arranged = tree.names.entries.filter { $0.parent == id }
    var spacings: [DeclaredCustomSpacing] = []
    if let after = entries.first(where: { ["after", "view"].contains($0.key) }),
      let name = after.value.scalar?.text, arranged.contains(where: { $0.name == name }),
      let space = entries.lazy.compactMap({ $0.value.scalar }).first(where: { $0.number != nil })
    {
      report(
        .unknownKey(
          [after], of: .key(key), .words("write `\(key): { \(name): \(space.text) }`")))
      return nil
    }
    for entry in entries {
      guard let view = arranged.first(where: { $0.name == entry.key }) else {
        report(
          .notArranged(
            entry.key, by: tree.names.entry(of: id)?.name ?? id.name, at: entry.keySpan,
            known: arranged.map(\.name)))
        continue
      }
      guard let spacing = spacing(entry.value, key: entry.key, in: range) else { continue }
      spacings.append(DeclaredCustomSpacing(view: view.id, spacing: spacing))
    }
    return .spacings(spacings)
  }
}

extension YAMLEntry {
  /// Whether the key is another tool's word for `kind`, as in `type: label`.
  fileprivate var namesKind: Bool {
    ["type", "widget", "component", "element", "class", "className"].contains(key)
      && !CommonKeys.all.names.contains(key) && value.scalar?.isNull == false
  }
}
