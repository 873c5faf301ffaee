/// The notation of a value in an SVG file.
///
/// librsvg ignores a value in another notation, so that it draws black or nothing. Each notation
/// accepts the values that librsvg 2.54 draws.
enum SVGNotation {
  /// A name, `#` and hexadecimal digits, or `rgb`, `rgba`, `hsl` or `hsla`.
  case color
  /// A colour, `none`, or a reference and what replaces it if there is no such element.
  case paint
  case length
  /// Lengths with spaces or commas between them, or `none`.
  case lengths
  /// A number or a percentage.
  case fraction
  case numbers
  /// The functions of a `transform` attribute.
  case transform
  /// The functions of `transform` in a style.
  case styleTransform
  case words(Set<String>)

  /// Whether a value has this notation.
  ///
  /// An empty value has every notation except `words`, because browsers ignore it as librsvg does.
  func accepts(_ value: String) -> Bool {
    let text = value.trimmed
    let lower = text.lowercased()
    let isIgnored = lower.isEmpty || lower == "inherit"
    switch self {
    case .color: return isIgnored || Self.isColor(lower)
    case .paint: return isIgnored || Self.isPaint(lower)
    case .length: return isIgnored || lower == "auto" || Self.isLength(lower)
    case .lengths:
      let lengths = lower.split { $0 == "," || $0.isWhitespace }
      return isIgnored || lower == "none" || lengths.allSatisfy(Self.isLength)
    case .fraction: return isIgnored || ["", "%"].contains(SVGCost.measure(lower)?.unit)
    case .numbers: return isIgnored || Self.areNumbers(lower)
    case .transform:
      return isIgnored || lower == "none"
        || Self.functions(text).allSatisfy { Self.transforms.contains($0) && Self.areNumbers($1) }
    case .styleTransform:
      return isIgnored || lower == "none"
        || Self.functions(lower).allSatisfy { name, arguments in
          let units = Self.styleUnits[name] ?? [""]
          return arguments.split(separator: ",").allSatisfy { argument in
            SVGCost.measure(argument).map { units.contains($0.unit) } ?? false
          }
        }
    case .words(let words): return words.contains(text)
    }
  }

  private static func isPaint(_ text: String) -> Bool {
    guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else {
      return text == "none" || isColor(text)
    }
    let replacement = text[end...].dropFirst().trimmed
    return ["", "none"].contains(replacement) || isColor(replacement)
  }

  private static func isColor(_ text: String) -> Bool {
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      return [3, 4, 6, 8].contains(digits.count)
        && digits.allSatisfy { "0123456789abcdef".contains($0) }
    }
    return SVGVocabulary.colors.contains(text) || isColorFunction(text)
  }

  /// Whether a text is a colour such as `rgb(255, 0, 0)` or `hsl(120deg 50% 50% / 0.5)`.
  private static func isColorFunction(_ text: String) -> Bool {
    guard let function = functions(text).first, text.hasSuffix(")"), !text.dropLast().contains(")")
    else { return false }
    let (name, arguments) = function
    var parts = arguments.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count == 1 {
      let halves = arguments.split(separator: "/", omittingEmptySubsequences: false)
      parts = halves[0].split(whereSeparator: \.isWhitespace)
      guard parts.count == 3, halves.count <= 2 else { return false }
      parts += halves.dropFirst()
    }
    let units = parts.map { SVGCost.measure($0)?.unit }
    guard units.count == 3 || units.count == 4 && ["", "%"].contains(units[3]) else {
      return false
    }
    return switch name {
    case "rgb", "rgba": units[0..<3] == ["", "", ""] || units[0..<3] == ["%", "%", "%"]
    case "hsl", "hsla":
      ["", "deg", "grad", "rad", "turn"].contains(units[0]) && units[1..<3] == ["%", "%"]
    default: false
    }
  }

  private static func isLength(_ text: some StringProtocol) -> Bool {
    SVGCost.measure(text).map { lengthUnits.contains($0.unit) } ?? false
  }

  private static let lengthUnits: Set = [
    "", "%", "px", "em", "ex", "in", "cm", "mm", "pt", "pc",
  ]

  /// Whether a text is a list of numbers, each with a digit after its point.
  private static func areNumbers(_ text: String) -> Bool {
    SVGCost.numbers(text).allSatisfy(\.isFinite)
      && text.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        .allSatisfy { $0.first?.isNumber == true }
  }

  private static let transforms: Set = [
    "matrix", "translate", "scale", "rotate", "skewX", "skewY",
  ]

  /// The units of the functions in a style, except of those that have only plain numbers.
  private static let styleUnits: [String: Set<String>] = {
    let (lengths, angles): (Set<String>, Set<String>) = (["", "px"], ["", "deg", "grad", "rad"])
    return [
      "translate": lengths, "translatex": lengths, "translatey": lengths, "rotate": angles,
      "skewx": angles, "skewy": angles,
    ]
  }()

  /// The functions in a text, such as `scale(2)`, with their arguments.
  private static func functions(_ text: String) -> [(name: String, arguments: String)] {
    text.split(separator: ")").filter { !$0.allSatisfy(\.isWhitespace) }.map { function in
      let parts = function.split(separator: "(", maxSplits: 1)
      let name = parts.first?.drop { $0 == "," || $0.isWhitespace } ?? ""
      return (name.trimmed, parts.count == 2 ? String(parts[1]) : "")
    }
  }
}
