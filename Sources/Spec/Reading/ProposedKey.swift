import Diagnostics
import ViewKinds
import YAML

extension SectionReader {
  /// Reports a key that a mapping does not have.
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
    let fixIt =
      context.findings.isFull
      ? nil
      : context.fixIt(for: entry, of: subject, known: known, trying: read)
        ?? otherwise ?? (note == nil ? context.list(of: subject, known) : nil)
    report(.unknownKey(entry, of: subject, fixIt, note: note))
  }
}

extension ReadingContext {
  /// Finds what to write in place of an unknown key: what the phrasebook says, or else the nearest
  /// key.
  ///
  /// A proposal is read first, so that a wrong value behind the wrong key is mended too:
  /// `textAlignment: NSTextAlignmentCenter` is `alignment: center`.
  fileprivate func fixIt(
    for entry: YAMLEntry, of subject: Subject, known: [String], trying read: ((YAMLEntry) -> Void)?
  ) -> FixIt? {
    let parts = entry.key.split(separator: ":", maxSplits: 1).map(String.init)
    if parts.count == 2, known.contains(parts[0]) {
      return .write("\(parts[0]): \(parts[1])", because: "a space stands behind the colon")
    }
    if entry.value.isNull, case .key("matrix") = subject {
      return .words("put several values of an axis in brackets: `device: [iphone-se-3, iphone-x]`")
    }
    let answer = Phrasebook.standard.key(
      entry.key, value: entry.value.written, in: subject.sections, known: known)
    if let answer, answer.code == nil, let help = answer.help { return .words(help) }
    if let code = answer?.code {
      let kind = code.hasPrefix("kind: ") ? String(code.dropFirst("kind: ".count)) : nil
      if let kind, KindCatalogue.kind(named: kind) == nil, known.contains("style") {
        return .write("style: \(kind)")
      }
      guard let read, !code.contains("…") else { return .write(code) }
      return mended(code, trying: read)
    }
    return answer == nil ? NearestName.of(entry.key, in: known).map { .mean($0) } : nil
  }

  /// Lists the keys, or says where they are listed; nil if nothing lists them.
  fileprivate func list(of subject: Subject, _ known: [String]) -> FixIt? {
    known.count <= 12
      ? .oneOf(known) : subject.reference.map { .words("`strut reference \($0)` lists its keys") }
  }

  /// Corrects the value of a proposed entry by reading it.
  private func mended(_ code: String, trying read: (YAMLEntry) -> Void) -> FixIt {
    var mended = code
    for _ in 0..<Self.greatestTrialCount {
      let file = YAMLFile(spec: Array(mended.utf8), file: "", limits: limits)
      guard case .mapping(let entries)? = file.root?.content, let entry = entries.first,
        entries.count == 1, !Self.isUntried(entry.key)
      else { return .write(mended) }
      if let other = other(than: entry) { return .write(other) }
      let mistakes = trial { read(entry) }.filter { $0.severity == .error }
      guard let mistake = mistakes.first else { return .write(mended) }
      guard let span = mistake.span, let replacement = mistake.replacement,
        let next = mended.replacing(span, with: replacement), next != mended
      else { return .words("the key is `\(entry.key)`" + (mistake.help.map { ": \($0)" } ?? "")) }
      mended = next
    }
    return .write(Phrasebook.name(of: code))
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
  private static let greatestTrialCount = 4

  /// Whether reading the key would change the views.
  private static func isUntried(_ key: String) -> Bool {
    CommonKeys.fixed.contains(key) || ["constraints", "row", "items", "sections"].contains(key)
  }

  /// Reads something and returns the diagnostics, which are not reported.
  private func trial(_ read: () -> Void) -> [Diagnostic] {
    let saved = (findings, fillBudget, shownTexts)
    findings = Findings(limits: limits)
    read()
    let found = findings.diagnostics
    (findings, fillBudget, shownTexts) = saved
    return found
  }
}

extension String {
  /// Returns the line with a text in place of a part of it, or nil if the part is not in it.
  fileprivate func replacing(_ span: SourceSpan, with text: String) -> String? {
    var scalars = Array(unicodeScalars)
    let first = span.column - 1
    guard span.line == 1, first >= 0, first + span.length <= scalars.count else { return nil }
    scalars.replaceSubrange(first..<first + span.length, with: text.unicodeScalars)
    return String(String.UnicodeScalarView(scalars))
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
