import AutoLayout
import Diagnostics
import Geometry
import ViewKinds
import YAML

/// Reads views with their subviews, after styles and templates are expanded.
final class ViewReader: SectionReader {
  let context: ReadingContext
  let constraints: ConstraintReader
  let templates: TemplateReader
  /// The source of the items of each table and collection.
  var rowSources: [ViewID: RowSource] = [:]
  /// The views that items hold themselves, with their subviews.
  ///
  /// Conditions may change them, as all views of the screen.
  var ownViews: [ViewID: ViewDeclaration] = [:]
  /// The places of the keys of `row` and of `rows` whose templates items use.
  var usedRows: Set<SourceSpan> = []
  /// The keys of all views that depend on other keys.
  private(set) var dependentKeys = DependentKeys()
  /// The written axis of each stack.
  private var stackAxes: [ViewID: String] = [:]

  init(_ constraints: ConstraintReader, _ templates: TemplateReader) {
    context = constraints.context
    self.constraints = constraints
    self.templates = templates
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
    if case .mapping(let entries) = views?.content {
      // A declaration takes 700 bytes, and an array that grows has up to twice the room that it needs.
      target.subtree.views.reserveCapacity(1 + entries.count)
    }
    target.subtree.views.append(root)
    if let views { reader.readSubviews(views) }
    return target.subtree
  }

  /// Adds a view with its subviews.
  ///
  /// The id is that of the entry's key if none is given.
  func readView(
    _ entry: YAMLEntry, id: ViewID? = nil, under parent: Int?, in tree: ViewTree,
    into target: SubtreeBuilder
  ) {
    context.findings.enter(entry.value.use)
    defer { context.findings.leave(entry.value.use) }
    if let stray = Diagnostic.notAView(entry) {
      report(stray)
      return
    }
    let id = id ?? ViewID(tree.prefix + entry.key)
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
      if context.place.isBuilt { fields.removeAll { !CommonKeys.all.names.contains($0.key) } }
      fields.removeAll { !isOfEveryKind($0, or: meantKind, reader) }
    }
    target.subtree.views.append(
      ViewDeclaration(
        id: id, kind: kind, parent: parent, guides: tree.names.entry(of: id)?.guides ?? [],
        span: entry.keySpan, uses: context.findings.uses))
    let known = CommonKeys.all.names + kind.keys.map(\.name)
    stackAxes[id] = fields.first { $0.key == "axis" }?.value.scalar?.text
    var keys = ViewKeys()
    func read(_ fields: [YAMLEntry], among all: [YAMLEntry]) {
      for field in fields {
        context.place.key = field.key
        guard isKnown(field, of: kind, known, reader) else { continue }
        reader.read(field, into: &keys)
        guard !context.findings.unknownValues.give(oneOf: all) else { continue }
        dependentKeys.add(field, of: id, kind: kind.name, among: all)
      }
    }
    let ofStyle = fields.filter(\.isOfStyle)
    read(ofStyle.isEmpty ? fields : fields.filter { !$0.isOfStyle }, among: fields)
    var ownKeys = ofStyle.isEmpty ? nil : keys
    read(ofStyle, among: fields)
    keys.rows = readRows(withRow(fields, of: kind, known), of: id, kind, in: tree)
    ownKeys?.rows = keys.rows
    for finding in keys.placementFindings { report(finding) }
    target.subtree.views[reader.position].keys = keys
    target.subtree.views[reader.position].ownKeys = ownKeys
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
    guard kind is any ItemContainerKind.Type,
      !fields.contains(where: { ["row", "rows"].contains($0.key) })
    else { return fields }
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

  /// Reads a condition's patch of a view, or of a view that an item holds.
  ///
  /// A patch cannot have the keys that decide which views exist. The view's own keys override a style
  /// of the patch.
  func readPatch(
    _ written: [YAMLEntry], of declaration: ViewDeclaration, in tree: ViewTree
  ) -> ConditionalChange.Patch {
    let kind = declaration.kind
    let entries = templates.styled(written, kind: kind)
    let fixed = CommonKeys.fixed(of: kind)
    let known = (CommonKeys.all.names + kind.keys.map(\.name)).filter { !fixed.contains($0) }
    let target = SubtreeBuilder()
    let reader = ViewKeyReader(
      views: self, kind: kind, id: declaration.id, tree: tree, position: 0, target: target)
    var own = ViewKeys()
    var style = ViewKeys()
    let outer = context.place
    defer { context.place = outer }
    context.place = ReadingPlace(entries: entries, view: declaration.id.name)
    func read(_ entry: YAMLEntry, into keys: inout ViewKeys) {
      if kind is any ItemContainerKind.Type, ["items", "sections"].contains(entry.key) {
        keys.rows = readRows(of: declaration.id, entry, in: tree)
      } else {
        reader.read(entry, into: &keys)
      }
    }
    let ownNames = (declaration.ownKeys ?? declaration.keys).givenNames
    for entry in entries {
      context.place.key = entry.key
      guard !fixed.contains(entry.key) else {
        report(.fixedKey(entry.key, at: entry.keySpan))
        continue
      }
      guard isKnown(entry, of: kind, known, reader) else { continue }
      if !entry.isOfStyle {
        read(entry, into: &own)
      } else if !ownNames.contains(entry.key) {
        read(entry, into: &style)
      }
    }
    let patch = ConditionalChange.Patch(
      id: declaration.id, ownKeys: own,
      style: written.contains { $0.key == "style" } ? style : nil,
      constraints: target.subtree.constraints)
    var changed = declaration.keys(withStyle: patch.style)
    changed.apply(own)
    for finding in changed.placementFindings { report(finding) }
    return patch
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
    if case .sequence(let nodes) = node.content, !nodes.isEmpty,
      case let names = nodes.compactMap(\.scalar?.text), names.count == nodes.count,
      names.allSatisfy({ tree.names[$0] != nil })
    {
      var wrong = Diagnostic.wrongType("`views`", wanted: "a mapping", found: node)
      wrong.help =
        "move \(WordList.of(names.map { "`\($0)`" })), with their keys, from where they stand to below this `views`"
      report(wrong)
      return
    }
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
    let arranged = tree.names.children(of: id)
    let spaces = node.isNull ? [] : oneOrMore(node).filter { $0.scalar != nil }
    if !spaces.isEmpty, spaces.count <= arranged.count {
      var wrong = Diagnostic.wrongType("`\(key)`", wanted: "a mapping", found: node)
      let lengths = spaces.map { space in
        trial { _ = spacing(space, key: key, in: range) }.isEmpty ? space.line : "8"
      }
      let pairs = zip(arranged, lengths).map { "\($0.name): \($1)" }.joined(separator: ", ")
      wrong.help = "write `\(key): { \(pairs) }`: the space after each view"
      report(wrong)
      return nil
    }
    guard let entries = mapping(node, of: .key(key)) else { return nil }
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
