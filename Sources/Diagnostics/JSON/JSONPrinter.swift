extension JSONValue {
  /// The document for people and programs, with a line end: an array or an object takes one line if
  /// it fits in 100 columns, else one line a member, indented by two spaces.
  package var document: String {
    var printer = JSONPrinter(indent: 0)
    printer.write(self, indent: 0)
    return printer.text + "\n"
  }

  /// The whole value on one line.
  package var line: String {
    var printer = JSONPrinter(indent: 0)
    printer.writeLine(self)
    return printer.text
  }

  /// The value in printed form, for an array that is a member of a document.
  ///
  /// A long document takes less memory if each element is printed when it is made.
  package var printedElement: JSONValue {
    let indent = 2 * JSONPrinter.step
    var printer = JSONPrinter(indent: indent)
    printer.write(self, indent: indent)
    return .printed(printer.bytes)
  }
}

/// The text of a value, written from its start to its end.
private struct JSONPrinter {
  /// The widest line in columns that holds a whole array or object.
  private static let widest = 100
  /// The columns of one level.
  static let step = 2

  private(set) var bytes: [UInt8] = []
  /// The columns left in the line; negative past its end.
  private var room: Int

  init(indent: Int) { room = Self.widest - indent }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a value on one line if it fits, else on several.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - indent: the columns before the last line of an array or object that takes several.
  mutating func write(_ value: JSONValue, indent: Int) {
    if case .printed(let text) = value {
      bytes += text
      return
    }
    let start = bytes.count
    if fits(value) { return }
    bytes.removeSubrange(start...)
    let inner = indent + Self.step
    switch value {
    case .array(let values) where !values.isEmpty:
      for (index, value) in values.enumerated() {
        append(index == 0 ? "[" : ",")
        endLine(indent: inner)
        write(value, indent: inner)
      }
      endLine(indent: indent)
      append("]")
    case .object(let members) where !members.isEmpty:
      for (index, member) in members.enumerated() {
        append(index == 0 ? "{" : ",")
        endLine(indent: inner)
        quote(member.name)
        append(": ")
        write(member.value, indent: inner)
      }
      endLine(indent: indent)
      append("}")
    case .null, .bool, .number, .string, .array, .object, .printed: writeLine(value)
    }
  }

  /// Writes a value on one line, however wide it is.
  mutating func writeLine(_ value: JSONValue) {
    room = .max
    _ = fits(value)
  }

  private mutating func endLine(indent: Int) {
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    room = Self.widest - indent
  }

  /// Writes a value on the line, or a part of it if it does not fit.
  ///
  /// It stops where the line ends, so that printing a deep value takes time in proportion to its
  /// size.
  private mutating func fits(_ value: JSONValue) -> Bool {
    switch value {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .number(let number): append(number)
    case .string(let text):
      // A character has at most four bytes.
      guard text.utf8.count / 4 <= room else { return false }
      quote(text)
    case .array(let values):
      append("[")
      for (index, value) in values.enumerated() {
        if index > 0 { append(", ") }
        guard fits(value) else { return false }
      }
      append("]")
    case .object(let members):
      append(members.isEmpty ? "{" : "{ ")
      for (index, member) in members.enumerated() {
        if index > 0 { append(", ") }
        quote(member.name)
        append(": ")
        guard fits(member.value) else { return false }
      }
      append(members.isEmpty ? "}" : " }")
    case .printed(let text):
      guard text.count / 4 <= room, !text.contains(UInt8(ascii: "\n")) else { return false }
      append(text)
    }
    return room >= 0
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    room -= text.utf8CodeUnitCount
  }

  private mutating func append(_ text: some Sequence<UInt8>) {
    for byte in text { append(byte) }
  }

  private mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    // The bytes that continue a character take no column.
    if byte & 0xC0 != 0x80 { room -= 1 }
  }

  private mutating func append(_ number: Double) {
    let millionths = (number * 1_000_000).rounded()
    // Past 2⁵³ a Double has no decimals.
    guard abs(millionths) < 0x1p53 else {
      append(abs(number) < 0x1p63 ? "\(Int64(number))".utf8 : "\(number)".utf8)
      return
    }
    if millionths < 0 { append("-") }
    let count = UInt64(abs(millionths))
    append(String(count / 1_000_000).utf8)
    var (rest, place): (UInt64, UInt64) = (count % 1_000_000, 100_000)
    if rest > 0 { append(".") }
    while rest > 0 {
      append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }

  /// Writes a string with the escapes that RFC 8259 requires.
  ///
  /// Hidden characters and commands of CI services are escaped too, so that the document is safe in
  /// a terminal and in a log.
  private mutating func quote(_ text: String) {
    append("\"")
    let hasHashes = VisibleText.hasTwice("#", in: text)
    if hasHashes || text.utf8.contains(where: { $0 >= 0x7F }) {
      for scalar in text.unicodeScalars { quote(scalar, isBracketEscaped: hasHashes) }
    } else {
      quote(text.utf8)
    }
    append("\"")
  }

  private mutating func quote(_ scalar: Unicode.Scalar, isBracketEscaped: Bool) {
    if scalar.value >= 0x7F, VisibleText.isInvisible(scalar) {
      for unit in String(scalar).utf16 { escape(unit) }
    } else if isBracketEscaped, scalar == "[" {
      escape(0x5B)
    } else {
      quote(String(scalar).utf8)
    }
  }

  private mutating func escape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    append("\\u".utf8)
    append(String(repeating: "0", count: 4 - digits.count).utf8)
    append(digits.utf8)
  }

  private mutating func quote(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case ..<0x20:
        append(byte < 0x10 ? "\\u000" : "\\u00")
        append(String(byte, radix: 16).utf8)
      default: append(byte)
      }
    }
  }
}
