import Diagnostics
import ViewKinds
import YAML

/// A template: a view with parameters that other views use by its name.
struct ViewTemplate {
  var template: RowTemplate
  var span: SourceSpan
  var extent: TemplateExtent
  var isUsed = false
}

/// Expands templates and styles before views are read.
final class TemplateReader: SectionReader {
  let context: ReadingContext
  var templates: [String: ViewTemplate] = [:]
  var styles: [String: NamedStyle] = [:]
  /// The least number of values that a use of each template adds, as far as they are known.
  private var leastCounts: [String: Int] = [:]
  /// The number of rows that contain the view that is being expanded.
  private(set) var rows = 0
  /// The number of views and templates that are being expanded, each within the one before.
  private var depth = 0

  init(_ context: ReadingContext) { self.context = context }

  func readTemplates(_ node: YAMLNode) {
    for entry in mapping(node, of: .key("templates")) ?? []
    where mapping(entry.value, of: .key(entry.key)) != nil {
      let template = RowTemplate(entry.value)
      checkDefaults(of: template)
      context.templateNames.insert(entry.key)
      templates[entry.key] = ViewTemplate(
        template: template, span: entry.keySpan, extent: TemplateExtent(of: entry.value))
    }
  }

  /// Reports defaults of parameters that the template does not have.
  private func checkDefaults(of template: RowTemplate) {
    for entry in template.defaults where !template.names.contains(entry.key) {
      report(
        .unusedDefault(
          entry.key, at: entry.keySpan,
          known: template.parameters.map(\.name).filter { $0 != "id" }))
    }
  }

  /// Expands the views in a mapping from ids to views.
  func expandViews(_ node: YAMLNode) -> YAMLNode { expandViews(node, within: []) }

  private func expandViews(_ node: YAMLNode, within stack: [String]) -> YAMLNode {
    guard case .mapping(let entries) = node.content else { return node }
    var expanded = node
    var views: [YAMLEntry] = []
    for var entry in entries {
      entry.value = expandView(entry.value, id: entry.key, within: stack)
      views.append(entry)
    }
    expanded.content = .mapping(views)
    return expanded
  }

  /// Expands a view that may use a template and styles.
  ///
  /// The styles come last, because the view's `style` replaces that of its template.
  ///
  /// - Parameters:
  ///   - node: the view as written.
  ///   - id: the view's id, which templates use as `$id`.
  ///   - stack: the names of the templates that are being expanded.
  /// - Returns: the view without `use`, `with` and the names of styles.
  private func expandView(
    _ node: YAMLNode, id: String, within stack: [String]
  ) -> YAMLNode {
    var view = expandUse(node, id: id, within: stack)
    guard case .mapping(let entries) = view.content else { return view }
    context.findings.enter(view.use)
    defer { context.findings.leave(view.use) }
    view.content = .mapping(styledEntries(entries))
    return view
  }

  /// Expands a view that may use a template; the names of its styles stay.
  private func expandUse(
    _ node: YAMLNode, id: String, within stack: [String]
  ) -> YAMLNode {
    guard case .mapping(var entries) = node.content else { return node }
    // Each is at least a view's id and its key `views`.
    guard depth < context.limits[.nesting] / 2 else {
      report(.tooDeep(context.limits, at: node.span))
      return YAMLNode(span: node.span, content: .mapping([]))
    }
    depth += 1
    defer { depth -= 1 }
    var use = entries.first { $0.key == "use" }
    var with = entries.first { $0.key == "with" }
    entries.removeAll { $0.key == "use" || $0.key == "with" }
    if use == nil, with != nil, let index = entries.firstIndex(where: namesTemplate) {
      use = entries.remove(at: index)
      use.map { report(.unknownKey([$0], of: .anyView, .write("use: \($0.value.line)"))) }
    } else if use != nil, with == nil, let index = entries.firstIndex(where: \.givesValues) {
      with = entries.remove(at: index)
      with.map {
        report(.unknownKey([$0], of: .anyView, .words("write `with` in place of `\($0.key)`")))
      }
    }
    guard let use else {
      if let with { report(.withoutUse(at: with.keySpan)) }
      entries = entries.map { expandChildren($0, within: stack) }
      return YAMLNode(span: node.span, content: .mapping(entries))
    }
    guard let (made, templateUse) = fill(use, with, id: id, within: stack) else {
      return YAMLNode(span: node.span, content: .mapping(entries))
    }
    context.findings.enter(templateUse)
    defer { context.findings.leave(templateUse) }
    // A template must not use itself in its content. The keys of the view that uses it may use it
    // again.
    entries = merged(
      made, entries, id: id, within: (stack, stack + [templateUse.name]))
    return YAMLNode(span: node.span, content: .mapping(entries), use: templateUse)
  }

  /// Whether the entry has another tool's word for `use` and the name of a template.
  private func namesTemplate(_ entry: YAMLEntry) -> Bool {
    guard let name = entry.value.scalar?.text, templates[name] != nil else { return false }
    return entry.meant(by: .anyView, known: ["use"]) == "use"
  }

  /// A filled row, whose parameters may be names of styles or the kind on which a style depends.
  func styledRow(_ row: YAMLNode) -> YAMLNode {
    guard case .mapping(let entries) = row.content else { return row }
    let inner = entries.map { entry in
      entry.key == "views"
        ? entry.with(expandEntries(entry.value) { styledRow($0.value) }) : entry
    }
    return YAMLNode(span: row.span, content: .mapping(styledEntries(inner)), use: row.use)
  }

  private func styledEntries(_ entries: [YAMLEntry]) -> [YAMLEntry] {
    let name = entries.first { $0.key == "kind" }?.value.scalar?.text ?? PlainViewKind.name
    // An unknown kind is reported when the view is read.
    guard let kind = KindCatalogue.kind(named: name) else { return entries }
    return styled(entries, kind: kind)
  }

  private func expandChildren(_ entry: YAMLEntry, within stack: [String]) -> YAMLEntry {
    var entry = entry
    if entry.key == "views" {
      entry.value = expandViews(entry.value, within: stack)
    } else {
      entry.value = expandRows(entry, within: stack)
    }
    return entry
  }

  /// Expands the views in the rows of a table or a collection; other values stay.
  private func expandRows(_ entry: YAMLEntry, within stack: [String]) -> YAMLNode {
    switch (entry.key, entry.value.content) {
    case ("row", _):
      rows += 1
      defer { rows -= 1 }
      return expandView(handingItemsTo(entry.value), id: "row", within: stack)
    case ("rows", .mapping(let templates)):
      let expanded = templates.map { row in
        let whole = row.with(key: "row")
        return row.with(expandRows(whole, within: stack))
      }
      return YAMLNode(span: entry.value.span, content: .mapping(expanded))
    case ("items", .sequence(let items)):
      return YAMLNode(
        span: entry.value.span,
        content: .sequence(
          items.map { item in
            expandEntries(item) { $0.key == "cell" ? expandOwnView($0, within: stack) : $0.value }
          }))
    case ("header", .mapping), ("footer", .mapping):
      return expandView(entry.value, id: entry.key, within: stack)
    case ("sections", .sequence(let sections)):
      return YAMLNode(
        span: entry.value.span,
        content: .sequence(
          sections.map { section in expandEntries(section) { expandRows($0, within: stack) } }))
    default: return entry.value
    }
  }

  /// Expands the view that an item holds itself.
  private func expandOwnView(_ entry: YAMLEntry, within stack: [String]) -> YAMLNode {
    expandView(entry.value, id: "row", within: stack)
  }

  private func expandEntries(_ node: YAMLNode, _ expand: (YAMLEntry) -> YAMLNode) -> YAMLNode {
    guard case .mapping(let entries) = node.content else { return node }
    return YAMLNode(
      span: node.span, content: .mapping(entries.map { $0.with(expand($0)) }), use: node.use)
  }

  /// Expands the views in the rows that conditions give tables and collections.
  func expandChanges(_ node: YAMLNode) -> YAMLNode {
    guard case .sequence(let changes) = node.content else { return node }
    return YAMLNode(
      span: node.span,
      content: .sequence(
        changes.map { change in
          expandEntries(change) { entry in
            guard entry.key == "views" else { return entry.value }
            return expandEntries(entry.value) { patch in
              expandEntries(patch.value) { key in
                ["items", "sections"].contains(key.key) ? expandRows(key, within: []) : key.value
              }
            }
          }
        }))
  }

  /// A row that uses a template, with each parameter that the row does not give handed through: the
  /// items give it.
  private func handingItemsTo(_ row: YAMLNode) -> YAMLNode {
    guard case .mapping(var entries) = row.content,
      let use = entries.first(where: { $0.key == "use" }), let name = use.value.scalar?.text,
      let template = templates[name]?.template
    else { return row }
    var with = entries.first { $0.key == "with" }
    var values: [YAMLEntry] = []
    if let with {
      guard case .mapping(let given) = with.value.content else { return row }
      values = given
    }
    let handed = template.parameters.filter { parameter in
      parameter.name != "id" && !values.contains { $0.key == parameter.name }
    }
    guard !handed.isEmpty else { return row }
    for parameter in handed {
      let value = YAMLScalar(text: "$(\(parameter.name))", style: .plain)
      values.append(
        YAMLEntry(
          key: parameter.name, keySpan: use.value.span,
          value: YAMLNode(span: use.value.span, content: .scalar(value))))
    }
    let node = YAMLNode(span: (with ?? use).value.span, content: .mapping(values))
    with = with.map { YAMLEntry(key: $0.key, keySpan: $0.keySpan, value: node) }
    entries.removeAll { $0.key == "with" }
    entries.append(with ?? YAMLEntry(key: "with", keySpan: use.keySpan, value: node))
    return YAMLNode(
      span: row.span,
      content: .mapping(withDefaults(template.defaults, for: handed.map(\.name), in: entries)))
  }

  /// The row's entries with a template's defaults for the parameters that are handed through.
  private func withDefaults(
    _ defaults: [YAMLEntry], for names: [String], in row: [YAMLEntry]
  ) -> [YAMLEntry] {
    let handed = defaults.filter { names.contains($0.key) }
    guard !handed.isEmpty else { return row }
    let own = row.first { $0.key == RowTemplate.defaultsKey }
    var values: [YAMLEntry] = []
    if case .mapping(let given)? = own?.value.content { values = given }
    values += handed.filter { entry in !values.contains { $0.key == entry.key } }
    let key = own ?? handed[0]
    return row.filter { $0.key != RowTemplate.defaultsKey } + [
      YAMLEntry(
        key: RowTemplate.defaultsKey, keySpan: key.keySpan,
        value: YAMLNode(span: key.value.span, content: .mapping(values)))
    ]
  }

  /// Merges the keys of a view with the filled template that it uses.
  ///
  /// Subviews, guides and constraints of the view are added to those of the template. Any other key
  /// replaces the template's key.
  private func merged(
    _ made: YAMLNode, _ own: [YAMLEntry], id: String, within stacks: ([String], [String])
  ) -> [YAMLEntry] {
    let expanded = expandUse(made, id: id, within: stacks.1)
    guard case .mapping(var entries) = expanded.content else { return own }
    for entry in own {
      let entry = expandChildren(entry, within: stacks.0)
      guard let position = entries.firstIndex(where: { $0.key == entry.key }) else {
        entries.append(entry)
        continue
      }
      switch (entry.key, entries[position].value.content, entry.value.content) {
      case ("views", .mapping(let old), .mapping(let new)),
        ("guides", .mapping(let old), .mapping(let new)):
        entries[position].value.content = .mapping(old + new)
      case ("constraints", .sequence(let old), .sequence(let new)):
        entries[position].value.content = .sequence(old + new)
      default: entries[position] = entry
      }
    }
    return entries
  }

  /// Fills a template with the values of a view; nil after a report.
  private func fill(
    _ use: YAMLEntry, _ with: YAMLEntry?, id: String, within stack: [String]
  ) -> (node: YAMLNode, use: TemplateUse)? {
    guard let name = text(use.value, key: use.key) else { return nil }
    guard let found = templates[name] else {
      report(
        .unknownTemplate(name, at: use.value.span, known: templates.keys.sorted()))
      return nil
    }
    let template = found.template
    templates[name]?.isUsed = true
    guard !stack.contains(name) else {
      report(.recursiveTemplate(name, through: stack, at: use.value.span))
      return nil
    }
    var values: [String: YAMLNode] = [
      "id": YAMLNode(
        span: use.keySpan, content: .scalar(YAMLScalar(text: id, style: .quoted, offset: nil)))
    ]
    let given = with.flatMap { mapping($0.value, of: .key("with")) } ?? []
    for entry in given {
      values[entry.key] = entry.value
      if entry.key == "id" || !template.names.contains(entry.key) {
        report(
          .unusedTemplateParameter(
            entry.key, of: name, at: entry.keySpan,
            known: template.parameters.map(\.name).filter { $0 != "id" },
            isBraced: template.node.hasText(containing: "{\(entry.key)}")))
      }
    }
    let rowNames = template.rowNames
    let missing = template.required.filter {
      values[$0.name] == nil && !rowNames.contains($0.name)
    }
    for parameter in missing {
      report(
        .missingTemplateParameter(
          parameter.name, of: name, at: (with ?? use).keySpan, used: parameter.span,
          given: Array(values.keys)))
    }
    guard !context.fillBudget.isExceeded else { return nil }
    do throws(RowTemplate.FillFlaw) {
      try context.fillBudget.requireRoom(for: leastCount(of: name, depth: depth))
      return (
        try template.filled(with: values, inRow: rows > 0, &context.fillBudget),
        TemplateUse(
          name: name, span: use.value.span, extent: found.extent, isComplete: missing.isEmpty)
      )
    } catch {
      report(.fill(error, context.limits, at: use.value.span))
      return nil
    }
  }
}

extension TemplateReader {
  /// Returns the least number of values that a use of a template adds, with those of the templates
  /// that its views use.
  ///
  /// Uses that double at each level are counted, because they are too many to expand.
  private func leastCount(of name: String, depth: Int) -> Int {
    if let known = leastCounts[name] { return known }
    guard let node = templates[name]?.template.node else { return 0 }
    // A template that uses itself is reported when it is expanded.
    leastCounts[name] = 0
    let count = node.count + usedCount(in: node, depth: depth + 1)
    leastCounts[name] = count
    return count
  }

  /// Returns the least number of values of the templates that a view and its subviews use.
  ///
  /// The number stays in range, because it grows no further above the limit.
  private func usedCount(in view: YAMLNode, depth: Int) -> Int {
    guard depth < context.limits[.nesting] / 2 else { return 0 }
    var count = 0
    for entry in view.entries {
      if entry.key == "use", let name = entry.value.scalar?.text {
        count += leastCount(of: name, depth: depth)
      } else if entry.key == "views" {
        for view in entry.value.entries { count += usedCount(in: view.value, depth: depth + 1) }
      }
    }
    return min(count, context.limits.nodes + 1)
  }
}

extension YAMLEntry {
  /// Whether the key is another tool's word for `with`, with a mapping of values.
  fileprivate var givesValues: Bool {
    !value.entries.isEmpty && meant(by: .anyView, known: ["with"]) == "with"
  }
}

extension RowTemplate {
  /// The parameters in a table's `row`.
  ///
  /// The items of the table may give their values.
  fileprivate var rowNames: Set<String> { Self.rowNames(node) }

  private static func rowNames(_ node: YAMLNode) -> Set<String> {
    guard case .mapping(let entries) = node.content else { return [] }
    return entries.reduce(into: []) { names, entry in
      if entry.key == "row" {
        names.formUnion(RowTemplate(entry.value).names)
      } else if entry.key == "rows", case .mapping(let rows) = entry.value.content {
        for row in rows { names.formUnion(RowTemplate(row.value).names) }
      } else if entry.key == "views", case .mapping(let views) = entry.value.content {
        for view in views { names.formUnion(rowNames(view.value)) }
      }
    }
  }
}
