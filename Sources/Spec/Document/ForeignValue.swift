import Devices
import Diagnostics
import Geometry
import Graphics
import ViewKinds

/// Values as other tools write them.
enum ForeignValue {
  /// The known name that a text means: `.center`, `NSTextAlignmentCenter` and `Scale-Aspect-Fill`.
  ///
  /// Nil if there is none.
  static func name(_ text: String, in known: [String]) -> String? {
    let last = text.split(separator: ".").last.map(String.init) ?? text
    let wanted = folded(last)
    if let same = known.first(where: { folded($0) == wanted }) { return same }
    guard ["NS", "UI", "CA", "kCA", "MTL"].contains(where: last.hasPrefix) else { return nil }
    return known.filter { $0.count > 2 && wanted.hasSuffix(folded($0)) }
      .max { $0.count < $1.count }
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().filter { !"-_ ".contains($0) }
  }

  /// `true` or `false` as other languages write them; nil for anything else.
  static func flag(_ text: String) -> String? {
    switch text.lowercased() {
    case "1", "yes", "on", "true", "y", "enabled", "visible": "true"
    case "0", "no", "off", "false", "n", "disabled", "none": "false"
    default: nil
    }
  }

  /// The number that a text means: with a unit, in percent, or a word; nil for anything else.
  static func number(_ text: String) -> String? {
    if DecimalNumber.parse(text) != nil { return text }
    if let points = NumberWithUnit.points(text) { return points }
    if text.hasSuffix("%"), let percent = DecimalNumber.parse(String(text.dropLast())) {
      return DecimalText.shortest(percent / 100, places: 4)
    }
    return numbers[text.lowercased()]
  }

  /// `1px solid red`, as CSS writes a border; nil if it has no width.
  static func border(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1, let width = words.lazy.compactMap(number).first else { return nil }
    let color = words.first { number($0) == nil && !["solid", "dashed", "dotted"].contains($0) }
    return color.map { "{ width: \(width), color: \(ForeignColor.remedy($0)?.replacement ?? $0) }" }
      ?? width
  }

  private static let numbers = [
    "zero": "0", "none": "0", "one": "1", "two": "2", "three": "3", "four": "4",
  ]
}

/// A font as other tools write it in one text: `bold 16px Arial`, `boldSystemFont(20)`,
/// `largeTitleBold`.
struct ForeignFont {
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
  var remedy: Remedy {
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
