import Diagnostics
import ViewKinds
import YAML

/// The kind of a view, and the keys that it has.
extension ViewReader {
  /// The kind, and the kind that is meant.
  ///
  /// The kind is nil after a report, and if another tool's word for `kind` was reported.
  func readKind(
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
    context.place.isBuilt =
      diagnostic.help.map { $0.hasPrefix("it is not a kind") || $0.hasPrefix("build it") } ?? false
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

  /// The keys of the kind that the help about an unknown key of the view proposes, as `kind: stack`
  /// for `autoLayout`.
  private var impliedKeys: [String] {
    guard !context.findings.isFull else { return [] }
    return context.place.entries.lazy.compactMap { entry -> [String]? in
      guard !Self.keys.contains(entry.key),
        let help = Phrasebook.standard.key(
          entry.key, value: entry.value.written, in: ["view"], known: CommonKeys.all.names)?.help,
        let kind = help.firstMatch(of: #/^write `kind: (\w+)`/#).map({ String($0.1) })
      else { return nil }
      return KindCatalogue.kind(named: kind)?.keys.map(\.name)
    }.first ?? []
  }

  /// The keys of all kinds.
  private static let keys = Set(
    CommonKeys.all.names + KindCatalogue.all.flatMap { $0.keys.map(\.name) })

  /// Whether every kind of view has the key.
  ///
  /// Reports a key that no kind has, with what it is called in the kind that is meant.
  func isOfEveryKind(
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

  func isKnown(
    _ entry: YAMLEntry, of kind: any ViewKind.Type, _ names: [String], _ reader: ViewKeyReader
  ) -> Bool {
    if names.contains(entry.key) { return true }
    if kind is PlainViewKind.Type, impliedKeys.contains(entry.key) { return false }
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
    if !owners.isEmpty, let own = kindBeside(templateOf: entry) {
      let code = "kind: \(own.value.line)"
      report(
        .unknownKey(
          [entry], of: .view(kind: kind.name),
          .words("leave `\(code)` out, or use a template without `\(entry.key)`"), note: note))
      return false
    }
    reportUnknown(
      entry, of: .view(kind: kind.name), known: names, note: note, otherwise: owned
    ) { proposed in
      var keys = ViewKeys()
      reader.with(SubtreeBuilder()).read(proposed, into: &keys)
    }
    return false
  }

  /// The `kind` that a view has beside the template with the entry; nil if the template has it too.
  private func kindBeside(templateOf entry: YAMLEntry) -> YAMLEntry? {
    guard let kind = context.place.entries.first(where: { $0.key == "kind" }) else { return nil }
    let isBeside = context.findings.uses.contains {
      $0.extent.contains(entry.keySpan) && !$0.extent.contains(kind.keySpan)
    }
    return isBeside ? kind : nil
  }
}

extension YAMLEntry {
  /// Whether the key is another tool's word for `kind`, as in `type: label`.
  fileprivate var namesKind: Bool {
    ["type", "widget", "component", "element", "class", "className"].contains(key)
      && !CommonKeys.all.names.contains(key) && value.scalar?.isNull == false
  }
}
