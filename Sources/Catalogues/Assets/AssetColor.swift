import Diagnostics
import Graphics
import ViewKinds

/// Reads a colour of `Contents.json`: components in a colour space, or the name of a system colour.
struct AssetColor {
  let color: Color

  /// Returns nil for a wrong colour, which is reported.
  ///
  /// - Parameters:
  ///   - value: the value of the key `color`.
  ///   - file: the path of the file in messages.
  ///   - findings: receives the errors and warnings.
  init?(_ value: ParsedValue, in file: String, _ findings: inout FileFindings) {
    if let name = value["reference"]?.text {
      guard let color = Self.systemColor(named: name) else {
        findings.add(.unknownSystemColor(name, in: file))
        return nil
      }
      self.color = color
      return
    }
    let components = value["components"] ?? .mapping([:])
    let space = value["color-space"]?.word ?? "srgb"
    let isExtended = space.contains("extended")
    func component(_ name: String) -> Double? {
      guard let component = components[name] else { return nil }
      let text = component.text ?? component.number.map { "\($0)" } ?? ""
      let isAlpha = name == "alpha"
      guard let number = Self.part(text, isAlpha: isAlpha) else {
        findings.add(.badComponent(text, name, in: file))
        return nil
      }
      if !(0...1).contains(number), isAlpha || !isExtended {
        findings.addUnknown("the part of `\(text)` outside the range of `\(name)`", in: file)
      }
      return number
    }
    let alpha = components["alpha"] == nil ? 1 : component("alpha")
    let names =
      space.contains("gray") || components["white"] != nil ? ["white"] : ["red", "green", "blue"]
    let missing = names.filter { components[$0] == nil }
    guard missing.isEmpty else {
      findings.add(.missingComponents(missing, in: file))
      return nil
    }
    let numbers = names.compactMap { component($0) }
    guard let alpha, numbers.count == names.count else { return nil }
    let red = numbers[0]
    let (green, blue) = names.count == 3 ? (numbers[1], numbers[2]) : (red, red)
    switch space {
    case "srgb", "extended-srgb":
      color = Color(red: red, green: green, blue: blue, alpha: alpha)
    case "display-p3", "extended-display-p3":
      color = Color(RGBAColor(displayP3: red, green, blue, alpha: alpha))
    case "extended-linear-srgb":
      color = Color(RGBAColor(linear: red, green, blue, alpha: alpha))
    case "gray-gamma-22", "extended-gray":
      color = Color(RGBAColor(gamma22: red, alpha: alpha))
    default:
      findings.addUnknown("the colour space `\(space)`", in: file)
      color = Color(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// A component as a part of 1: `0.498` and `5e-1` are parts, `127` and `0x7F` count to 255.
  ///
  /// The alpha is a part even if it is a whole number.
  private static func part(_ text: String, isAlpha: Bool) -> Double? {
    let text = text.trimmingSpaces
    if let digits = text.lowercased().afterPrefix("0x") {
      return Int(digits, radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return Int(text) == nil || isAlpha ? number : number / 255
  }

  /// The colour for a name of Xcode's, such as `systemBlueColor`; nil for an unknown one.
  static func systemColor(named name: String) -> Color? {
    let base = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    // UIColor's `lightText` is white with this opacity.
    if base == "lightText" { return Color(white: 1, alpha: 0.6) }
    let renamed = [
      "groupTableViewBackground": "systemGroupedBackground", "systemGrey": "systemGray",
      "darkText": "black", "text": "label",
    ]
    return SystemColors.color(named: base) ?? renamed[base].flatMap(SystemColors.color(named:))
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  fileprivate func afterPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
