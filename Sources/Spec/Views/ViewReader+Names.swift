import AutoLayout
import Diagnostics
import ViewKinds
import YAML

extension ViewReader {
  /// Collects the names of the screen's views.
  ///
  /// Constraints may use a name before its view is read.
  func nameViews(_ views: YAMLNode?, guides: YAMLNode?, in file: String) -> ViewTree {
    let place = SourceSpan(file: file, line: 1, column: 1)
    var names = ViewNames(
      root: ViewNames.Entry(
        id: .root, name: ViewID.root.name, kind: PlainViewKind.name, guides: guideNames(guides),
        span: place))
    if let views { nameViews(views, under: .root, prefix: "", in: &names) }
    return ViewTree(names: names)
  }

  /// Collects the names of the views in one row's template.
  ///
  /// The root of the tree is the row's content view.
  func nameRow(
    _ row: YAMLNode, in content: ViewID, prefix: String, of table: ViewID, outside: [String]
  ) -> ViewTree {
    var names = ViewNames(
      root: ViewNames.Entry(
        id: content, parent: table, name: "", kind: PlainViewKind.name, span: row.span))
    names.outside = outside
    nameView(
      YAMLEntry(key: "row", keySpan: row.span, value: row), under: content, prefix: prefix,
      in: &names)
    return ViewTree(names: names, prefix: prefix)
  }

  private func nameViews(
    _ node: YAMLNode, under parent: ViewID, prefix: String, in names: inout ViewNames
  ) {
    guard case .mapping(let entries) = node.content else { return }
    for entry in entries { nameView(entry, under: parent, prefix: prefix, in: &names) }
  }

  private func nameView(
    _ entry: YAMLEntry, under parent: ViewID, prefix: String, in names: inout ViewNames
  ) {
    context.findings.enter(entry.value.use)
    defer { context.findings.leave(entry.value.use) }
    let id = ViewID(prefix + entry.key)
    var fields: [String: YAMLNode] = [:]
    if case .mapping(let entries) = entry.value.content {
      for field in entries { fields[field.key] = field.value }
    }
    // A view with a wrong name is one, so that nothing else is reported of it. `contentView` in a row
    // has the ID of the row's content view.
    if isUsable(entry, among: names)
      || names[entry.key] == nil && names.entry(of: id) == nil
    {
      names.add(
        ViewNames.Entry(
          id: id, parent: parent, name: entry.key,
          kind: fields["kind"]?.scalar?.text ?? PlainViewKind.name,
          guides: guideNames(fields["guides"]), span: entry.keySpan))
    }
    if let row = fields["row"] { noteRowViews(row, of: entry.key) }
    for row in fields["rows"]?.entries ?? [] { noteRowViews(row.value, of: entry.key) }
    if prefix.isEmpty, let kind = fields["kind"]?.scalar?.text {
      nameOwnViews(entry.value.entries, of: id, kind: kind, in: &names)
    }
    if let views = fields["views"] ?? meantViews(entry.value) {
      nameViews(views, under: id, prefix: prefix, in: &names)
    }
  }

  /// Collects the names of the views that items hold themselves.
  ///
  /// They are names of the screen's tree. A view without an id of its own has that of the layout:
  /// `list[0].row`.
  private func nameOwnViews(
    _ fields: [YAMLEntry], of table: ViewID, kind: String, in names: inout ViewNames
  ) {
    guard let kind = KindCatalogue.kind(named: kind) as? any ItemContainerKind.Type else { return }
    for view in RowSource(kind, fields).ownViews(of: table, fields) {
      var parent = table
      for part in view.parts {
        if names.entry(of: part.id) == nil {
          names.add(
            ViewNames.Entry(
              id: part.id, parent: parent, name: part.id.name, kind: PlainViewKind.name,
              span: view.entry.keySpan, role: part.role))
        }
        parent = part.id
      }
      let keys = view.entry.value.entries
      // A condition may replace rows by others with the same ids.
      if names.entry(of: view.id) == nil {
        names.add(
          ViewNames.Entry(
            id: view.id, parent: parent, name: view.id.name,
            kind: keys.first { $0.key == "kind" }?.value.scalar?.text ?? PlainViewKind.name,
            guides: guideNames(keys.first { $0.key == "guides" }?.value), span: view.entry.keySpan,
            role: view.role))
      }
      if let kind = keys.first(where: { $0.key == "kind" })?.value.scalar?.text {
        nameOwnViews(keys, of: view.id, kind: kind, in: &names)
      }
      if let views = keys.first(where: { $0.key == "views" })?.value ?? meantViews(view.entry.value)
      {
        nameViews(views, under: view.id, prefix: "", in: &names)
      }
    }
  }

  /// Adds the names of the views that items hold themselves in rows that conditions add.
  func nameChanges(_ changes: YAMLNode, in tree: ViewTree) -> ViewTree {
    guard case .sequence(let entries) = changes.content else { return tree }
    var names = tree.names
    for entry in entries {
      for patch in entry.entries.first(where: { $0.key == "views" })?.value.entries ?? [] {
        guard let table = names[patch.key] else { continue }
        nameOwnViews(patch.value.entries, of: table.id, kind: table.kind, in: &names)
      }
    }
    return names.entries.count == tree.names.entries.count ? tree : ViewTree(names: names)
  }

  private func noteRowViews(_ view: YAMLNode, of table: String) {
    let views = view.entries.first { $0.key == "views" }?.value ?? meantViews(view)
    for entry in views?.entries ?? [] {
      context.rowViews[entry.key] = table
      noteRowViews(entry.value, of: table)
    }
  }

  /// The subviews behind another tool's word for `views`, which is reported when the view is read.
  private func meantViews(_ view: YAMLNode) -> YAMLNode? {
    guard case .mapping(let entries) = view.content else { return nil }
    return entries.first { entry in
      guard case .mapping = entry.value.content else { return false }
      return !Self.keys.contains(entry.key)
        && entry.meant(by: .anyView, known: ["views"]) == "views"
    }?.value
  }

  /// The keys of views of all kinds.
  private static let keys = Set(
    CommonKeys.all.names + KindCatalogue.all.flatMap { $0.keys.map(\.name) })

  private func isUsable(_ entry: YAMLEntry, among names: ViewNames) -> Bool {
    if !ExpressionTokenizer.isName(entry.key) {
      report(.badName(entry.key, at: entry.keySpan))
      context.wrongNames.insert(entry.key)
      return false
    }
    if NameScope.itemNames.contains(entry.key)
      || names.root.parent != nil && entry.key == Self.contentName
    {
      report(.reservedID(entry.key, at: entry.keySpan))
      context.wrongNames.insert(entry.key)
      return false
    }
    if metrics[entry.key] != nil {
      report(.metricToo(entry.key, at: entry.keySpan))
      return false
    }
    if let first = names[entry.key] {
      let isInTemplate = context.findings.uses.contains { $0.extent.contains(entry.keySpan) }
      report(
        .duplicateID(
          entry.key, at: entry.keySpan, first: first.span, inTemplate: isInTemplate))
      return false
    }
    return true
  }

  private func guideNames(_ node: YAMLNode?) -> [String] {
    guard let node, case .mapping(let entries) = node.content else { return [] }
    let reserved = NameScope.guideNames + AttributeName.names
    return entries.compactMap { entry -> String? in
      guard ExpressionTokenizer.isName(entry.key) else {
        report(.badName(entry.key, at: entry.keySpan))
        return nil
      }
      guard !reserved.contains(entry.key) else {
        report(.reservedID(entry.key, at: entry.keySpan))
        context.wrongNames.insert(entry.key)
        return nil
      }
      return entry.key
    }
  }
}
