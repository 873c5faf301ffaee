import Geometry
import Graphics

/// A colour that a spec writes in numbers.
enum ColorLiteral {
  /// Whether a text must be a colour in numbers, valid or not.
  static func looksLike(_ text: String) -> Bool {
    text.hasPrefix("#") || text.hasSuffix(")")
  }

  /// Parses `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, `rgb(…)` or `p3(…)`; nil for anything else.
  static func color(_ text: String) -> RGBAColor? {
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    guard let opening = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let inner = text[text.index(after: opening)...].dropLast()
    let parts = inner.split(separator: ",", omittingEmptySubsequences: false).map {
      number($0.drop { $0 == " " })
    }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let numbers = parts.compactMap(\.self)
    guard numbers.count == parts.count else { return nil }
    let alpha = numbers.count == 4 ? numbers[3] : 1
    guard (0...1).contains(alpha) else { return nil }
    switch text[..<opening] {
    case "rgb": return sRGB(numbers, alpha)
    case "p3": return displayP3(numbers, alpha)
    default: return nil
    }
  }

  /// The text with channels to 255, for channels that another tool counts to 1; nil for others.
  static func counted(to1 text: String) -> String? {
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(4).dropLast().split(separator: ",").map {
      number($0.drop { $0 == " " })
    }
    let numbers = parts.compactMap(\.self)
    guard numbers.count == parts.count, (3...4).contains(numbers.count) else { return nil }
    return literal(ofPartsOf1: numbers)
  }

  /// The literal for channels and an alpha to 1, of which one channel is a fraction; nil for others.
  static func literal(ofPartsOf1 numbers: [Double]) -> String? {
    guard (3...4).contains(numbers.count), numbers.allSatisfy({ (0...1).contains($0) }),
      numbers.prefix(3).contains(where: { $0 > 0 && $0 < 1 })
    else { return nil }
    let channels = numbers.prefix(3).map { "\(Int(($0 * 255).rounded()))" }
    let alpha = numbers.dropFirst(3).filter { $0 < 1 }.map { DecimalText.shortest($0, places: 3) }
    return "rgb(\((channels + alpha).joined(separator: ", ")))"
  }

  /// Creates a colour from channels in 0...255, or nil if one is out of range.
  private static func sRGB(_ numbers: [Double], _ alpha: Double) -> RGBAColor? {
    guard numbers.prefix(3).allSatisfy({ (0...255).contains($0) }) else { return nil }
    let channels = numbers.map { UInt8(min($0, 255).rounded()) }
    return RGBAColor(
      red: channels[0], green: channels[1], blue: channels[2], alpha: RGBAColor.byte(alpha))
  }

  /// Creates a colour from channels in 0...1, or nil if one is out of range.
  private static func displayP3(_ numbers: [Double], _ alpha: Double) -> RGBAColor? {
    guard numbers.prefix(3).allSatisfy({ (0...1).contains($0) }) else { return nil }
    return RGBAColor(displayP3: numbers[0], numbers[1], numbers[2], alpha: alpha)
  }

  private static func number(_ text: Substring) -> Double? {
    DecimalNumber.parse(String(text.reversed().drop { $0 == " " }.reversed()))
  }

  private static func hexadecimal(_ digits: Substring) -> RGBAColor? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, digits.utf8.count == digits.count else { return nil }
    func channel(_ high: Int, _ low: Int) -> UInt8 { UInt8(values[high] * 16 + values[low]) }
    switch values.count {
    case 3, 4:
      return RGBAColor(
        red: channel(0, 0), green: channel(1, 1), blue: channel(2, 2),
        alpha: values.count == 4 ? channel(3, 3) : 255)
    case 6, 8:
      return RGBAColor(
        red: channel(0, 1), green: channel(2, 3), blue: channel(4, 5),
        alpha: values.count == 8 ? channel(6, 7) : 255)
    default: return nil
    }
  }
}
