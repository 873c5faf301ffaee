import Geometry
import Graphics

/// The description of one view: `<UILabel; frame = (8 8; 40 21); text = 'Hi'; layer = <CALayer>>`.
struct ViewDescription {
  /// The class without its module and without the arguments of generics.
  let className: String
  /// The values by their names, quoted ones without their quotes.
  private(set) var values: [String: String] = [:]
  /// The index behind the last bracket; nil if the description has no end.
  private(set) var end: Int?

  private let bytes: [UInt8]

  /// Whether bytes begin the description of a view.
  ///
  /// A class comes first, then an address or none, then the frame or the base class.
  static func isHead(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let (_, rest) = classPart(of: bytes) else { return false }
    return [": ", "; "].contains { bytes[rest...].starts(with: $0.utf8) }
      || rest == bytes.endIndex
  }

  /// The end of the class's name, if the bytes begin with `<` and a name of letters.
  private static func classPart(
    of bytes: ArraySlice<UInt8>
  ) -> (name: Range<Int>, rest: Int)? {
    let start = bytes.startIndex + 1
    var (index, depth) = (start, 0)
    scan: while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "$"), 0x80...:
        break
      case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">") where depth > 0, UInt8(ascii: ")") where depth > 0: depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: " "): if depth == 0 { break scan }
      default: if depth == 0 { break scan }
      }
      index += 1
    }
    guard index > start, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) else {
      return nil
    }
    return (start..<index, index)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let (name, rest) = Self.classPart(of: bytes[...]) else {
      className = ""
      return
    }
    className = Self.shortName(String(decoding: bytes[name], as: UTF8.self))
    var index = rest
    // The address, up to the first value.
    while index < bytes.count, bytes[index] != UInt8(ascii: ";"), bytes[index] != UInt8(ascii: ">")
    {
      index += 1
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: ";") else {
        end = index + 1
        return
      }
      index = readValue(from: index + 1)
    }
  }

  /// Reads `name = value`, and returns the index of the `;` or the `>` behind it.
  private mutating func readValue(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let nameStart = index
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "=") || bytes[index] == UInt8(ascii: ":")
    else { return plainEnd(from: index) }
    index += 1
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let isQuoted = index < bytes.count && bytes[index] == UInt8(ascii: "'")
    let end = isQuoted ? quotedEnd(from: index + 1) : plainEnd(from: index)
    let value = isQuoted ? index + 1..<max(index + 1, end - 1) : index..<end
    if values[name] == nil {
      values[name] = String(decoding: bytes[value.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
    return end
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The end of a value without quotes: the next `;`, or the `>` of the view, outside brackets.
  private func plainEnd(from start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">") where depth == 0, UInt8(ascii: ";") where depth == 0: return index
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth = max(0, depth - 1)
      default: break
      }
      index += 1
    }
    return bytes.count
  }

  /// The index behind the quote that ends a text.
  ///
  /// UIKit does not escape quotes. A quote ends the text if `>` or the name of another value
  /// follows.
  private func quotedEnd(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "'"), endsText(at: index + 1) { return index + 1 }
      index += 1
    }
    return bytes.count
  }

  private func endsText(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: ">") {
      let rest = bytes[(index + 1)...]
      return rest.isEmpty || rest.first == UInt8(ascii: "\n") || rest.starts(with: " - ".utf8)
    }
    guard bytes[index...].starts(with: "; ".utf8) else { return false }
    let name = bytes[(index + 2)...].prefix(Self.longestName).prefix { Self.isNameByte($0) }
    return Self.names.contains(String(decoding: name, as: UTF8.self))
  }

  /// The names of values in descriptions of views.
  private static let names: Set<String> = [
    "accessibilityIdentifier", "action", "adjustedContentInset", "alpha", "anchorPoint",
    "animations", "autoresize", "autoresizesSubviews", "background", "backgroundColor",
    "baseClass", "borderStyle", "bounds", "clipsToBounds", "configuration", "contentMode",
    "contentOffset", "contentSize", "dataSource", "delegate", "enabled", "exclusiveTouch",
    "focusGroupIdentifier", "frame", "gestureRecognizers", "hidden", "identifier", "image",
    "interaction", "layer", "numberOfLines", "opaque", "placeholder", "selected", "tag", "target",
    "text", "tintColor", "transform", "transform3D", "userInteractionEnabled",
  ]
  private static let longestName = names.map(\.utf8.count).max() ?? 0

  /// The distance in lines from the start to the first line behind the view that has text, or nil
  /// if no text follows.
  ///
  /// UIKit adds ` - ` and the name of the image behind an image view.
  func strayLine(after end: Int) -> Int? {
    var index = end
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    let isBlank = bytes[end..<index].allSatisfy { $0 <= 0x20 }
    let lines = bytes[..<end].count { $0 == UInt8(ascii: "\n") }
    if !isBlank, !bytes[end...].starts(with: " - ".utf8) { return lines }
    var line = lines
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
        if bytes[(index + 1)...].starts(with: "(lldb)".utf8) { return nil }
      } else if bytes[index] > 0x20 {
        return line
      }
      index += 1
    }
    return nil
  }
}

extension ViewDescription {
  var baseClass: String? { values["baseClass"].map { Self.shortName($0) } }

  var identifier: String? {
    (values["accessibilityIdentifier"] ?? values["identifier"]).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The text; UIKit cuts a long one and adds dots.
  ///
  /// Dots alone are a text.
  var text: DumpedText? {
    guard let text = values["text"], text != "(null)" else { return nil }
    for dots in ["...", "…"] where text.hasSuffix(dots) && text != dots {
      return DumpedText(String(text.dropLast(dots.count)), isCut: true)
    }
    return DumpedText(text)
  }

  /// Whether the view draws nothing, with all views in it.
  var isHidden: Bool {
    values["hidden"] == "YES" || values["alpha"].flatMap { DecimalNumber.parse($0) } == 0
  }

  /// The map of `[0, 1, -1, 0, 0, 0]`, or of the plane in the 16 numbers of a map of space; nil if
  /// it changes nothing.
  var transform: Transform? {
    guard let numbers = (values["transform"] ?? values["transform3D"]).flatMap(Self.numbers) else {
      return nil
    }
    return Transform(numbers.count == 16 ? [0, 1, 4, 5, 12, 13].map { numbers[$0] } : numbers)
  }

  /// The point of the view's coordinates at its upper left corner, which differs from zero in a
  /// scrolled view.
  var boundsOrigin: Point {
    if let offset = values["contentOffset"].flatMap({ Self.numbers($0) }), offset.count == 2 {
      return Point(x: Points(offset[0]), y: Points(offset[1]))
    }
    return values["bounds"].flatMap { Self.rect($0) }?.origin ?? .zero
  }

  /// The class without its module and without the arguments of generics.
  ///
  /// Names of the Objective-C runtime, such as `_TtC5MyApp8CardView`, have lengths before their
  /// parts.
  static func shortName(_ name: String) -> String {
    var (depth, word) = (0, "")
    for character in name {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "." where depth == 0: word = ""
      default: if depth == 0 { word.append(character) }
      }
    }
    return word.hasPrefix("_Tt") ? runtimeName(word) : word
  }

  private static func runtimeName(_ name: String) -> String {
    var rest = name.dropFirst(3).drop { !$0.isNumber }
    var last: Substring = ""
    while let length = Int(rest.prefix { $0.isNumber }) {
      rest = rest.drop { $0.isNumber }
      guard rest.count >= length else { break }
      last = rest.prefix(length)
      rest = rest.dropFirst(length)
    }
    return last.isEmpty ? name : String(last)
  }

  /// The rectangle of `(16 20; 288 44)`; nil if it has other numbers than finite ones.
  static func rect(_ text: String) -> Rect? {
    guard let numbers = numbers(text), numbers.count == 4 else { return nil }
    return Rect(
      x: Points(numbers[0]), y: Points(numbers[1]), width: Points(numbers[2]),
      height: Points(numbers[3]))
  }

  /// The numbers in brackets, or nil if one of them is none or is too large for a screen.
  private static func numbers(_ text: String) -> [Double]? {
    var numbers: [Double] = []
    for word in text.split(whereSeparator: { " ;,(){}[]\n".contains($0) }).prefix(17) {
      guard let number = DecimalNumber.parse(word), abs(number) <= AppDump.greatestCoordinate
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
