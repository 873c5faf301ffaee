import Diagnostics
import ViewKinds
import YAML

extension SectionReader {
  /// Reports a key that a mapping does not have.
  ///
  /// Keys that mean one key, as `top` and `left` mean `pin`, are reported once.
  ///
  /// - Parameters:
  ///   - entry: the key with its value.
  ///   - subject: the thing that the mapping describes.
  ///   - known: the keys that it may have.
  ///   - note: a fact about the key.
  ///   - otherwise: the help if nothing looks like the key.
  ///   - read: reads an entry with one of the known keys, to try a proposal.
  func reportUnknown(
    _ entry: YAMLEntry, of subject: Subject, known: [String], note: Note? = nil,
    otherwise: FixIt? = nil, trying read: ((YAMLEntry) -> Void)? = nil
  ) {
    guard !context.findings.isFull else {
      report(.unknownKey([entry], of: subject, nil, note: note))
      return
    }
    let proposal = KeyProposal(context: context, subject: subject, known: known, read: read)
    guard let alike = proposal.alike(entry) else { return }
    let fixIt =
      (alike.count > 1 ? proposal.fixIt(forAlike: alike) : proposal.fixIt(for: entry))
      ?? otherwise ?? (note == nil ? proposal.list : nil)
    report(.unknownKey(alike, of: subject, fixIt, note: alike.count > 1 ? nil : note))
  }

  /// The keys to write for the keys inside of a mapping whose own key takes none; nil if one is unknown.
  func fixIt(forInside entry: YAMLEntry, of subject: Subject, known: [String]) -> FixIt? {
    KeyProposal(context: context, subject: subject, known: known, read: nil).fixIt(inside: entry)
  }

  /// Reads something and returns the diagnostics, which are not reported.
  func trial(_ read: () -> Void) -> [Diagnostic] {
    let context = context
    let saved = (context.findings, context.fillBudget, context.shownTexts)
    context.findings = Findings(limits: context.limits)
    read()
    let found = context.findings.diagnostics
    (context.findings, context.fillBudget, context.shownTexts) = saved
    return found
  }
}

extension YAMLEntry {
  /// The key that the phrasebook proposes without a change of the value, as `templates` for
  /// `components`; nil for other answers.
  func meant(by subject: Subject, known: [String]) -> String? {
    guard
      let code = Phrasebook.standard.key(key, value: nil, in: subject.sections, known: known)?.code,
      known.contains(code)
    else { return nil }
    return code
  }
}

/// Finds what to write in place of an unknown key.
///
/// A proposal is read first, so that a wrong value behind the wrong key is mended too:
/// `textAlignment: NSTextAlignmentCenter` is `alignment: center`.
private struct KeyProposal {
  let context: ReadingContext
  let subject: Subject
  /// The keys that the mapping may have.
  let known: [String]
  let read: ((YAMLEntry) -> Void)?
  /// The values beside the key, as phrases name them.
  let beside: [String: String]

  init(
    context: ReadingContext, subject: Subject, known: [String], read: ((YAMLEntry) -> Void)?
  ) {
    self.context = context
    self.subject = subject
    self.known = known
    self.read = read
    beside = context.fieldsBeside
  }

  /// What the phrasebook says, or else the nearest key.
  func fixIt(for entry: YAMLEntry) -> FixIt? {
    if entry.assignment != nil { return fixIt(forAssignments: [entry]) }
    let parts = entry.key.split(separator: ":", maxSplits: 1).map(String.init)
    if parts.count == 2, known.contains(parts[0]) {
      return .write("\(parts[0]): \(parts[1])", because: "a space stands behind the colon")
    }
    if entry.value.isUnwritten, let text = textWithCommas(before: entry) { return text }
    if let codes = codes(inside: entry), !codes.isEmpty {
      return .words(context.placed(joined(codes.map { mended($0) ?? $0 })))
    }
    let answer = answer(entry.key, entry.value)
    if answer?.code == nil, known.contains("style"), let name = entry.value.scalar?.text {
      if context.styleNames.contains(name) { return .write("style: \(name)") }
      if context.templateNames.contains(name) { return .write("use: \(name)") }
    }
    if let answer, answer.code == nil, let help = answer.help { return .words(help) }
    guard let code = answer?.code else {
      guard answer == nil else { return nil }
      return NearestName.of(entry.key, in: known).map { .mean($0) } ?? asView(entry)
        ?? asAxis(entry)
    }
    if code == "views", case .sequence(let nodes) = entry.value.content {
      let ids = nodes.compactMap { $0.scalar?.text }.filter(ExpressionTokenizer.isName)
      if ids.count == nodes.count, !ids.isEmpty {
        return context.place.value(of: code) == nil
          ? .write("views: { \(ids.map { "\($0): {}" }.joined(separator: ", ")) }")
          : .words("leave it out: views are shown in the order of `views`")
      }
      return .words(
        "write `views`, and each view as its id and its keys: `views: { a: { kind: label } }`")
    }
    return fixIt(code)
  }

  /// What to write for all keys inside of the entry; nil if one of them is unknown.
  func fixIt(inside entry: YAMLEntry) -> FixIt? {
    guard let codes = codes(inside: entry), codes.count == entry.value.entries.count else {
      return nil
    }
    return .words(context.placed(joined(codes)))
  }

  private func fixIt(_ code: String) -> FixIt {
    let kind = code.hasPrefix("kind: ") ? String(code.dropFirst("kind: ".count)) : nil
    if let kind, KindCatalogue.kind(named: kind) == nil, known.contains("style") {
      return .write("\(context.templateNames.contains(kind) ? "use" : "style"): \(kind)")
    }
    guard read != nil, !code.contains("…") else { return .words(context.placed([code])) }
    switch tried(code) {
    case .right(let code):
      if let words = context.asConstraint(code), isGivenBefore(code) { return .words(words) }
      return .words(context.placed([code]), replacement: code)
    case .wrong(let help): return help
    }
  }

  /// The declaration of an axis of the user's own.
  private func asAxis(_ entry: YAMLEntry) -> FixIt? {
    guard case .key(let name) = subject, ["matrix", "when"].contains(name),
      ExpressionTokenizer.isName(entry.key), let written = entry.value.written
    else { return nil }
    let values = written.hasPrefix("[") ? written : "[\(written)]"
    return .words(
      "an axis of your own stands at the top level: `axes: { \(entry.key): \(values) }`")
  }

  /// The place of a view that stands outside of `views`.
  private func asView(_ entry: YAMLEntry) -> FixIt? {
    let keys = entry.value.entries.map(\.key)
    guard ExpressionTokenizer.isName(entry.key), keys.contains(where: CommonKeys.all.names.contains)
    else { return nil }
    switch subject {
    case .spec:
      return .words(
        "views stand under `views`, each behind its id: `views: { \(entry.key): { … } }`")
    case .key("when"):
      return .words("the changes of views stand under `views`: `views: { \(entry.key): { … } }`")
    default: return nil
    }
  }

  /// Whether another unknown key before this one means the same key, as `minWidth` and `maxWidth`.
  private func isGivenBefore(_ code: String) -> Bool {
    let entries = context.place.entries
    let index = entries.firstIndex { $0.key == context.place.key } ?? 0
    return entries[..<index].contains { entry in
      !known.contains(entry.key)
        && answer(entry.key, entry.value)?.code.map(Phrasebook.name) == Phrasebook.name(of: code)
    }
  }

  // MARK: Keys that belong together

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
  private func joined(_ codes: [String]) -> [String] {
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
  private func fixIt(forAssignments entries: [YAMLEntry]) -> FixIt {
    .words(
      "write \(WordList.of(entries.compactMap(\.assignment).map { "`\($0)`" })): a colon stands behind a key"
    )
  }

  // MARK: Words

  private func answer(_ word: String, _ value: YAMLNode) -> Phrasebook.Answer? {
    var fields = value.fields.merging(beside) { own, _ in own }
    if value.scalar == nil, case let source = value.source, source.count <= 80 {
      fields["."] = source
    }
    var text = context.withOwnEm(value.written, of: word)
    if let number = text.flatMap({ MistakenCall($0)?.number }) { text = number }
    func answer(_ sections: [String]) -> Phrasebook.Answer? {
      Phrasebook.standard.key(word, value: text, fields: fields, in: sections, known: known)
    }
    if context.place.stackAxis != nil, let answer = answer(["child of stack"]), answer.help != nil {
      return answer
    }
    return answer(subject.sections)
  }

  /// The codes for the keys inside of a mapping that Strut does not have: `layer: { cornerRadius: 8 }`
  /// is `cornerRadius: 8`, and `if: appearance == dark` is `appearance: dark`.
  private func codes(inside entry: YAMLEntry) -> [String]? {
    let holdsKeys = Phrasebook.standard.holdsKeys(entry.key, in: subject.sections)
    let inside = holdsKeys ? entry.value.insides : entry.value.entries
    guard !inside.isEmpty, inside.count <= 12 else { return nil }
    return inside.compactMap { part -> String? in
      if let code = answer("\(entry.key).\(part.key)", part.value)?.code { return code }
      guard holdsKeys else { return nil }
      if known.contains(part.key) { return "\(part.key): \(part.value.source)" }
      return answer(part.key, part.value)?.code
    }
  }

  // MARK: Commas

  /// Whether a key without a value continues a text that is reported.
  private func isInText(_ entry: YAMLEntry) -> Bool {
    guard let before = context.place.entries.before(entry) else { return false }
    return before.value.isUnwritten && !known.contains(before.key)
      && context.place.entries.text(around: before) != nil
  }

  /// What to write for a text with a comma, which ends a value between braces.
  private func textWithCommas(before entry: YAMLEntry) -> FixIt? {
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

  // MARK: Trials

  private enum Trial {
    case right(String)
    /// The help for a value that cannot be mended.
    case wrong(FixIt)
  }

  private func mended(_ code: String) -> String? {
    if case .right(let code) = tried(code) { code } else { nil }
  }

  private func entry(of code: String) -> YAMLEntry? {
    let file = YAMLFile(spec: Array(code.utf8), file: "", limits: context.limits)
    guard case .mapping(let entries)? = file.root?.content, entries.count == 1 else { return nil }
    return entries[0]
  }

  /// Corrects the value of a proposed entry by reading it.
  private func tried(_ code: String) -> Trial {
    guard let read else { return .right(code) }
    var mended = code
    for _ in 0..<Self.greatestTrialCount {
      guard let entry = entry(of: mended), !Self.isUntried(entry.key) else { return .right(mended) }
      if let other = other(than: entry) { return .right(other) }
      let outer = context.place
      context.place.key = entry.key
      let findings = context.trial { read(entry) }
      context.place = outer
      guard let mistake = findings.first(where: { $0.severity == .error || $0.replacement != nil })
      else { return .right(mended) }
      guard let span = mistake.span, let replacement = mistake.replacement,
        let next = mended.replacing(span, with: replacement), next != mended
      else {
        return .wrong(.words("the key is `\(entry.key)`" + (mistake.help.map { ": \($0)" } ?? "")))
      }
      mended = next
    }
    return .right(Phrasebook.name(of: code))
  }

  /// The entry with another key that the phrasebook proposes for the value: `width: match_parent`
  /// is `pin: { horizontal: 0 }`.
  private func other(than entry: YAMLEntry) -> String? {
    guard let value = entry.value.written,
      let code = Phrasebook.standard.value(value, of: entry.key, known: nil)?.code
    else { return nil }
    return Phrasebook.name(of: code) == entry.key || !code.contains(": ") ? nil : code
  }

  /// The number of mistakes that are mended in one proposal.
  private static let greatestTrialCount = 6

  /// Whether reading the key would change the views.
  private static func isUntried(_ key: String) -> Bool {
    CommonKeys.fixed.contains(key) || ["constraints", "row", "items", "sections"].contains(key)
  }

  /// Lists the keys, or says where they are listed; nil if nothing lists them.
  var list: FixIt? {
    known.count <= 12
      ? .oneOf(known) : subject.reference.map { .words("`strut reference \($0)` lists its keys") }
  }
}

extension String {
  /// Returns the line with a text in place of a part of it, or nil if the part is not in it.
  ///
  /// A text with a comma or a `#` keeps its quotes.
  fileprivate func replacing(_ span: SourceSpan, with text: String) -> String? {
    var scalars = Array(unicodeScalars)
    let first = span.column - 1
    guard span.line == 1, first >= 0, first + span.length <= scalars.count else { return nil }
    let isQuoted = scalars[first..<first + span.length].first == "\""
    let isPlain = !"\"[{".contains(text.prefix(1))
    let written = isQuoted && isPlain && text.contains { ",#".contains($0) } ? "\"\(text)\"" : text
    scalars.replaceSubrange(first..<first + span.length, with: written.unicodeScalars)
    return String(String.UnicodeScalarView(scalars))
  }
}

extension YAMLEntry {
  /// `kind: label` for the key `kind = label` without a value; nil for others.
  fileprivate var assignment: String? {
    guard value.isNull, key.contains("="), !key.contains("==") else { return nil }
    let parts = key.split(separator: "=", maxSplits: 1).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return parts.count == 2 && ExpressionTokenizer.isName(parts[0])
      ? "\(parts[0]): \(parts[1])" : nil
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

extension YAMLNode {
  /// The values of a mapping that are short texts, by key.
  fileprivate var fields: [String: String] {
    var fields: [String: String] = [:]
    for entry in entries { fields[entry.key] = entry.value.written }
    return fields
  }

  /// The entries of a mapping, of a list of mappings, or of a condition: `a == b`, or `a` alone.
  fileprivate var insides: [YAMLEntry] {
    switch content {
    case .mapping(let entries): return entries
    case .sequence(let nodes):
      return nodes.flatMap { $0.scalar == nil ? $0.entries : $0.insides }
    case .scalar(let scalar):
      guard
        let found = scalar.text.wholeMatch(
          of: #/[("]*\s*(?:\w+\.)*([\w-]+)\s*(?:(?:===?|=|:|is)\s*"?\.?([\w.-]+)"?)?\s*[)"]*/#)
      else { return [] }
      let value = YAMLScalar(text: found.2.map(String.init) ?? "true", style: .plain)
      return [
        YAMLEntry(
          key: String(found.1), keySpan: span, value: YAMLNode(span: span, content: .scalar(value)))
      ]
    }
  }
}

extension Subject {
  /// The name under which `strut reference` lists the keys, or nil if it has none.
  fileprivate var reference: String? {
    switch self {
    case .spec: "\"The file\""
    case .view(let kind): kind
    case .anyView, .style: "views"
    case .key("screen"): "screen"
    case .key("matrix"): "matrix"
    case .key, .entry, .constraint, .item, .customDevice: nil
    }
  }
}
