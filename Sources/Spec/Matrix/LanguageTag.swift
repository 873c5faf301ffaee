/// A BCP 47 language tag: a language, an optional script and an optional region.
package struct LanguageTag: Hashable, Sendable {
  /// The language in lower case: `zh`.
  package let language: String
  /// The script with a capital first: `Hans`.
  package let script: String?
  /// The region in upper case, or as three digits: `CN`.
  package let region: String?

  /// Parses a tag such as `zh-Hans-CN`, in upper or lower case; nil if the text is not a tag.
  package init?(_ text: String) {
    var parts = text.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let language = parts.popFirst(), (2...3).contains(language.count),
      Self.areLetters(language)
    else { return nil }
    var script: Substring?
    if let next = parts.first, next.count == 4, Self.areLetters(next) { script = parts.popFirst() }
    var region: Substring?
    if let next = parts.first, Self.isRegion(next) { region = parts.popFirst() }
    guard parts.isEmpty else { return nil }
    self.language = language.lowercased()
    self.script = script.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    self.region = region?.uppercased()
  }

  /// Parses the name of a language in files and folders of words, such as `zh_CN`.
  init?(folder name: String) { self.init(name.replacing("_", with: "-")) }

  private init(language: String, script: String?, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  private static func areLetters(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      default: false
      }
    }
  }

  private static func isRegion(_ text: Substring) -> Bool {
    text.count == 2 && areLetters(text)
      || text.count == 3 && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
  }
}

extension LanguageTag {
  /// The tag as text: `zh-Hans-CN`.
  package var description: String {
    [language, script, region].compactMap { $0 }.joined(separator: "-")
  }

  /// The tag and its fallbacks, the nearest first: `zh-Hans-CN`, `zh-CN`, `zh-Hans`, `zh`.
  ///
  /// Another code of the language comes last.
  var fallbacks: [LanguageTag] {
    let tags = ancestors.flatMap { [$0] + [$0.otherSpelling].compactMap(\.self) }
    guard let other = Self.otherCodes[language] else { return tags }
    return tags
      + tags.map { LanguageTag(language: other, script: $0.script, region: $0.region) }
  }

  /// The tag, then the tags from which it takes texts, the nearest first.
  private var ancestors: [LanguageTag] {
    var tags = [self]
    while let region = tags.last?.region,
      let parent = Self.parents.first(where: {
        $0.language == language && $0.regions.contains(region[...])
      })?.parent, self.script != "Hans"
    {
      tags.append(LanguageTag(language: language, script: self.script, region: parent))
    }
    let script = script ?? likelyScript
    if region != nil || self.script == nil && script != nil {
      tags.append(LanguageTag(language: language, script: script))
    }
    if script != nil { tags.append(LanguageTag(language: language, script: nil)) }
    return tags
  }

  /// The nearest language of another region: `pt-BR` for `pt-PT`, if it is the only Portuguese.
  ///
  /// An app shows it if it has none of the fallbacks. Of several, the one with the fewest steps to a
  /// fallback of both is nearest, then the first by name.
  ///
  /// Source: `ualoc_localizationsToUse` in Apple's ICU.
  ///
  /// - Parameter given: the languages that there are.
  /// - Returns: one of them; nil if a fallback is among them, or none is near.
  func otherRegion(among given: some Collection<LanguageTag>) -> LanguageTag? {
    guard !fallbacks.contains(where: { given.contains($0) }) else { return nil }
    return given.compactMap { other in steps(to: other).map { (steps: $0, tag: other) } }
      .min { ($0.steps, $0.tag.description) < ($1.steps, $1.tag.description) }?.tag
  }

  /// The number of steps from this tag and another one to a fallback of both; nil without one.
  private func steps(to other: LanguageTag) -> Int? {
    let (from, to) = (canonical, other.canonical)
    guard from.language == to.language, from.script == to.script else { return nil }
    let ends = to.ancestors
    let steps = from.ancestors.enumerated().compactMap { place, tag in
      ends.firstIndex(of: tag).map { place + $0 }
    }.min()
    return steps.map { to.isOfUsualRegion ? $0 : $0 + 1 }
  }

  /// The same tag for all codes and spellings of a language: `zh-Hant-HK` for `zh-HK`.
  private var canonical: LanguageTag {
    let codes = [language, Self.otherCodes[language] ?? language]
    return LanguageTag(
      language: codes.min() ?? language, script: script ?? likelyScript, region: region)
  }

  /// Whether the region is the one in which most people speak the language, or missing.
  ///
  /// The Spanish of Mexico and the Chinese of Taiwan count as well.
  private var isOfUsualRegion: Bool {
    guard let region else { return true }
    return (Self.usualRegions[language] ?? [language.uppercased()]).contains(region)
  }

  /// The regions that the Common Locale Data Repository leaves out of a tag, if their letters are
  /// not those of the language.
  private static let usualRegions: [String: Set<String>] = [
    "ar": ["EG"], "bn": ["BD"], "ca": ["ES"], "da": ["DK"], "el": ["GR"], "en": ["US"],
    "es": ["ES", "MX"], "fa": ["IR"], "he": ["IL"], "ko": ["KR"], "ms": ["MY"], "nb": ["NO"],
    "pt": ["BR"], "sv": ["SE"], "sw": ["TZ"], "ta": ["IN"], "ur": ["PK"], "zh": ["CN", "TW"],
  ]

  /// The regions whose texts iOS takes from another region, before those of the language alone.
  ///
  /// Sources: the map of parents and the table of examples at `ualoc_localizationsToUse` in Apple's
  /// ICU, and the parents of Spanish, Portuguese and Chinese in the Common Locale Data Repository.
  private static let parents: [(language: String, parent: String, regions: Set<Substring>)] = [
    ("en", "AU", regions("CC CK CX NF NR NU NZ PG WS")),
    (
      "en", "GB",
      regions(
        """
        150 AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI \
        KN KY LC LK LS MO MS MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG \
        VC VG VU ZA ZM ZW
        """)
    ),
    // The other countries of Europe.
    (
      "en", "150",
      regions(
        """
        AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GR HR HU IS IT LI LT LU LV MC MD ME \
        MK NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK
        """)
    ),
    ("es", "419", regions("AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE")),
    ("pt", "PT", regions("AO CH CV FR GQ GW LU MO MZ ST TL")), ("zh", "HK", regions("MO")),
  ]

  private static func regions(_ text: String) -> Set<Substring> {
    Set(text.split(separator: " "))
  }

  /// The other codes of languages whose code has changed.
  private static let otherCodes = [
    "no": "nb", "nb": "no", "iw": "he", "he": "iw", "in": "id", "id": "in", "tl": "fil",
    "fil": "tl",
  ]

  /// For Chinese, the usual script of the region; nil for other languages.
  private var likelyScript: String? {
    guard language == "zh" else { return nil }
    return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }

  /// For Chinese in a region, the tag with or without the region's usual script: `zh-HK` for
  /// `zh-Hant-HK`; nil for other tags.
  private var otherSpelling: LanguageTag? {
    guard region != nil, let usual = likelyScript, script == nil || script == usual else {
      return nil
    }
    return LanguageTag(language: language, script: script == nil ? usual : nil, region: region)
  }

  /// Whether the language is written from right to left.
  ///
  /// If the tag has no script, the usual script of the language decides.
  var isRightToLeft: Bool {
    if let script { return Self.rightToLeftScripts.contains(script) }
    return Self.rightToLeftLanguages.contains(language)
  }

  /// The right-to-left scripts of living languages: Unicode's bidirectional classes R and AL.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  /// The languages whose likely script in the Common Locale Data Repository is right-to-left.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr",
    "ug", "ur", "yi", "ji",
  ]
}
