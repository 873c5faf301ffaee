import Graphics

/// The phone's advance widths by character, in 1/2048 of the em.
///
/// Recovered by least squares from 2,797 labels and buttons in 99 public repositories' Interface
/// Builder documents whose stored width hugs their text; 550 of them were kept out of the fit and
/// are met within 0.39 pt on average (0.57 %), where plain Inter is 3.95 pt off.
///
/// Characters that the documents hold fewer than five times are not taken from the fit. The
/// punctuation `"&*<[\]^_|~` has the advances that others measured on iOS 26.1, in other weights with
/// the fit's difference from regular. All else follows Inter 4.0's advances `i` as the fit's
/// prior did: 54.07 + 0.96316 `i` in regular, and for another weight's `j` 18.49 + 0.50724 (`j` − `i`)
/// more in medium, 31.49 + 0.49772 in semibold, 46.27 + 0.60024 in bold, −8.65 + 0.54221 in light;
/// the weights that documents hardly hold are 46 + 1.20 (`j` − `i`) from regular in heavy, 42 + 1.48
/// in black, −41 − 0.02 in thin, −33 + 1.07 in ultraLight. Letters with a stroke, a horn or an
/// apostrophe are as much wider than their base letter as in Inter. All other letters with marks are
/// not listed: they are as wide as their `BaseLetter`.
enum AdvanceTable {
  /// The characters listed, in the order of every row; all are single scalars.
  static let characters: [Unicode.Scalar] = Array(
    (" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopq"
      + "rstuvwxyz{|}~\u{A0}¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿ÆÐ×ØÞßæð÷øþďĐđĦħıĲĳĸľĿŀŁłŊŋŒœťŦŧſƠơ"
      + "ƯưΓΔΘΛΞΠΣΦΨΩαβγδεζηθικλμνξπρςστυφχψωЂЄЉЊЋЏБГДЖЗИКЛПУФЦЧШЩЪЫЬЭЮЯбвгджзиклмнптфцчшщъыь"
      + "эюяђєљњћџҐґҒғҚқҢңүҰұҺӘәӨөẞ\u{2010}\u{2011}–—―‘’‚“”„†‡•…‰′″‹›⁄€₽₺₹₩₪₫₴₦₿№™←↑→↓↗↘↙↖↔↕−"
      + "≈≤≥∞√∑∆✓✗●○■□▲△▶▼▽◀★☆♥")
      .unicodeScalars)

  /// The place of a character in the rows; nil where it is not listed.
  static func index(of character: Unicode.Scalar) -> Int? { indices[character] }

  private static let indices = Dictionary(
    uniqueKeysWithValues: zip(characters, characters.indices))

  /// The advances of a weight at text sizes.
  static func row(_ weight: FontWeight) -> [Int] {
    switch weight {
    case .ultraLight: ultraLight
    case .thin: thin
    case .light: light
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    case .heavy: heavy
    case .black: black
    }
  }

  /// Added in full at display sizes, in every weight; what the fit gave characters without samples.
  static let displayDeltaElsewhere = -105

  /// Added in full at display sizes, in every weight.
  static let displayDelta = numbers(
    """
    -153 -100 -105 -105 -102 -103 -105 -105 -105 -105 -105 -90 -113 -105 -67 -91 -42 -57 -78 -69 \
    -76 -79 -87 -105 -105 -91 -98 -105 -105 -105 -105 -105 -105 -98 -103 -72 -112 -119 -109 -104 \
    -109 -109 -103 -105 -99 -95 -110 -105 -105 -107 -114 -109 -139 -116 -110 -122 -103 -110 -105 \
    -105 -105 -105 -105 -105 -105 -114 -101 -113 -104 -132 -110 -110 -99 -91 -104 -120 -103 -127 \
    -113 -131 -117 -104 -150 -116 -132 -122 -104 -111 -107 -99 -120 -105 -105 -105 -105 -153 \
    -105 -105 -105 -105 -102 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 \
    -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 \
    -105 -105 -105 -131 -105 -104 -112 -104 -109 -99 -91 -105 -105 -105 -103 -99 -103 -99 -103 \
    -105 -105 -105 -105 -132 -139 -132 -105 -105 -131 -116 -122 -105 -105 -105 -105 -105 -105 \
    -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 \
    -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 \
    -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 \
    -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 \
    -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 \
    -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -107 -105 -105 -105 \
    -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 \
    -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 \
    -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 \
    -105 -105 -105 -105 -105 -105
    """)

  static func numbers(_ row: String) -> [Int] {
    row.split(separator: " ").compactMap { Int($0) }
  }
}
