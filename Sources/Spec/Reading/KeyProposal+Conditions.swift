import Diagnostics
import ViewKinds
import YAML

/// Conditions inside of a view, where a spec has none.
extension KeyProposal {
  /// What to write for `dark: { background: black }`, `darkBackground: black` or `if: user == guest`
  /// at a view; nil for other keys.
  func fixIt(forCondition entry: YAMLEntry) -> FixIt? {
    guard isView, let view = context.place.view else { return nil }
    if case .mapping(let changes) = entry.value.content, let condition = condition(entry.key) {
      return colors(changes, in: condition)
        ?? change(view, codes(changes), in: condition, hides: nil)
    }
    if let found = entry.key.wholeMatch(of: #/dark([A-Z]\w*)|(\w+)(?:Dark|InDarkMode)/#),
      let word = (found.1 ?? found.2).map({ $0.prefix(1).lowercased() + $0.dropFirst() }),
      let fixIt = colors(
        [YAMLEntry(key: word, keySpan: entry.keySpan, value: entry.value)], in: "appearance: dark")
    {
      return fixIt
    }
    let word = entry.key.lowercased().filter { !"-_".contains($0) }
    guard Self.shows.contains(word) || Self.hides.contains(word),
      let text = entry.value.scalar?.text, let part = entry.value.insides.first,
      entry.value.insides.count == 1
    else { return nil }
    let isNegative = text.contains("!") || text.contains("not ")
    guard let condition = condition(part.key, part.value.scalar?.text) else { return nil }
    return change(view, [], in: condition, hides: Self.hides.contains(word) != isNegative)
  }

  var isView: Bool {
    if case .view = subject { true } else { subject == .anyView }
  }

  /// Whether a view of some kind has the key.
  func isKeyOfView(_ key: String) -> Bool {
    isView && KindCatalogue.all.contains { $0.keys.contains { $0.name == key } }
  }

  private static let shows: Set = [
    "if", "visibleif", "showif", "vif", "ngif", "showwhen", "visiblewhen",
  ]
  private static let hides: Set = ["unless", "hiddenif", "hideif", "hiddenwhen"]

  /// The condition of `when` for a word, such as `appearance: dark`; nil for others.
  private func condition(_ word: String, _ value: String? = nil) -> String? {
    let names = MatrixAxis.all.map(\.name) + LanguageKeys.conditions.names
    if let value, value != "true" {
      return names.contains(word) || word.first?.isLowercase == true ? "\(word): \(value)" : nil
    }
    if let query = word.firstMatch(of: #/(min|max)-width:\s*(\d+)/#) {
      return "width: \"\(query.1 == "min" ? ">=" : "<=") \(query.2)\""
    }
    if word.contains("prefers-color-scheme") {
      return "appearance: \(word.contains("light") ? "light" : "dark")"
    }
    return Phrasebook.standard.key(word, value: "true", in: ["when"], known: names)?.code
  }

  /// The colours of both appearances, if the view has those of the other one; nil for others.
  private func colors(_ changes: [YAMLEntry], in condition: String) -> FixIt? {
    guard condition.hasPrefix("appearance: ") else { return nil }
    let isDark = condition.hasSuffix("dark")
    let codes = changes.compactMap { change -> String? in
      let key =
        known.contains(change.key)
        ? change.key : answer(change.key, change.value)?.code.map(Phrasebook.name)
      guard let key, let mine = change.value.written,
        let other = context.place.value(of: key)?.written
      else { return nil }
      return "\(key): { light: \(isDark ? other : mine), dark: \(isDark ? mine : other) }"
    }
    guard codes.count == changes.count, !codes.isEmpty else { return nil }
    let names = WordList.of(codes.map { "`\(Phrasebook.name(of: $0))`" })
    return .words(
      "write \(WordList.of(codes.map { "`\($0)`" })) in place of \(names) and `\(context.place.key ?? "")`"
    )
  }

  private func codes(_ changes: [YAMLEntry]) -> [String] {
    joined(
      changes.map { part in
        known.contains(part.key)
          ? "\(part.key): \(part.value.source)"
          : answer(part.key, part.value)?.code ?? "\(part.key): \(part.value.source)"
      })
  }

  private func change(
    _ view: String, _ codes: [String], in condition: String, hides: Bool?
  ) -> FixIt {
    let codes = hides.map { ["hidden: \($0)"] } ?? codes
    let code = "- { \(condition), views: { \(view): { \(codes.joined(separator: ", ")) } } }"
    let place = "under `when` at the top level: `\(code)`"
    return .words(
      hides == false ? "write `hidden: true` here, and \(place)" : "write it \(place)")
  }
}
