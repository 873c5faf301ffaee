import Diagnostics
import ViewKinds
import YAML

/// A view with parameters that is placed by its name.
struct ViewTemplate {
  var template: RowTemplate
  var span: SourceSpan
  var extent: TemplateExtent
  var isUsed = false
}

/// Writes out templates and styles, before anything else is read of the views.
extension SpecReader {
  mutating func readTemplates(_ node: YAMLNode) {
    for entry in mapping(node, of: .key("templates")) ?? []
    where mapping(entry.value, of: .key(entry.key)) != nil {
      templates[entry.key] = ViewTemplate(
        template: RowTemplate(entry.value), span: entry.keySpan,
        extent: TemplateExtent(of: entry.value))
    }
  }

  /// The views of a mapping of ids, written out.
  mutating func expandViews(_ node: YAMLNode) -> YAMLNode { expandViews(node, within: []) }

  private mutating func expandViews(_ node: YAMLNode, within stack: [String]) -> YAMLNode {
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

  /// - Parameters:
  ///   - node: the view as it is written.
  ///   - id: its id, which templates know as `$id`.
  ///   - stack: the templates that are being written out.
  /// - Returns: the view without `use`, `with` and names of styles.
  private mutating func expandView(
    _ node: YAMLNode, id: String, within stack: [String]
  ) -> YAMLNode {
    guard case .mapping(var entries) = node.content else { return node }
    let use = entries.first { $0.key == "use" }
    let with = entries.first { $0.key == "with" }
    entries.removeAll { $0.key == "use" || $0.key == "with" }
    guard let use else {
      if let with { findings.add(.withoutUse(at: with.keySpan)) }
      entries = entries.map { expandChildren($0, within: stack) }
      return YAMLNode(span: node.span, content: .mapping(styledEntries(entries)))
    }
    guard let (made, templateUse) = fill(use, with, id: id, within: stack) else {
      return YAMLNode(span: node.span, content: .mapping(styledEntries(entries)))
    }
    findings.enter(templateUse)
    defer { findings.leave(templateUse) }
    // What the template brings may use others, but not itself; the rest of the view may.
    entries = merged(
      made, entries, id: id, within: (stack, stack + [templateUse.name]))
    return YAMLNode(
      span: node.span, content: .mapping(styledEntries(entries)), use: templateUse)
  }

  private mutating func styledEntries(_ entries: [YAMLEntry]) -> [YAMLEntry] {
    let name = entries.first { $0.key == "kind" }?.value.scalar?.text ?? PlainViewKind.name
    // Of an unknown kind it is told elsewhere.
    guard let kind = KindCatalogue.kind(named: name) else { return entries }
    return styled(entries, kind: kind)
  }

  private mutating func expandChildren(_ entry: YAMLEntry, within stack: [String]) -> YAMLEntry {
    var entry = entry
    if entry.key == "views" {
      entry.value = expandViews(entry.value, within: stack)
    } else if entry.key == "row" {
      entry.value = expandView(entry.value, id: entry.key, within: stack)
    }
    return entry
  }

  /// A filled template with the keys of the view that uses it: single keys replace the template's,
  /// subviews, guides and constraints add to them.
  private mutating func merged(
    _ made: YAMLNode, _ own: [YAMLEntry], id: String, within stacks: ([String], [String])
  ) -> [YAMLEntry] {
    let expanded = expandView(made, id: id, within: stacks.1)
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

  /// A template filled with the values of a view; nil after a complaint.
  private mutating func fill(
    _ use: YAMLEntry, _ with: YAMLEntry?, id: String, within stack: [String]
  ) -> (node: YAMLNode, use: TemplateUse)? {
    guard let name = text(use.value, key: use.key) else { return nil }
    guard let found = templates[name] else {
      findings.add(
        .unknownTemplate(name, at: use.value.span, known: templates.keys.sorted()))
      return nil
    }
    let template = found.template
    templates[name]?.isUsed = true
    guard !stack.contains(name) else {
      findings.add(.recursiveTemplate(name, through: stack, at: use.value.span))
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
        findings.add(
          .unusedTemplateParameter(
            entry.key, of: name, at: entry.keySpan,
            known: template.parameters.map(\.name).filter { $0 != "id" }))
      }
    }
    let rowNames = template.rowNames
    for parameter in template.parameters
    where values[parameter.name] == nil && !rowNames.contains(parameter.name) {
      findings.add(
        .missingTemplateParameter(
          parameter.name, of: name, at: (with ?? use).keySpan, used: parameter.span))
    }
    do throws(RowTemplate.FillFlaw) {
      return (
        try template.filled(with: values, &fillBudget),
        TemplateUse(name: name, span: use.value.span, extent: found.extent)
      )
    } catch {
      findings.add(.fill(error, limits, at: use.value.span))
      return nil
    }
  }
}

extension RowTemplate {
  /// The parameters within a table's row, which its items may give.
  fileprivate var rowNames: Set<String> { Self.rowNames(node) }

  private static func rowNames(_ node: YAMLNode) -> Set<String> {
    guard case .mapping(let entries) = node.content else { return [] }
    return entries.reduce(into: []) { names, entry in
      if entry.key == "row" {
        names.formUnion(RowTemplate(entry.value).names)
      } else if entry.key == "views", case .mapping(let views) = entry.value.content {
        for view in views { names.formUnion(rowNames(view.value)) }
      }
    }
  }
}
