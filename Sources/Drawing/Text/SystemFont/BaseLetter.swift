private import Foundation

/// The rule for letters that are in no table.
///
/// A letter with marks has the advance and the kerning of its base letter. A letter that looks like
/// a Latin one has those of the Latin letter, as in every font of this design.
enum BaseLetter {
  /// Returns the letter with the advance and the kerning of a character, or nil if there is none.
  static func of(_ character: Unicode.Scalar) -> Unicode.Scalar? {
    if let latin = lenders[character] { return latin }
    guard character.value >= 0xC0 else { return nil }
    let decomposed = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let base = decomposed.first, base != character,
      decomposed.dropFirst().allSatisfy({ $0.properties.generalCategory == .nonspacingMark })
    else { return nil }
    return lenders[base] ?? base
  }

  /// The groups of similar letters.
  ///
  /// Each group is a letter, then letters that Inter draws like it or with an additional stroke.
  private static let alike: [String] = [
    "AАΑ", "BВΒ", "CС", "DĐ", "EЕΕ", "HНΗĦ", "IІΙӀ", "JЈ", "KΚ", "LŁ", "MМΜ", "NΝ", "OОΟØƠ",
    "PРΡ", "SЅ", "TТΤŦ", "UƯ", "XХΧ", "YΥҮ", "ZΖ", "aа", "cс", "dđ", "eе", "hһħ", "iіı", "jј",
    "lł", "oоοøơ", "pр", "sѕ", "tŧ", "uư", "xх", "yу", "ӘƏ", "әə",
  ]

  private static let lenders: [Unicode.Scalar: Unicode.Scalar] = {
    var result: [Unicode.Scalar: Unicode.Scalar] = [
      "\u{A0}": " ", "\u{2010}": "-", "\u{2011}": "-",
    ]
    for group in alike {
      let letters = Array(group.unicodeScalars)
      for letter in letters.dropFirst() { result[letter] = letters.first }
    }
    return result
  }()
}
