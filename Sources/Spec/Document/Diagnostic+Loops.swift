import Diagnostics
import ViewKinds
import YAML

/// Entries of `views` that are no views.
extension Diagnostic {
  /// Reports a loop, or a key of the file that is indented below `views`; nil for a view.
  static func notAView(_ entry: YAMLEntry) -> Diagnostic? { loop(entry) ?? keyOfFile(entry) }

  private static func keyOfFile(_ entry: YAMLEntry) -> Diagnostic? {
    let names = LanguageKeys.top.names
    guard names.contains(entry.key), entry.key != "title", entry.value.isFilled, !hasKeys(entry)
    else { return nil }
    return Diagnostic(
      Message(rule: "wrongType", text: "`\(entry.key)` is a key of the file, and here views stand"),
      at: entry.keySpan, help: "begin `\(entry.key)` in column 1, as `views`")
  }

  /// Whether the entry has keys of a view.
  private static func hasKeys(_ entry: YAMLEntry) -> Bool {
    entry.value.entries.contains { keysOfViews.contains($0.key) }
  }

  private static let keysOfViews = Set(
    CommonKeys.all.names + KindCatalogue.all.flatMap { $0.keys.map(\.name) })

  /// `ForEach: { in: [A, B], do: { kind: label, text: $0 } }`.
  private static func loop(_ entry: YAMLEntry) -> Diagnostic? {
    let words: Set = ["foreach", "for", "each", "repeat", "loop", "vfor", "ngfor"]
    guard words.contains(entry.key.lowercased().filter { !"-_".contains($0) }), !hasKeys(entry),
      let values = entry.value.entries.lazy.compactMap({ $0.value.texts }).first,
      let view = entry.value.entries.first(where: { !$0.value.entries.isEmpty })?.value
    else { return nil }
    let isNamed = Set(values).count == values.count && values.allSatisfy(ExpressionTokenizer.isName)
    let views = values.enumerated().map { index, value -> String in
      let id = isNamed ? value.prefix(1).lowercased() + value.dropFirst() : "item\(index + 1)"
      let code = view.source.replacing(#/\$\(?(?:0|item|value|element|it)\b\)?/#, with: value)
      return "`\(id): \(code)`"
    }
    return Diagnostic(
      Message(rule: "wrongType", text: "`\(entry.key)` is no view: a spec has no loops"),
      at: entry.keySpan,
      help: views.count <= 6
        ? "write each view: \(WordList.of(views))"
        : "write `kind: tableView` with a `row` and `items`, or each view")
  }
}

extension YAMLNode {
  /// Whether the value is a list or a mapping with entries.
  fileprivate var isFilled: Bool {
    if case .sequence(let nodes) = content { !nodes.isEmpty } else { !entries.isEmpty }
  }

  /// The texts of a list of texts; nil for other values.
  fileprivate var texts: [String]? {
    guard case .sequence(let nodes) = content, !nodes.isEmpty else { return nil }
    let texts = nodes.compactMap(\.scalar?.text)
    return texts.count == nodes.count ? texts : nil
  }
}
