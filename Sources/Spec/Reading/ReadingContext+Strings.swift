import Catalogues
import Diagnostics
import Graphics
import ViewKinds
import YAML

extension ReadingContext {
  /// Reads the texts of each language, or the paths of files of words.
  ///
  /// Words of the project are used without paths.
  func readStrings(_ node: YAMLNode?) {
    guard let node else {
      words = lookups.words(nil)
      return
    }
    switch node.content {
    case .mapping:
      words = lookups.words(nil)
      readTables(node)
    case .scalar, .sequence:
      let nodes = oneOrMore(node).compactMap { node in
        text(node, key: "strings").map { (path: $0, span: node.span) }
      }
      words = lookups.words(nodes.map(\.path))
      for (path, span) in nodes {
        if let fault = words.faults[path] { report(.wordPath(path, fault, at: span)) }
      }
    }
  }

  private func readTables(_ node: YAMLNode) {
    for entry in mapping(node, of: .key("strings")) ?? [] {
      guard let language = language(entry) else { continue }
      var table: [ExactText: String] = [:]
      for string in mapping(entry.value, of: .key(entry.key)) ?? [] {
        guard isWithinLimits(string.key, key: entry.key, at: string.keySpan),
          let text = measuredText(string.value, key: string.key)
        else { continue }
        table[ExactText(string.key)] = text
        stringKeys.append(StringKey(key: string.key, language: language, span: string.keySpan))
      }
      strings.add(table, in: language)
    }
  }

  private func language(_ entry: YAMLEntry) -> LanguageTag? {
    do throws(AxisFlaw) {
      let value = try MatrixAxis.locale.values(named: entry.key).first
      if let tag = value?.applied(to: CellState()).locale?.tag { return tag }
      report(
        .axis(.badLanguage(meant: nil), entry.key, .locale, isOne: true, at: entry.keySpan))
    } catch {
      report {
        var wrong = Diagnostic.axis(error, entry.key, .locale, isOne: true, at: entry.keySpan)
        if let inner = entry.value.entries.first, isLanguage(inner.key) {
          wrong.help =
            "write the language first: `\(inner.key): { \(entry.key): \(inner.value.source) }`"
        }
        return wrong
      }
    }
    return nil
  }

  private func isLanguage(_ tag: String) -> Bool {
    (try? MatrixAxis.locale.values(named: tag).first?.applied(to: CellState()).locale?.tag) != nil
  }

  /// Reads a text that the screen shows.
  ///
  /// `strings` may replace it.
  func shownText(_ node: YAMLNode, key: String) -> String? {
    let text = measuredText(node, key: key)
    if let text { findWords(for: text, key: key, at: node.span) }
    if let quoted = node.scalar.flatMap(MistakenText.quoted) {
      report(.escapeOutsideQuotes(quoted, key, at: node.span))
    }
    return text
  }

  /// Finds the words for a text that the screen shows.
  private func findWords(for text: String, key: String, at span: SourceSpan) {
    guard shownTexts.insert(ExactText(text)).inserted, let found = words.find(text) else { return }
    let all = found.phrases.sorted { $0.key < $1.key }.flatMap(\.value.allTexts)
    guard all.allSatisfy({ isWithinLimits($0, key: key, at: span) }) else { return }
    strings.add(found, for: text)
  }

  /// Reads a text within the limits of length; returns nil after a report.
  private func measuredText(_ node: YAMLNode, key: String) -> String? {
    text(node, key: key).flatMap { isWithinLimits($0, key: key, at: node.span) ? $0 : nil }
  }

  /// Whether the paragraphs and words of a text are within the limits.
  ///
  /// Reports a longer one.
  func isWithinLimits(_ text: String, key: String, at span: SourceSpan) -> Bool {
    guard let excess = TextExcess(in: text, over: limits) else { return true }
    report(.textTooLong(excess, in: key, limits, at: span))
    return false
  }

  /// Reports runs whose joined text exceeds a limit of length, as written or in one of the
  /// languages.
  func checkLength(ofRuns texts: [String], key: String, at span: SourceSpan) {
    for language in [nil] + strings.languages {
      let text = texts.map { strings.text($0, in: language) }.joined()
      guard isWithinLimits(text, key: key, at: span) else { return }
    }
  }

  /// Warns about strings that replace no text, and about texts that some languages do not have.
  func checkStrings() {
    var known: [ExactText: SourceSpan] = [:]
    let shown = shownTexts.union(SystemWord.allCases.map { ExactText($0.rawValue) })
    for string in stringKeys {
      let key = ExactText(string.key)
      if shown.contains(key) {
        if known[key] == nil { known[key] = string.span }
      } else {
        let texts = shown.map(\.wrappedValue).sorted()
        let meant = texts.first { $0 == string.key } ?? NearestName.of(string.key, in: texts)
        report(.unusedString(string.key, at: string.span, meant: meant))
      }
    }
    for language in strings.ownLanguages {
      for (key, span) in known.sorted(by: { $0.value < $1.value })
      where strings.translation(of: key.wrappedValue, in: language) == nil {
        report(.missingString(key.wrappedValue, in: language.description, at: span))
      }
    }
  }
}

/// A key of `strings`, with its language and place.
struct StringKey {
  var key: String
  var language: LanguageTag
  var span: SourceSpan
}

extension Diagnostic {
  static func wordPath(_ path: String, _ fault: WordPathFault, at span: SourceSpan?) -> Diagnostic {
    switch fault {
    case .outsideProject:
      Diagnostic(
        Message(rule: "stringsOutside", text: "`\(path)` is outside the project"), at: span,
        help: "name a file in the project: paths begin at the folder of the spec")
    case .missing:
      Diagnostic(
        Message(rule: "stringsMissing", text: "there is nothing at `\(path)`"), at: span,
        help: "paths begin at the folder of the spec")
    case .noWords:
      Diagnostic(
        Message(rule: "stringsMissing", text: "`\(path)` has no words"), at: span,
        help:
          "name a `.strings`, `.stringsdict` or `.xcstrings` file, or a folder with `.lproj` folders"
      )
    case .noLanguage:
      Diagnostic(
        Message(rule: "stringsMissing", text: "the language of `\(path)` is unknown"), at: span,
        help: "put it into a folder such as `fr.lproj`")
    }
  }

  fileprivate static func unusedString(
    _ key: String, at span: SourceSpan, meant: String?
  ) -> Diagnostic {
    let (key, near) = VisibleText.distinct(key, meant ?? key)
    return Diagnostic(
      Message(rule: "unusedString", text: "the spec shows no text `\(key)`"), severity: .warning,
      at: span,
      help: meant == nil
        ? "a string's key is the whole text that it replaces" : "did you mean `\(near)`?")
  }

  fileprivate static func missingString(
    _ key: String, in language: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "missingString", text: "the strings of `\(language)` have no `\(key)`"),
      severity: .warning, at: span, help: "the text stands as it is in that language")
  }
}
