import Diagnostics
import Graphics

/// The phrases of a file of words.
struct WordFile {
  /// The phrases by language, as the file or its folder names the language, and by key.
  private(set) var phrases: [String: [ExactText: Phrase]] = [:]
  /// The language that the app is developed in, if the file says it.
  private(set) var development: String?
  private(set) var findings = FileFindings()

  /// The greatest size of a file in bytes.
  static let greatestByteCount = 32 << 20

  /// The formats of files, by their endings.
  enum Format: String, CaseIterable {
    case strings, stringsdict, xcstrings

    /// Whether the file has one language, which its folder names.
    var isOfFolder: Bool { self != .xcstrings }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - format: the format.
  ///   - language: the language of its folder.
  ///   - file: the path in messages.
  init(_ bytes: [UInt8], _ format: Format, language: String, file: String) {
    switch format {
    case .strings: readStrings(bytes, language, file)
    case .stringsdict:
      guard let value = propertyList(bytes, file) else { return }
      phrases[language] = Self.texts(of: value) { ruled($0, file) }
    case .xcstrings: readCatalogue(bytes, file)
    }
  }

  /// Creates the file of which nothing can be read.
  init(unreadable file: String) {
    findings.add(.unreadableWords(file))
  }

  private mutating func propertyList(_ bytes: [UInt8], _ file: String) -> ParsedValue? {
    do throws(ParsingError) {
      let value = try ParsedValue(propertyList: bytes)
      guard value.mapping != nil else { throw ParsingError("it is no dictionary") }
      return value
    } catch {
      findings.add(
        Diagnostic.textOfGit(in: bytes, file: file)
          ?? .brokenWords(file, "a property list", error.reason))
      return nil
    }
  }

  /// Returns the phrases by key of a property list; entries without a phrase are left out.
  private static func texts(
    of list: ParsedValue, _ phrase: (ParsedValue) -> Phrase?
  ) -> [ExactText: Phrase] {
    var texts: [ExactText: Phrase] = [:]
    for key in list.keys { texts[ExactText(key)] = list[key].flatMap(phrase) }
    return texts
  }

  private mutating func readStrings(_ bytes: [UInt8], _ language: String, _ file: String) {
    let head = bytes.prefix(256).drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if head.starts(with: "bplist".utf8) || head.starts(with: "<".utf8) {
      guard let value = propertyList(bytes, file) else { return }
      phrases[language] = Self.texts(of: value) { $0.text.map { .text($0) } }
      return
    }
    guard let text = StringsFile.text(bytes) else {
      findings.add(.brokenWords(file, "text in UTF-8 or UTF-16", nil))
      return
    }
    do throws(StringsFile.Flaw) {
      phrases[language] = try StringsFile(text).texts.mapValues { .text($0) }
    } catch {
      findings.add(
        Diagnostic.textOfGit(in: bytes, file: file) ?? .brokenStrings(file, error))
    }
  }
}

// MARK: - Rules of .stringsdict

extension WordFile {
  /// Reads the rules of an entry; nil for an entry without a text.
  private mutating func ruled(_ entry: ParsedValue, _ file: String) -> Phrase? {
    if let text = entry.text { return .text(text) }
    if let widths = entry["NSStringVariableWidthRuleType"]?.mapping {
      // The widest text is that of a label with enough room.
      let widest = widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
      return widest?.value.text.map { .text($0) }
    }
    if let devices = entry["NSStringDeviceSpecificRuleType"] {
      var forms: [String: Phrase] = [:]
      for device in devices.keys {
        forms[device] = devices[device].flatMap { ruled($0, file) }
      }
      return forms.isEmpty ? nil : .device(forms)
    }
    guard let text = entry["NSStringLocalizedFormatKey"]?.text else {
      findings.addUnknown("an entry without `NSStringLocalizedFormatKey`", in: file)
      return nil
    }
    var parts: [String: Phrase.Part] = [:]
    for name in entry.keys where name != "NSStringLocalizedFormatKey" {
      guard let part = entry[name] else { continue }
      guard part["NSStringFormatSpecTypeKey"]?.text == "NSStringPluralRuleType" else {
        findings.addUnknown("the rule `\(name)`", in: file)
        continue
      }
      var forms: [PluralCategory: Phrase] = [:]
      for category in PluralCategory.allCases {
        if let text = part[category.rawValue]?.text { forms[category] = .text(text) }
      }
      if !forms.isEmpty { parts[name] = Phrase.Part(argument: nil, forms: .plural(forms)) }
    }
    let phrase = Phrase.parts(text, parts)
    checkParts(of: phrase, among: entry.keys, file)
    return phrase
  }

  /// Warns about named parts in the texts of a phrase that the file does not define.
  private mutating func checkParts(of phrase: Phrase, among names: [String], _ file: String) {
    for text in phrase.allTexts {
      for name in TextFormat.partNames(in: text) where !names.contains(name) {
        findings.add(.undefinedPart(name, in: file))
      }
    }
  }
}

// MARK: - Catalogues of strings

extension WordFile {
  private mutating func readCatalogue(_ bytes: [UInt8], _ file: String) {
    let value: ParsedValue
    do throws(ParsingError) {
      value = try ParsedValue(json: bytes)
    } catch {
      findings.add(.notJSON(bytes, file, error))
      return
    }
    guard let strings = value["strings"], strings.mapping != nil else {
      findings.add(.brokenWords(file, "a catalogue of strings", "it has no `strings`"))
      return
    }
    let source = value["sourceLanguage"]?.text ?? "en"
    development = source
    phrases[source] = [:]
    for key in strings.keys {
      let localizations = strings[key]?["localizations"]
      for language in localizations?.keys ?? [] {
        guard let value = localizations?[language], let phrase = localized(value, file) else {
          continue
        }
        phrases[language, default: [:]][ExactText(key)] = phrase
      }
      // Without a text in the language of development, the key is the text.
      if phrases[source]?[ExactText(key)] == nil { phrases[source]?[ExactText(key)] = .text(key) }
    }
  }

  /// Reads the text of a key in one language, whatever its state; nil if it has none.
  private mutating func localized(_ value: ParsedValue, _ file: String) -> Phrase? {
    for part in value.keys
    where !["stringUnit", "variations", "substitutions", "stringSet"].contains(part) {
      findings.addUnknown("`\(part)` of a text", in: file)
    }
    guard let text = varied(value, depth: 0, file) else { return nil }
    let substitutions = value["substitutions"]
    let names = substitutions?.keys ?? []
    var parts: [String: Phrase.Part] = [:]
    for name in names {
      guard let part = substitutions?[name], let forms = varied(part, depth: 0, file) else {
        continue
      }
      let position = part["argNum"]?.number.flatMap { Int(exactly: $0) }
      parts[name] = Phrase.Part(argument: position.flatMap(TextFormat.argument), forms: forms)
    }
    let phrase = names.isEmpty ? text : text.with(parts)
    checkParts(of: phrase, among: names, file)
    return phrase
  }

  /// Reads a text or its variations, which may be in each other.
  private mutating func varied(_ value: ParsedValue, depth: Int, _ file: String) -> Phrase? {
    guard let variations = value["variations"], depth < 4 else {
      return value["stringUnit"]?["value"]?.text.map { .text($0) }
    }
    if let plural = variations["plural"] {
      var forms: [PluralCategory: Phrase] = [:]
      for category in PluralCategory.allCases {
        forms[category] = plural[category.rawValue].flatMap { varied($0, depth: depth + 1, file) }
      }
      return forms.isEmpty ? nil : .plural(forms)
    }
    if let device = variations["device"] {
      var forms: [String: Phrase] = [:]
      for name in device.keys {
        forms[name] = device[name].flatMap { varied($0, depth: depth + 1, file) }
      }
      return forms.isEmpty ? nil : .device(forms)
    }
    if let width = variations["width"] {
      let widest = width.keys.max { (Int($0) ?? 0, $0) < (Int($1) ?? 0, $1) }
      return widest.flatMap { width[$0] }.flatMap { varied($0, depth: depth + 1, file) }
    }
    for name in variations.keys { findings.addUnknown("a variation by `\(name)`", in: file) }
    return nil
  }
}

extension Phrase {
  /// The phrase with named parts in each of its texts.
  fileprivate func with(_ parts: [String: Part]) -> Phrase {
    switch self {
    case .text(let text), .parts(let text, _): .parts(text, parts)
    case .plural(let forms): .plural(forms.mapValues { $0.with(parts) })
    case .device(let forms): .device(forms.mapValues { $0.with(parts) })
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadableWords(_ file: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "brokenWords", text: "the file cannot be read"),
      at: SourceSpan(file: file, line: 1, column: 1),
      notes: [Note("files of words have at most \(WordFile.greatestByteCount >> 20) MiB")],
      help: "check its permissions (`chmod +r`) and its size")
  }

  fileprivate static func brokenWords(
    _ file: String, _ what: String, _ reason: String?
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "brokenWords", text: "the file is not \(what)"),
      at: SourceSpan(file: file, line: 1, column: 1), notes: reason.map { [Note($0)] } ?? [],
      help: "open it in Xcode and save it again")
  }

  fileprivate static func undefinedPart(_ name: String, in file: String) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "undefinedPart", text: "a text uses the variable `\(name)`, which it does not define"),
      severity: .warning, at: SourceSpan(file: file, line: 1, column: 1),
      help: "define `\(name)` beside the text, or correct `%#@\(name)@`")
  }

  fileprivate static func brokenStrings(_ file: String, _ flaw: StringsFile.Flaw) -> Diagnostic {
    Diagnostic(
      Message(rule: "brokenWords", text: flaw.reason),
      at: SourceSpan(file: file, line: flaw.line, column: 1),
      help: "write each text as `\"key\" = \"text\";`")
  }
}
