import Devices
import Diagnostics
import Geometry
import Graphics
import ViewKinds

/// A colour as other tools write it: `Color(.systemBackground)`, `red.opacity(0.3)`, `0xFF8800`,
/// `hsl(120, 50%, 50%)`, `UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)`.
enum MistakenColor {
  /// Finds what to write, or nil if the text is no colour in a notation that is known here.
  ///
  /// - Parameters:
  ///   - text: the colour as written.
  ///   - names: the names of `colors`.
  /// - Returns: the help with the colour to write.
  static func fixIt(_ text: String, known names: [String] = []) -> FixIt? {
    guard text.count <= 120 else { return nil }
    if let quote = text.first, "“”‘’".contains(quote) {
      let inner = text.filter { !"“”‘’".contains($0) }
      return .words("write `\"\(inner)\"` in straight quotes")
    }
    if let gradient = MistakenGradient(text) { return .words(gradient.help) }
    if text.lowercased().contains("gradient") {
      return .words(
        "a gradient is a view: put one of `kind: gradient` with `colors` behind the others")
    }
    if let path = text.wholeMatch(
      of:
        #/(?:url\(\s*["']?|@drawable\/|(?:Ui?Image|UIColor)\(patternImage:.*?named:\s*")([^"')]+)["']?\)*/#
    ) {
      return .words(
        "a picture is a view: put one of `kind: image` with `image: \(path.1)` and `pin: superview` first under `views`"
      )
    }
    if let resource = text.wholeMatch(
      of:
        #/(?:@color\/|R\.color\.|@android:color\/|\?attr\/|\$|var\(\s*-*|colorResource\(R\.color\.|(?:UI)?Color\((?:named:\s*)?")([\w-]+)(?:\s*,.*)?["!]*\)?!?/#
    ) {
      let name = String(resource.1).split(separator: "-").enumerated().map { index, word in
        index == 0 ? String(word) : word.capitalizedFirst
      }.joined()
      return names.first { $0.lowercased() == name.lowercased() }.map { .write($0) }
        ?? .words("write `\(name)`, and give it a value under `colors` at the top level")
    }
    if let digits = hexadecimal(text) { return .write(digits) }
    if let call = text.firstMatch(
      of: #/[Cc]olor\s*\(\s*(?:\w+:\s*)?["']?(?:#|0x)?([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})["']?\s*\)/#)
    {
      return .write("\"#\(call.1)\"")
    }
    if let shade = text.wholeMatch(of: #/(?:Colors\.)(\w+?)(?:\[(\d+)\]!?|\.shade(\d+))?/#),
      let color = Phrasebook.standard.name("Colors.\(shade.1)", in: "color")?.code
    {
      let number = shade.2 ?? shade.3 ?? "500"
      return .write(
        color,
        because: number == "500"
          ? nil : "this is shade 500; Material has other numbers for \(number)")
    }
    if let literal = channels(text) { return .write(literal) }
    let opacity = text.firstMatch(
      of:
        #/\.\s*(?:opacity|withAlphaComponent|withOpacity|withValues|alpha|copy)\(\s*(?:alpha\s*[:=]\s*)?([0-9.]+)f?\s*\)\s*$/#
    )
    let base = opacity.map { String(text[..<$0.range.lowerBound]) } ?? text
    guard let name = name(base, known: names) else { return nil }
    guard let opacity else { return name == text ? nil : .write(name) }
    guard let alpha = DecimalNumber.parse(withZero(opacity.1)),
      let color = SystemColors.color(named: name)
    else { return .write(name) }
    func literal(_ color: RGBAColor) -> String {
      "rgb(\(color.red), \(color.green), \(color.blue), \(DecimalText.shortest(alpha, places: 3)))"
    }
    return .write(
      color.light == color.dark
        ? literal(color.light)
        : "{ light: \"\(literal(color.light))\", dark: \"\(literal(color.dark))\" }")
  }

  /// `FF8800`, `0xFF8800`, `fff`, and `0xFFFF8800` and Flutter's `Color(0xFFFF8800)`, which begin with
  /// the alpha.
  private static func hexadecimal(_ text: String) -> String? {
    if let flutter = text.firstMatch(
      of: #/^(?:const\s+)?(?:Color\()?0[xX]([0-9A-Fa-f]{2})([0-9A-Fa-f]{6})\)?$/#)
    {
      let alpha = flutter.1.uppercased() == "FF" ? "" : String(flutter.1)
      return "\"#\(flutter.2)\(alpha)\""
    }
    guard let found = text.wholeMatch(of: #/(#|0x|0X)?([0-9A-Fa-f]+)/#),
      [3, 4, 6, 8].contains(found.2.count),
      found.1 != nil || found.2.contains(where: \.isNumber) || Set(found.2).count == 1
    else { return nil }
    return "\"#\(found.2)\""
  }

  /// A colour in channels: of CSS, UIKit and SwiftUI.
  private static func channels(_ text: String) -> String? {
    let numbers = text.matches(of: #/(-?[0-9]*\.?[0-9]+)\s*(?:/\s*(255)(?:\.0)?)?\s*(%|deg)?/#).map
    {
      found -> (value: Double, isPercent: Bool) in
      let value = DecimalNumber.parse(withZero(found.1)) ?? 0
      return (found.2 == nil ? value : value / 255, found.3 == "%")
    }
    let values = numbers.map { $0.isPercent ? $0.value / 100 : $0.value }
    guard values.count == 3 || values.count == 4 || values.count == 2 else { return nil }
    // Some count the alpha to 255 too.
    let alpha =
      values.count == 4 ? (values[3] > 1 ? (values[3] / 255 * 100).rounded() / 100 : values[3]) : 1
    if text.hasPrefix("hsl"), values.count >= 3 {
      return literal(hue: values[0] / 360, values[1], values[2], alpha)
    }
    if text.hasPrefix("rgb"), values.count >= 3 {
      let isPercent = numbers[0].isPercent
      return literal(values.prefix(3).map { isPercent ? $0 * 255 : $0 }, alpha)
    }
    if text.contains("red:"), text.contains("blue:"), values.count >= 3 {
      return literal(values.prefix(3).map { $0 * 255 }, alpha)
    }
    if text.contains("white:"), values.count == 2 {
      return literal(Array(repeating: values[0] * 255, count: 3), values[1])
    }
    return nil
  }

  /// Channels from 0 to 255 and an alpha; nil if one is out of range.
  private static func literal(_ channels: [Double], _ alpha: Double) -> String? {
    guard (channels + [alpha * 255]).allSatisfy({ (0...255).contains($0) }) else { return nil }
    var parts = channels.map { "\(Int($0.rounded()))" }
    if alpha < 1 { parts.append(DecimalText.shortest(alpha, places: 3)) }
    return "rgb(\(parts.joined(separator: ", ")))"
  }

  /// Hue, saturation and lightness from 0 to 1, as in CSS Color 4.
  private static func literal(
    hue: Double, _ saturation: Double, _ lightness: Double, _ alpha: Double
  ) -> String? {
    let reach = saturation * min(lightness, 1 - lightness)
    let channels = [0.0, 8, 4].map { offset -> Double in
      let step = (offset + hue * 12).truncatingRemainder(dividingBy: 12)
      return 255 * (lightness - reach * max(-1, min(step - 3, 9 - step, 1)))
    }
    return literal(channels, alpha)
  }

  /// The known colour that the last word names: `UIColor.systemRed`, `Color("brand")`.
  private static func name(_ text: String, known names: [String]) -> String? {
    let all = names + SystemColors.names
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
      .map(String.init)
    for word in words.reversed() {
      let folded = word.lowercased().filter { $0 != "-" && $0 != "_" }
      if let name = all.first(where: { $0.lowercased() == folded }) { return name }
      if folded.hasSuffix("color"),
        let name = all.first(where: { $0.lowercased() + "color" == folded })
      {
        return name
      }
      if let code = Phrasebook.standard.name(word, in: "color")?.code { return code }
    }
    return nil
  }

  /// `.5` is `0.5`.
  private static func withZero(_ number: Substring) -> String {
    number.hasPrefix(".") ? "0\(number)" : String(number)
  }
}
