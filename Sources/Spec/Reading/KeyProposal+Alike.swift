import Diagnostics
import YAML

/// Keys that belong together.
extension KeyProposal {
  /// The entry with all others that mean the same key; nil if an earlier one of them is reported.
  func alike(_ entry: YAMLEntry) -> [YAMLEntry]? {
    let entries = context.place.entries
    if entry.value.isUnwritten, isInText(entry) { return nil }
    guard entries.contains(entry), let head = head(of: entry) else { return [entry] }
    let alike = entries.filter { !known.contains($0.key) && self.head(of: $0) == head }
    return alike.first == entry ? alike : alike.contains(entry) ? nil : [entry]
  }

  /// The key whose mapping the entry means, as `pin` for `top: 8`, the code that it means together with
  /// others, as `offset: [0, 2]` for `y: 2`, or the sentence that answers it; nil for others.
  private func head(of entry: YAMLEntry) -> String? {
    if entry.assignment != nil { return "=" }
    guard !entry.value.isNull, let answer = answer(entry.key, entry.value) else { return nil }
    guard let written = answer.code else { return answer.help }
    guard let code = mended(written), let made = self.entry(of: code) else { return nil }
    return made.value.entries(for: made.key) == nil ? code : made.key
  }

  /// One mapping for entries that mean the same key: `pin: { top: 20, left: 16 }`.
  func fixIt(forAlike entries: [YAMLEntry]) -> FixIt? {
    if entries[0].assignment != nil { return fixIt(forAssignments: entries) }
    let codes = entries.compactMap { answer($0.key, $0.value)?.code }
    if codes.count == entries.count, Set(codes).count == 1 { return fixIt(codes[0]) }
    let answers = entries.compactMap { answer($0.key, $0.value) }
    if let help = answers.first(where: { $0.code == nil })?.help {
      return .words(help.replacing("leave it out", with: "leave them out"))
    }
    return .words(context.placed(joined(codes.map { mended($0) ?? $0 })))
  }

  /// The codes with one mapping for those that mean the same key.
  func joined(_ codes: [String]) -> [String] {
    var joined: [String] = []
    var parts: [String: [YAMLEntry]] = [:]
    var first: [String: String] = [:]
    for code in codes {
      guard let made = entry(of: code), let inside = made.value.entries(for: made.key) else {
        if !joined.contains(code) { joined.append(code) }
        continue
      }
      if parts[made.key] == nil { joined.append("\(made.key):") }
      first[made.key] = first[made.key] ?? code
      let old = parts[made.key] ?? []
      parts[made.key] = old + inside.filter { part in !old.contains { $0.key == part.key } }
    }
    return joined.map { code in
      let key = String(code.dropLast())
      guard code.hasSuffix(":"), let parts = parts[key] else { return code }
      return parts.count > 1 ? "\(code) \(parts.flow)" : first[key] ?? code
    }
  }

  /// What to write for `kind = label`, of which each is a key without a value.
  func fixIt(forAssignments entries: [YAMLEntry]) -> FixIt {
    .words(
      "write \(WordList.of(entries.compactMap(\.assignment).map { "`\($0)`" })): a colon stands behind a key"
    )
  }
}

extension YAMLEntry {
  /// `kind: label` for the key `kind = label` without a value; nil for others.
  var assignment: String? {
    guard value.isNull, key.contains("="), !key.contains("==") else { return nil }
    let parts = key.split(separator: "=", maxSplits: 1).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return parts.count == 2 && ExpressionTokenizer.isName(parts[0])
      ? "\(parts[0]): \(parts[1])" : nil
  }
}
