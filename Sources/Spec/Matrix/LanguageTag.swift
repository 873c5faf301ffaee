/// A language as BCP 47 tags it: a language, and where given a script and a region.
package struct LanguageTag: Hashable, Sendable {
  /// In lower case: `zh`.
  package let language: String
  /// With a capital first: `Hans`.
  package let script: String?
  /// In capitals, or three digits: `CN`.
  package let region: String?

  /// The tag of a text such as `zh-Hans-CN`, whatever the case of its letters; nil for anything else.
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

  private init(language: String, script: String?) {
    self.language = language
    self.script = script
    region = nil
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
  /// As it is written: `zh-Hans-CN`.
  package var description: String {
    [language, script, region].compactMap { $0 }.joined(separator: "-")
  }

  /// The tag itself and what it falls back to, the nearest first: `zh-Hans-CN`, `zh-Hans`, `zh`.
  var fallbacks: [LanguageTag] {
    var tags = [self]
    let script = script ?? likelyScript
    if region != nil || self.script == nil && script != nil {
      tags.append(LanguageTag(language: language, script: script))
    }
    if script != nil { tags.append(LanguageTag(language: language, script: nil)) }
    return tags
  }

  /// Chinese without a script is written as its region writes it.
  private var likelyScript: String? {
    guard language == "zh" else { return nil }
    return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }

  /// Whether the language is written from right to left: by its script, or by the one that it is
  /// usually written in.
  var isRightToLeft: Bool {
    if let script { return Self.rightToLeftScripts.contains(script) }
    return Self.rightToLeftLanguages.contains(language)
  }

  /// Those with living languages: Unicode's scripts of the bidirectional classes R and AL.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  /// Those whose likely script in the Common Locale Data Repository is such a one.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr",
    "ug", "ur", "yi", "ji",
  ]
}
