import Graphics

/// Reads the text form of a `.strings` file: `"key" = "text";` with comments and C escapes.
struct StringsFile {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var line = 1
  private(set) var texts: [ExactText: String] = [:]

  /// - Parameter text: the content of the file.
  /// - Throws: the reason and the line of the first error.
  init(_ text: String) throws(Flaw) {
    scalars = Array(text.unicodeScalars)
    try skipSpace()
    while place < scalars.count {
      let key = try string()
      try skipSpace()
      var value = key
      if next == "=" {
        advance()
        try skipSpace()
        value = try string()
        try skipSpace()
      }
      guard next == ";" else { throw Flaw(reason: "a `;` is missing", line: line) }
      advance()
      texts[ExactText(key)] = value
      try skipSpace()
    }
  }

  /// An error in the file.
  struct Flaw: Error, Hashable {
    let reason: String
    /// Counted from 1.
    let line: Int
  }

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func advance() {
    if scalars[place] == "\n" { line += 1 }
    place += 1
  }

  private mutating func skipSpace() throws(Flaw) {
    while let scalar = next {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", place + 1 < scalars.count, scalars[place + 1] == "/" {
        while let scalar = next, scalar != "\n", scalar != "\r" { advance() }
      } else if scalar == "/", place + 1 < scalars.count, scalars[place + 1] == "*" {
        let start = line
        advance()
        advance()
        while place + 1 < scalars.count, !(scalars[place] == "*" && scalars[place + 1] == "/") {
          advance()
        }
        guard place + 1 < scalars.count else {
          throw Flaw(reason: "the comment has no end", line: start)
        }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  /// Reads a string in quotation marks, or a word.
  private mutating func string() throws(Flaw) -> String {
    guard let first = next else { throw Flaw(reason: "a string is missing", line: line) }
    var text = String.UnicodeScalarView()
    guard first == "\"" || first == "'" else {
      while let scalar = next, Self.isOfWord(scalar) {
        text.append(scalar)
        advance()
      }
      guard !text.isEmpty else {
        throw Flaw(reason: "a string must be in quotation marks", line: line)
      }
      return String(text)
    }
    let start = line
    advance()
    while let scalar = next, scalar != first {
      if scalar == "\\" {
        advance()
        try text.append(contentsOf: escaped().unicodeScalars)
      } else {
        text.append(scalar)
        advance()
      }
    }
    guard next != nil else { throw Flaw(reason: "the string has no end", line: start) }
    advance()
    return String(text)
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "0123456789_$./:-".unicodeScalars.contains(scalar)
  }

  /// Reads what follows a backslash.
  private mutating func escaped() throws(Flaw) -> String {
    guard let scalar = next else { throw Flaw(reason: "the string has no end", line: line) }
    switch scalar {
    case "U", "u":
      advance()
      var units = [hexadecimal()]
      // Characters beyond 16 bits are written as two escapes.
      while (0xD800...0xDBFF).contains(units[units.count - 1]), place + 1 < scalars.count,
        scalars[place] == "\\", scalars[place + 1] == "U" || scalars[place + 1] == "u"
      {
        advance()
        advance()
        units.append(hexadecimal())
      }
      return String(decoding: units, as: UTF16.self)
    case "0"..."7":
      var value: UInt32 = 0
      for _ in 0..<3 {
        guard let digit = next, ("0"..."7").contains(digit) else { break }
        value = value * 8 + digit.value - 48
        advance()
      }
      return Unicode.Scalar(value).map { String($0) } ?? ""
    default:
      advance()
      let known: [Unicode.Scalar: String] = [
        "n": "\n", "t": "\t", "r": "\r", "a": "\u{7}", "b": "\u{8}", "f": "\u{C}", "v": "\u{B}",
      ]
      return known[scalar] ?? String(scalar)
    }
  }

  /// Reads at most four hexadecimal digits.
  private mutating func hexadecimal() -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character($0).hexDigitValue }) else { break }
      value = value * 16 + UInt16(digit)
      advance()
    }
    return value
  }
}

extension StringsFile {
  /// The text of a file in UTF-8 or UTF-16; nil for other encodings.
  ///
  /// UTF-16 needs no mark of its byte order: half of the bytes of ASCII characters are zero.
  static func text(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
    if bytes.count >= 2, bytes[0] == 0 { return utf16(bytes[...], isBigEndian: true) }
    if bytes.count >= 2, bytes[1] == 0 { return utf16(bytes[...], isBigEndian: false) }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let bytes = Array(bytes)
    let units: [UInt16] = stride(from: 0, to: bytes.count, by: 2).map { index in
      let pair: (UInt16, UInt16) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
    }
    return String(validating: units, as: UTF16.self)
  }
}
