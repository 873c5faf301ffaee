import Diagnostics
import ViewKinds
import YAML

/// A set of keys that views take by its name.
struct NamedStyle {
  var entries: [YAMLEntry]
  var span: SourceSpan
  var isUsed = false
}

extension SpecReader {
  /// The styles; a name is none of the looks that a kind's own `style` has, so that both can stand in
  /// one key.
  mutating func readStyles(_ node: YAMLNode) {
    let structure = ["kind", "views", "guides", "constraints", "style", "use", "with"]
    let known =
      CommonKeys.all.names.filter { !structure.contains($0) }
      + KindCatalogue.all.flatMap { $0.keys.map(\.name) }.filter { !structure.contains($0) }
    for entry in mapping(node, of: .key("styles")) ?? [] {
      if let kind = KindCatalogue.all.first(where: { $0.ownStyles.contains(entry.key) }) {
        findings.add(.takenStyle(entry.key, kind: kind.name, at: entry.keySpan))
        continue
      }
      let entries = (mapping(entry.value, of: .key(entry.key)) ?? []).filter {
        self.known($0, in: known, of: .style)
      }
      styles[entry.key] = NamedStyle(entries: entries, span: entry.keySpan)
    }
  }

  /// A view's keys with those of its styles, which are for keys that it does not have itself.
  mutating func styled(_ entries: [YAMLEntry], kind: (any ViewKind.Type)?) -> [YAMLEntry] {
    guard let position = entries.firstIndex(where: { $0.key == "style" }) else { return entries }
    let entry = entries[position]
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
    var rest = entries
    rest.remove(at: position)
    if let value = ownStyle(own, of: entry, kind: kind) {
      rest.insert(YAMLEntry(key: entry.key, keySpan: entry.keySpan, value: value), at: position)
    }
    return rest + given.filter { style in !rest.contains { $0.key == style.key } }
  }

  /// What is left for the kind's own `style`; nil after a complaint and where nothing is.
  private mutating func ownStyle(
    _ nodes: [YAMLNode], of entry: YAMLEntry, kind: (any ViewKind.Type)?
  ) -> YAMLNode? {
    let looks = kind?.ownStyles ?? []
    if nodes.isEmpty, case .sequence(let all) = entry.value.content, all.isEmpty {
      findings.add(.emptyAxis(entry.key, at: entry.value.span, help: "leave it out"))
    }
    for node in nodes.dropFirst(looks.isEmpty ? 0 : 1) {
      guard let name = text(node, key: entry.key) else { continue }
      if let kind, looks.contains(name), let first = nodes.first?.scalar?.text {
        findings.add(.twoLooks(first, name, of: kind.name, at: node.span))
      } else {
        findings.add(.unknownStyle(name, at: node.span, known: styles.keys.sorted() + looks))
      }
    }
    guard !looks.isEmpty, let node = nodes.first else { return nil }
    guard let name = text(node, key: entry.key) else { return nil }
    if looks.contains(name) { return node }
    findings.add(.unknownStyle(name, at: node.span, known: styles.keys.sorted() + looks))
    return nil
  }

  /// Warns of styles and templates that no view takes.
  mutating func checkUse() {
    let unused =
      styles.filter { !$0.value.isUsed }.map { ("style", $0.key, $0.value.span) }
      + templates.filter { !$0.value.isUsed }.map { ("template", $0.key, $0.value.span) }
    for (noun, name, span) in unused.sorted(by: { $0.2 < $1.2 }) {
      findings.add(.unusedName(noun, name, at: span))
    }
  }
}

extension ViewKind {
  /// The looks that the kind's own key `style` may name; none where it has no such key.
  fileprivate static var ownStyles: [String] {
    if case .choice(let names)? = keys.first(where: { $0.name == "style" })?.type {
      names
    } else {
      []
    }
  }
}
