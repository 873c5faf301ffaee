import Diagnostics
import ViewKinds
import YAML

/// A named set of keys that views can use.
struct NamedStyle {
  var entries: [YAMLEntry]
  var span: SourceSpan
  var isUsed = false
}

extension TemplateReader {
  /// Reads the styles.
  ///
  /// A style must not have the name of a kind's own style, because both are values of the key
  /// `style`.
  func readStyles(_ node: YAMLNode) {
    let structure = [
      "kind", "views", "guides", "constraints", "style", "use", "with", RowTemplate.defaultsKey,
    ]
    let known =
      CommonKeys.all.names.filter { !structure.contains($0) }
      + KindCatalogue.all.flatMap { $0.keys.map(\.name) }.filter { !structure.contains($0) }
    for entry in mapping(node, of: .key("styles")) ?? [] {
      if let kind = KindCatalogue.all.first(where: { $0.ownStyles.contains(entry.key) }) {
        report(.takenStyle(entry.key, kind: kind.name, at: entry.keySpan))
        continue
      }
      let name = entry.key
      let entries = (mapping(entry.value, of: .key(name)) ?? []).filter { key in
        guard key.key == "style" else { return self.known(key, in: known, of: .style) }
        let others = oneOrMore(key.value).compactMap { $0.scalar?.text }
        report(.styleInStyle(key, names: others + [name]))
        return false
      }
      context.styleNames.insert(name)
      styles[name] = NamedStyle(entries: entries, span: entry.keySpan)
    }
  }

  /// Merges a view's keys with those of its styles.
  ///
  /// The view's own keys override them. An empty list takes away the styles of the view's template.
  /// A style that an item of a table names is left for the filled row. The keys that the view has
  /// because of its `style` are marked, because a `style` of a condition replaces them.
  func styled(_ entries: [YAMLEntry], kind: (any ViewKind.Type)?) -> [YAMLEntry] {
    guard let position = entries.firstIndex(where: { $0.key == "style" }) else { return entries }
    let entry = entries[position]
    if rows > 0, !RowTemplate(entry.value).names.isEmpty { return entries }
    var own: [YAMLNode] = []
    var given: [YAMLEntry] = []
    for node in oneOrMore(entry.value) {
      guard let name = node.scalar?.text, let style = styles[name] else {
        own.append(node)
        continue
      }
      styles[name]?.isUsed = true
      given.removeAll { old in style.entries.contains { $0.key == old.key } }
      given += style.entries
    }
    for index in given.indices { given[index].isOfStyle = true }
    var rest = entries
    rest.remove(at: position)
    if let value = ownStyle(own, of: entry, kind: kind) {
      var valued = entry.with(value)
      // A table's own style stays, because no condition can change it.
      valued.isOfStyle = !(kind.map { CommonKeys.fixed(of: $0).contains(entry.key) } ?? false)
      rest.insert(valued, at: position)
    }
    return rest + given.filter { style in !rest.contains { $0.key == style.key } }
  }

  /// The value that remains for the kind's own key `style`, or nil if there is none.
  private func ownStyle(
    _ nodes: [YAMLNode], of entry: YAMLEntry, kind: (any ViewKind.Type)?
  ) -> YAMLNode? {
    let ownStyles = kind?.ownStyles ?? []
    if nodes.count == 1, !nodes[0].entries.isEmpty {
      let subject = Subject.view(kind: kind?.name ?? PlainViewKind.name)
      let known = CommonKeys.all.names + (kind?.keys.map(\.name) ?? [])
      let entry = YAMLEntry(key: entry.key, keySpan: entry.keySpan, value: nodes[0])
      var wrong = Diagnostic.wrongType("`style`", wanted: "text", found: nodes[0])
      wrong.help = fixIt(forInside: entry, of: subject, known: known)?.text ?? wrong.help
      report(wrong)
      return nil
    }
    for node in nodes.dropFirst(ownStyles.isEmpty ? 0 : 1) {
      guard let name = text(node, key: entry.key) else { continue }
      if let kind, ownStyles.contains(name), let first = nodes.first?.scalar?.text {
        report(.twoKindStyles(first, name, of: kind.name, at: node.span))
      } else {
        report(
          .unknownStyle(
            name, of: kind?.name ?? PlainViewKind.name, at: node.span,
            known: styles.keys.sorted() + ownStyles))
      }
    }
    guard !ownStyles.isEmpty, let node = nodes.first else { return nil }
    guard let name = text(node, key: entry.key) else { return nil }
    if ownStyles.contains(name) { return node }
    report(
      .unknownStyle(
        name, of: kind?.name ?? PlainViewKind.name, at: node.span,
        known: styles.keys.sorted() + ownStyles))
    return nil
  }

  /// Warns about styles and templates that no view uses.
  func checkUse() {
    let unused =
      styles.filter { !$0.value.isUsed }.map { ("style", $0.key, $0.value.span) }
      + templates.filter { !$0.value.isUsed }.map { ("template", $0.key, $0.value.span) }
    for (noun, name, span) in unused.sorted(by: { $0.2 < $1.2 }) {
      report(.unusedName(noun, name, at: span))
    }
  }
}

extension ViewKind {
  /// The styles that the kind's own key `style` accepts; none if it has no such key.
  static var ownStyles: [String] {
    if case .choice(let names)? = keys.first(where: { $0.name == "style" })?.type {
      names
    } else {
      []
    }
  }
}
