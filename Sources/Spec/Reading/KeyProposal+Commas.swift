import Diagnostics
import YAML

/// Commas within a text, which make keys of its parts.
extension KeyProposal {
  /// Whether a key without a value continues a text that is reported.
  func isInText(_ entry: YAMLEntry) -> Bool {
    guard let before = context.place.entries.before(entry) else { return false }
    return before.value.isUnwritten && !known.contains(before.key)
      && context.place.entries.text(around: before) != nil
  }

  /// What to write for a text with a comma, which ends a value between braces.
  func textWithCommas(before entry: YAMLEntry) -> FixIt? {
    guard let (key, parts) = context.place.entries.text(around: entry) else { return nil }
    let list = "\(key): [\(parts.joined(separator: ", "))]"
    if read != nil, parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }),
      mended(list) != list
    {
      let decimal = "\(key): \(parts.joined(separator: "."))"
      if mended(decimal) == decimal {
        return .words("write `\(decimal)`: decimals stand behind a point")
      }
    }
    let isText = ["text", "title", "placeholder", "prompt", "subtitle", "back", "search"]
    if isText.contains(key) {
      return .words(
        "put text with a comma in quotes: `\(key): \"\(parts.joined(separator: ", "))\"`")
    }
    return .words(
      "put several values in brackets, or a text with a comma in quotes: `\(list)`"
    )
  }
}

extension [YAMLEntry] {
  fileprivate func before(_ entry: YAMLEntry) -> YAMLEntry? {
    firstIndex(of: entry).flatMap { $0 > 0 ? self[$0 - 1] : nil }
  }

  /// The key and the parts of a text whose commas made keys of its parts; nil if the entry is no such
  /// part.
  fileprivate func text(around entry: YAMLEntry) -> (key: String, parts: [String])? {
    guard let index = firstIndex(of: entry),
      let start = self[..<index].lastIndex(where: { !$0.value.isUnwritten }),
      let first = self[start].value.scalar, first.style == .plain,
      self[start].keySpan.line == entry.keySpan.line
    else { return nil }
    let rest = self[(start + 1)...].prefix { $0.value.isUnwritten }.map(\.key)
    return (self[start].key, [first.text] + rest)
  }
}
