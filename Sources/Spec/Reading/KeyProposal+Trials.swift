import Diagnostics
import YAML

/// Proposals that are read before they are made.
extension KeyProposal {
  enum Trial {
    case right(String)
    /// The help for a value that cannot be mended.
    case wrong(FixIt)
  }

  /// The code with its value mended; nil if that cannot be done.
  func mended(_ code: String) -> String? {
    if case .right(let code) = tried(code) { code } else { nil }
  }

  /// The entry that a code is; nil for other texts.
  func entry(of code: String) -> YAMLEntry? {
    let file = YAMLFile(spec: Array(code.utf8), file: "", limits: context.limits)
    guard case .mapping(let entries)? = file.root?.content, entries.count == 1 else { return nil }
    return entries[0]
  }

  /// Corrects the value of a proposed entry by reading it.
  func tried(_ code: String) -> Trial {
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
        if let help = mistake.help, help.hasSuffix("under `constraints`") {
          return .wrong(.words(help))
        }
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
    CommonKeys.fixed.contains(key)
      || ["constraints", "row", "rows", "items", "sections", "header", "footer"].contains(key)
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
