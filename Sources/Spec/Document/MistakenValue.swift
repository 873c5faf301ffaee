import Devices
import Diagnostics
import Geometry
import ViewKinds

/// Values as other tools write them.
enum MistakenValue {
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
    case "1", "yes", "on", "true", "y", "enabled", "visible", "shown": "true"
    case "0", "no", "off", "false", "n", "disabled", "none", "hidden": "false"
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
    if text.wholeMatch(of: #/-?[0-9]+,[0-9]+/#) != nil { return text.replacing(",", with: ".") }
    if text.hasSuffix("s"), let seconds = seconds(text) { return seconds }
    if let number = numbers[text.lowercased()] { return number }
    return text.hasSuffix(")") ? MistakenCall(text)?.number : nil
  }

  /// The seconds of `300ms` or `0.3s`; nil for other texts.
  private static func seconds(_ text: String) -> String? {
    let unit = text.hasSuffix("ms") ? 2 : 1
    guard let number = DecimalNumber.parse(String(text.dropLast(unit))) else { return nil }
    return DecimalText.shortest(unit == 2 ? number / 1000 : number, places: 3)
  }

  /// `1px solid red`, as CSS writes a border, or a colour alone; nil if it has neither width nor colour.
  static func border(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    let styles = ["solid", "dashed", "dotted", "double"]
    let width = words.lazy.compactMap(number).first
    let color = words.first { number($0) == nil && !styles.contains($0) }.flatMap(color)
    guard let color else { return words.count > 1 ? width : nil }
    return width.map { "{ width: \($0), color: \(color) }" } ?? "{ color: \(color) }"
  }

  /// The colour that a word means, with the quotes that it needs.
  private static func color(_ word: String) -> String? {
    if word.hasPrefix("#"), ColorLiteral.color(word) != nil { return "\"\(word)\"" }
    if SystemColors.color(named: word) != nil { return word }
    return MistakenColor.fixIt(word)?.replacement
      ?? Phrasebook.standard.name(word, in: "color")?.code
  }

  private static let numbers = [
    "zero": "0", "none": "0", "one": "1", "two": "2", "three": "3", "four": "4",
  ]
}
