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

  /// Nil if a word means neither style, weight nor size and is no typeface behind one of these.
  init?(_ text: String) {
    guard text.count <= 80 else { return nil }
    var words = Self.words(of: text)
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
      } else if let name = Self.weight(word) {
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
    return .write(
      value,
      because: family == nil
        ? nil : "for another typeface, name its files under `fonts` and add `family`")
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

  private static let fillers: Set<String> = [
    "ui", "font", "fonts", "system", "of", "size", "weight", "style", "text", "design", "default",
    "px", "pt", "sp", "dp", "rem", "em", "sf", "pro", "display", "preferred", "for", "custom",
    "name",
    "text", "styles",
  ]
}
