/// A grammatical number of the Unicode plural rules.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a number in a language.
  ///
  /// A form `zero` is for 0 in every language, as in Apple's formats.
  ///
  /// - Parameters:
  ///   - number: the number as text, or nil for a text without a number.
  ///   - language: the language without script and region.
  ///   - given: the categories that have forms.
  /// - Returns: one of the given categories, or nil if none fits and there is no `other`.
  static func choose(
    _ number: String?, in language: String, among given: Set<PluralCategory>
  ) -> PluralCategory? {
    let fallback: PluralCategory? = given.contains(.other) ? .other : nil
    guard let number, let whole = whole(number) else { return fallback }
    if whole == 0, given.contains(.zero) { return .zero }
    let category = PluralRule.of(language).category(whole)
    return given.contains(category) ? category : fallback
  }

  /// The number without its sign and separators; nil for a fraction, whose form is `other`.
  private static func whole(_ text: String) -> Int? {
    let digits = text.filter { !"-−+ \u{A0}\u{202F}".contains($0) }
    // A point or comma before groups of three digits separates thousands.
    let groups = digits.split(whereSeparator: { ".,’'".contains($0) })
    guard groups.dropFirst().allSatisfy({ $0.count == 3 }), !groups.isEmpty else { return nil }
    return Int(groups.joined().compactMap(\.wholeNumberValue).map { "\($0)" }.joined())
  }
}

/// The plural rule of a language for whole numbers, after the Unicode CLDR (plurals.xml, version 44).
enum PluralRule: CaseIterable {
  case none, one, oneOrNone, french, spanish, slavic, polish, czech, slovenian, serbian, lithuanian,
    latvian
  case romanian, arabic, hebrew, irish, welsh, icelandic, maltese, gaelic, breton, filipino

  /// The rule of a language; that of English for a language without one here.
  static func of(_ language: String) -> PluralRule {
    allCases.first { $0.languages.contains(language) } ?? .one
  }

  private var languages: Set<String> {
    switch self {
    case .none:
      [
        "ja", "zh", "ko", "th", "vi", "id", "in", "ms", "lo", "my", "km", "yue", "jv", "su", "bo",
        "dz", "ig", "ii", "sah", "wo", "yo", "to", "kea", "sg",
      ]
    case .one: []
    case .oneOrNone:
      [
        "hi", "bn", "fa", "gu", "kn", "zu", "am", "as", "hy", "pa", "ln", "mg", "ti",
        "ak", "wa", "kab", "ff", "si", "doi", "nso", "guw", "bho",
      ]
    case .french: ["fr", "pt"]
    case .spanish: ["es", "it", "ca", "vec", "scn", "lld"]
    case .slavic: ["ru", "uk", "be"]
    case .polish: ["pl"]
    case .czech: ["cs", "sk"]
    case .slovenian: ["sl"]
    case .serbian: ["sr", "hr", "bs", "sh"]
    case .lithuanian: ["lt"]
    case .latvian: ["lv", "prg"]
    case .romanian: ["ro", "mo"]
    case .arabic: ["ar", "ars"]
    case .hebrew: ["he", "iw"]
    case .irish: ["ga"]
    case .welsh: ["cy"]
    case .icelandic: ["is", "mk"]
    case .maltese: ["mt"]
    case .gaelic: ["gd"]
    case .breton: ["br"]
    case .filipino: ["fil", "tl"]
    }
  }

  /// The category of a whole number without a sign.
  func category(_ number: Int) -> PluralCategory {
    let (ten, hundred) = (number % 10, number % 100)
    let isMillions = number != 0 && number.isMultiple(of: 1_000_000)
    switch self {
    case .none: return .other
    case .one: return number == 1 ? .one : .other
    case .oneOrNone: return number < 2 ? .one : .other
    case .french: return number < 2 ? .one : isMillions ? .many : .other
    case .spanish: return number == 1 ? .one : isMillions ? .many : .other
    case .slavic:
      if ten == 1, hundred != 11 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case .polish:
      if number == 1 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case .czech: return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .slovenian:
      return hundred == 1
        ? .one : hundred == 2 ? .two : (3...4).contains(hundred) ? .few : .other
    case .serbian:
      if ten == 1, hundred != 11 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .other
    case .lithuanian:
      if (11...19).contains(hundred) { return .other }
      return ten == 1 ? .one : ten >= 2 ? .few : .other
    case .latvian:
      if ten == 0 || (11...19).contains(hundred) { return .zero }
      return ten == 1 ? .one : .other
    case .romanian:
      if number == 1 { return .one }
      return number == 0 || (1...19).contains(hundred) ? .few : .other
    case .arabic:
      switch number {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
      }
    case .hebrew: return number == 1 ? .one : number == 2 ? .two : .other
    case .irish:
      switch number {
      case 1: return .one
      case 2: return .two
      case 3...6: return .few
      case 7...10: return .many
      default: return .other
      }
    case .welsh:
      switch number {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    case .icelandic: return ten == 1 && hundred != 11 ? .one : .other
    case .maltese:
      switch number {
      case 1: return .one
      case 2: return .two
      default:
        return number == 0 || (3...10).contains(hundred)
          ? .few : (11...19).contains(hundred) ? .many : .other
      }
    case .gaelic:
      switch number {
      case 1, 11: return .one
      case 2, 12: return .two
      case 3...10, 13...19: return .few
      default: return .other
      }
    case .breton:
      if ten == 1, ![11, 71, 91].contains(hundred) { return .one }
      if ten == 2, ![12, 72, 92].contains(hundred) { return .two }
      if [3, 4, 9].contains(ten), !(10...19).contains(hundred), !(70...79).contains(hundred),
        !(90...99).contains(hundred)
      {
        return .few
      }
      return isMillions ? .many : .other
    case .filipino: return [4, 6, 9].contains(ten) ? .other : .one
    }
  }
}
