/// Splits Swift source into tokens.
///
/// It knows what can hide code or look like code: nested comments, raw strings, strings of several
/// lines, interpolations inside of each other, and regular expressions. It accepts any bytes.
struct SwiftLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var tokens: [SwiftToken] = []
  private var isFirstOnLine = true
  /// The strings around the position, the innermost last.
  private var strings: [OpenString] = []

  /// A string whose interpolation contains the position.
  private struct OpenString {
    /// The number of `#` before the opening quote.
    let hashes: Int
    let hasSeveralLines: Bool
    /// The open parentheses of the interpolation, its own included.
    var depth: Int
  }

  /// The tokens of a source in their order.
  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = SwiftLexer(bytes: buffer)
      lexer.tokens.reserveCapacity(buffer.count / 5)
      lexer.readAll()
      return lexer.tokens
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func readAll() {
    // A byte order mark, or the line that names an interpreter.
    if starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while position < bytes.count { readNext() }
  }

  private mutating func readNext() {
    let first = bytes[position]
    switch first {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isFirstOnLine = true
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C: position += 1
    case UInt8(ascii: "/"): readSlash()
    case UInt8(ascii: "\""): readString(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"): readQuotedWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "("), UInt8(ascii: ")"): readParenthesis(first)
    case _ where Self.isWord(first):
      let start = position
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
      add(.word, from: start)
    default: readSign()
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
    tokens.append(
      SwiftToken(kind: kind, start: start, end: position, isFirstOnLine: isFirstOnLine))
    isFirstOnLine = false
  }

  /// The byte at a distance from the position; 0 after the end.
  private func byte(_ offset: Int) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private func starts(with text: [UInt8]) -> Bool {
    for (offset, expected) in text.enumerated() where byte(offset) != expected { return false }
    return position + text.count <= bytes.count
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

// MARK: - Words and signs

extension SwiftLexer {
  private mutating func readQuotedWord() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "`"),
      !Self.isLineEnd(bytes[position])
    {
      position += 1
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "`") { position += 1 }
    add(.quotedWord, from: start)
  }

  private mutating func readNumber() {
    let start = position
    while position < bytes.count {
      let next = bytes[position]
      let previous = bytes[max(start, position - 1)]
      let isFraction =
        next == UInt8(ascii: ".")
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1))
      let isExponent =
        (next == UInt8(ascii: "-") || next == UInt8(ascii: "+"))
        && Self.isExponentMark(previous, isHexadecimal: isHexadecimal(start))
      guard Self.isWord(next) || isFraction || isExponent else { break }
      position += 1
    }
    add(.number, from: start)
  }

  private func isHexadecimal(_ start: Int) -> Bool {
    start + 1 < bytes.count && bytes[start] == UInt8(ascii: "0")
      && bytes[start + 1] == UInt8(ascii: "x")
  }

  private static func isExponentMark(_ byte: UInt8, isHexadecimal: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "p"), UInt8(ascii: "P"): true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): !isHexadecimal
    default: false
    }
  }

  private mutating func readParenthesis(_ first: UInt8) {
    let start = position
    position += 1
    add(.sign, from: start)
    guard let last = strings.indices.last else { return }
    strings[last].depth += first == UInt8(ascii: "(") ? 1 : -1
    if strings[last].depth == 0 {
      let string = strings.removeLast()
      readStringPart(hashes: string.hashes, hasSeveralLines: string.hasSeveralLines, from: position)
    }
  }

  private mutating func readSign() {
    let start = position
    let pair = (bytes[position], byte(1))
    position += 1
    switch pair {
    case (UInt8(ascii: "-"), UInt8(ascii: ">")), (UInt8(ascii: "&"), UInt8(ascii: "&")),
      (UInt8(ascii: "|"), UInt8(ascii: "|")), (UInt8(ascii: "="), UInt8(ascii: "=")),
      (UInt8(ascii: "!"), UInt8(ascii: "=")):
      position += 1
    default: break
    }
    add(.sign, from: start)
  }

  private mutating func readHash() {
    let start = position
    while byte(0) == UInt8(ascii: "#") { position += 1 }
    let hashes = position - start
    switch byte(0) {
    case UInt8(ascii: "\""):
      position = start
      readString(hashes: hashes)
    case UInt8(ascii: "/"):
      readExtendedRegex(hashes: hashes, from: start)
    case _ where Self.isWord(byte(0)):
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
      add(.directive, from: start)
    default: add(.sign, from: start)
    }
  }
}

// MARK: - Comments and regular expressions

extension SwiftLexer {
  private mutating func skipLine() {
    while position < bytes.count, !Self.isLineEnd(bytes[position]) { position += 1 }
  }

  private mutating func readSlash() {
    switch byte(1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): skipBlockComment()
    default:
      if let end = regexEnd {
        let start = position
        position = end
        add(.regex, from: start)
      } else {
        readSign()
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      switch (byte(0), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
      default:
        if Self.isLineEnd(byte(0)) { isFirstOnLine = true }
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  /// The end of a regular expression between slashes that begins here, or nil for an operator.
  ///
  /// The compiler's rules: an operand cannot be before it, no space may follow the first slash, and
  /// a second slash must be on the line before a parenthesis that closes an earlier one.
  private var regexEnd: Int? {
    if let last = tokens.last, !canStartOperand(after: last) { return nil }
    guard !" \t".utf8.contains(byte(1)), byte(1) != UInt8(ascii: "=") else { return nil }
    var depth = 0
    var isInSet = false
    var end = position + 1
    while end < bytes.count, !Self.isLineEnd(bytes[end]) {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "(") where !isInSet: depth += 1
      case UInt8(ascii: ")") where !isInSet:
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"):
        let isSpaced = " \t".utf8.contains(bytes[end - 1])
        return isSpaced || end == position + 1 ? nil : end + 1
      default: break
      }
      end += 1
    }
    return nil
  }

  private func canStartOperand(after token: SwiftToken) -> Bool {
    switch token.kind {
    case .number, .string, .regex, .quotedWord: return false
    case .interpolation, .directive: return true
    case .word:
      let word = UnsafeBufferPointer(rebasing: bytes[token.start..<token.end])
      return Self.wordsBeforeOperands.contains { $0.utf8.elementsEqual(word) }
    case .sign:
      let last = bytes[token.end - 1]
      let isPostfix =
        "?!".utf8.contains(last) && token.end == position && token.start > 0
        && (Self.isWord(bytes[token.start - 1]) || ")]?!".utf8.contains(bytes[token.start - 1]))
      return !isPostfix && !")]}.".utf8.contains(last)
    }
  }

  private static let wordsBeforeOperands = [
    "return", "in", "case", "where", "if", "while", "guard", "switch", "throw", "try", "await",
    "else", "yield", "is", "as",
  ]

  private mutating func readExtendedRegex(hashes: Int, from start: Int) {
    position += 1
    while position < bytes.count {
      let next = bytes[position]
      if next == UInt8(ascii: "\\") {
        position += 2
        continue
      }
      position += 1
      if next == UInt8(ascii: "/"), hasHashes(hashes) {
        position += hashes
        break
      }
    }
    position = min(position, bytes.count)
    add(.regex, from: start)
  }

  private func hasHashes(_ count: Int) -> Bool {
    (0..<count).allSatisfy { byte($0) == UInt8(ascii: "#") }
  }
}

// MARK: - Strings

extension SwiftLexer {
  private mutating func readString(hashes: Int) {
    let start = position
    position += hashes
    let quote = UInt8(ascii: "\"")
    let hasSeveralLines = byte(1) == quote && byte(2) == quote
    position += hasSeveralLines ? 3 : 1
    readStringPart(hashes: hashes, hasSeveralLines: hasSeveralLines, from: start)
  }

  /// Reads up to the end of a string or to the next interpolation in it.
  private mutating func readStringPart(hashes: Int, hasSeveralLines: Bool, from start: Int) {
    let quote = UInt8(ascii: "\"")
    while position < bytes.count {
      let next = bytes[position]
      if next == UInt8(ascii: "\\") {
        position += 1
        guard hasHashes(hashes) else { continue }
        if byte(hashes) == UInt8(ascii: "(") {
          position -= 1
          if position > start { add(.string, from: start) }
          let opening = position
          position += hashes + 2
          add(.interpolation, from: opening)
          strings.append(
            OpenString(hashes: hashes, hasSeveralLines: hasSeveralLines, depth: 1))
          return
        }
        position += hashes + 1
      } else if next == quote, closesString(hashes: hashes, hasSeveralLines: hasSeveralLines) {
        position += (hasSeveralLines ? 3 : 1) + hashes
        break
      } else if Self.isLineEnd(next), !hasSeveralLines {
        break
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
    if position > start { add(.string, from: start) }
  }

  private func closesString(hashes: Int, hasSeveralLines: Bool) -> Bool {
    let quote = UInt8(ascii: "\"")
    let quotes = hasSeveralLines ? 3 : 1
    guard (0..<quotes).allSatisfy({ byte($0) == quote }) else { return false }
    return (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }
}
