import Devices
import Diagnostics
import Geometry
import Graphics

/// A font as other tools write it in one text: `bold 16px Arial`, `boldSystemFont(20)`,
/// `largeTitleBold`.
struct MistakenFont {
  private var style: String?
  private var weight: String?
  private var size: String?
  private var isItalic = false
  private var family: String?
  /// The multiple behind a slash: `17px/1.4`.
  private var lineHeight: String?

  /// Nil if a word means neither style, weight nor size and is no typeface behind one of these.
  init?(_ text: String) {
    guard text.count <= 80, !text.contains("*") else { return nil }
    let height = text.firstMatch(of: #/\d(?:px|pt|rem|em)?\s*\/\s*(\d+(?:\.\d+)?)/#)
    lineHeight = height.map { String($0.1) }
    var words = Self.words(
      of: text.replacing(#/(\d(?:px|pt|rem|em)?)\s*\/\s*\d+(?:\.\d+)?(?:px|pt|%|em)?/#) {
        "\($0.1)"
      }
      .replacing(#/text-\[?(xs|sm|base|lg|xl|[2-9]xl)\b\]?/#) { Self.sizes[String($0.1)] ?? "" }
      .replacing(#/(\d+)(\.\d+)?\.(?:sp|dp)\b/#) { "\($0.1)\($0.2 ?? "")" })
    while let word = words.first {
      if let (name, count) = Self.style(at: words) {
        style = style ?? name
        words.removeFirst(count)
        continue
      }
      words.removeFirst()
      if let number = DecimalNumber.parse(word), number >= 1, number <= 1000 {
        if number >= 100, Self.weight(word) != nil {
          weight = Self.weight(word)
        } else {
          size = word
        }
      } else if !Self.fillers.contains(word), let name = Self.weight(word) {
        weight = name
      } else if ["italic", "oblique"].contains(word) {
        isItalic = true
      } else if !Self.fillers.contains(word) {
        family = family ?? word
      }
    }
    guard style != nil || weight != nil || size != nil else { return nil }
  }

  /// The value of `font`, with a sentence about another typeface.
  var fixIt: FixIt {
    var keys: [String] = []
    if let style, size == nil { keys.append("style: \(style)") }
    if let size { keys.append("size: \(size)") }
    if let weight { keys.append("weight: \(weight)") }
    if isItalic { keys.append("italic: true") }
    let value =
      keys.count > 1 || weight != nil || isItalic
      ? "{ \(keys.joined(separator: ", ")) }" : size ?? style ?? ""
    var reasons: [String] = []
    if let lineHeight {
      // CSS counts in sizes of the font, UIKit in heights of its lines.
      let number = DecimalNumber.parse(lineHeight) ?? 0
      let points = number > 4 ? number : number * (size.flatMap(DecimalNumber.parse) ?? 17)
      let height = DecimalText.shortest(points, places: 2)
      reasons.append(
        "the height of the lines is a key of the view: `minimumLineHeight: \(height)` and `maximumLineHeight: \(height)`"
      )
    }
    if family != nil {
      reasons.append("for another typeface, name its files under `fonts` and add `family`")
    }
    return .write(value, because: reasons.isEmpty ? nil : reasons.joined(separator: "; "))
  }

  /// The words in lower case: `systemFont(ofSize: 17)` is `system`, `font`, `of`, `size` and `17`.
  private static func words(of text: String) -> [String] {
    text.replacing(#/([a-z])([A-Z0-9])/#) { "\($0.1) \($0.2)" }
      .replacing(#/([0-9])([A-Za-z])/#) { "\($0.1) \($0.2)" }
      .lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }
      .flatMap { word in
        DecimalNumber.parse(String(word)) == nil
          ? word.split(separator: ".").map(String.init) : [String(word)]
      }
  }

  /// The text style that the first words name, and their number: `large`, `title`.
  private static func style(at words: [String]) -> (String, Int)? {
    for count in [2, 1] where words.count >= count {
      let joined = words.prefix(count).joined()
      if let name = TextStyle.names.first(where: { $0.lowercased() == joined }) {
        return (name, count)
      }
    }
    switch words.first {
    case "title": return ("title1", 1)
    case "caption": return ("caption1", 1)
    default: return nil
    }
  }

  private static func weight(_ word: String) -> String? {
    let names = FontWeight.allCases.map(\.rawValue)
    if let name = names.first(where: { $0.lowercased() == word }) { return name }
    let answer = Phrasebook.standard.value(word, of: "weight", known: names)
    return answer?.code.map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  /// The sizes of Tailwind's classes.
  private static let sizes = [
    "xs": "12", "sm": "14", "base": "16", "lg": "18", "xl": "20", "2xl": "24", "3xl": "30",
    "4xl": "36", "5xl": "48", "6xl": "60", "7xl": "72", "8xl": "96", "9xl": "128",
  ]

  private static let fillers: Set<String> = [
    "ui", "font", "fonts", "system", "of", "size", "weight", "style", "text", "design", "default",
    "fontsize", "fontweight", "fontstyle", "const", "uifont", "ofsize", "height", "leading",
    "tracking", "normal", "px", "pt", "sp", "dp", "rem", "em", "sf", "pro", "display", "preferred",
    "for", "custom",
    "name", "styles",
  ]
}
