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
    if subject == .key("when"), context.ownAxes.contains(entry.key) { return }
    if subject == .key("matrix") { context.ownAxes.insert(entry.key) }
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
struct KeyProposal {
  let context: ReadingContext
  let subject: Subject
  /// The keys that the mapping may have.
  let known: [String]
  let read: ((YAMLEntry) -> Void)?
  /// The values beside the key, as phrases name them.
  let beside: [String: String]

  /// The greatest length of a mapping that is written with other keys, in characters.
  private static let greatestLength = 120

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
    if parts.count == 2, known.contains(parts[0]) || isKeyOfView(parts[0]) {
      return .write("\(parts[0]): \(parts[1])", because: "a space stands behind the colon")
    }
    if entry.value.isUnwritten, let text = textWithCommas(before: entry) { return text }
    if let special = fixIt(forCondition: entry) ?? fixIt(forRuns: entry) ?? fixIt(forClasses: entry)
    {
      return special
    }
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
      if let place = topLevel(entry) { return place }
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
    return renamed(entry, as: code) ?? fixIt(code)
  }

  /// The place of a key of the file that stands somewhere else.
  private func topLevel(_ entry: YAMLEntry) -> FixIt? {
    guard subject != .spec, LanguageKeys.top.names.contains(entry.key), entry.value.scalar == nil
    else { return nil }
    return .words(
      "`\(entry.key)` stands at the top level of the file: begin it in column 1, in a line of its own"
    )
  }

  /// The key with those in its mapping renamed too: `navigationBar: { rightItems: [Edit] }` for
  /// `navigationItem: { rightBarButtonItem: Edit }`; nil if none of them changes.
  private func renamed(_ entry: YAMLEntry, as key: String) -> FixIt? {
    guard known.contains(key), case .mapping(let inner) = entry.value.content,
      !["views", "row", "with"].contains(key), inner.count <= Self.greatestLength / 4
    else { return nil }
    let fields = KeyProposal(
      context: context, subject: .key(key), known: LanguageKeys.names(in: key), read: nil)
    let codes = inner.map { part -> String in
      let written = "\(part.key): \(part.value.source)"
      guard !fields.known.isEmpty, !fields.known.contains(part.key) else { return written }
      guard let code = fields.answer(part.key, part.value)?.code else { return written }
      return fields.known.contains(code) ? "\(code): \(part.value.source)" : code
    }
    let code = "\(key): { \(codes.joined(separator: ", ")) }"
    guard code != "\(key): \(entry.value.source)", code.count <= Self.greatestLength,
      !code.contains("…")
    else {
      return nil
    }
    return .words(context.placed([code]), replacement: code)
  }

  /// What to write for all keys inside of the entry; nil if one of them is unknown.
  func fixIt(inside entry: YAMLEntry) -> FixIt? {
    guard let codes = codes(inside: entry), codes.count == entry.value.entries.count else {
      return nil
    }
    let given = context.place.value(of: "pin")?.entries(for: "pin")?.map(\.key) ?? []
    let pins = joined(codes).compactMap { self.entry(of: $0) }
    if entry.key == "constraints",
      pins.allSatisfy({ made in
        made.key == "pin"
          && made.value.entries.allSatisfy { given.contains($0.key) && $0.value.written == "0" }
      })
    {
      return .words("leave it out: its `pin` has the edges already")
    }
    let isReplaced = entry.key == "style"
    return .words(context.placed(joined(codes), inPlaceOf: isReplaced ? entry.key : nil))
  }

  func fixIt(_ code: String) -> FixIt {
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
      "declare an axis of your own at the top level: `axes: { \(entry.key): \(values) }`"
        + (name == "matrix" ? "; its values in `matrix` stay" : ""))
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

  /// Lists the keys, or says where they are listed; nil if nothing lists them.
  var list: FixIt? {
    known.count <= 12
      ? .oneOf(known) : subject.reference.map { .words("`strut reference \($0)` lists its keys") }
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
