/// A text with formats such as `%d`, `%@` and `%1$@`.
struct TextFormat {
  fileprivate enum Piece {
    case text(String)
    /// A format with the position of its argument, from 1.
    case argument(Int, isNumber: Bool)
  }

  private let pieces: [Piece]
  /// The greatest position of an argument; 0 without formats.
  let argumentCount: Int

  init(_ text: String) {
    var pieces: [Piece] = []
    var written = ""
    var next = 1
    var rest = text[...]
    while let start = rest.firstIndex(of: "%") {
      written += rest[..<start]
      rest = rest[start...]
      guard let format = Self.nextFormat(in: rest) else {
        written += "%"
        rest = rest.dropFirst()
        continue
      }
      rest = rest[format.range.upperBound...]
      if format.isPercent {
        written += "%"
        continue
      }
      if !written.isEmpty { pieces.append(.text(written)) }
      written = ""
      pieces.append(.argument(format.position ?? next, isNumber: format.isNumber))
      next = (format.position ?? next) + 1
    }
    written += rest
    if !written.isEmpty { pieces.append(.text(written)) }
    self.pieces = pieces
    argumentCount =
      pieces.map { if case .argument(let position, _) = $0 { position } else { 0 } }.max() ?? 0
  }

  /// A format at the beginning of a text.
  struct Format {
    let range: Range<String.Index>
    let position: Int?
    let isNumber: Bool
    let isPercent: Bool
  }

  /// The format at the beginning of a text that begins with `%`; nil if there is none.
  ///
  /// A named part such as `%#@files@` is a format too.
  static func nextFormat(in text: Substring) -> Format? {
    if let part = nextPart(in: text) {
      return Format(
        range: part.range, position: part.argument, isNumber: true, isPercent: false)
    }
    var reader = FormatReader(text)
    let position = reader.position().flatMap(argument)
    reader.skip { "-+0#'".utf8.contains($0) }
    reader.skip(FormatReader.isDigit)
    if reader.next == UInt8(ascii: ".") {
      reader.advance()
      guard reader.skip(FormatReader.isDigit) > 0 else { return nil }
    }
    if let length = reader.next, "hlqztjL".utf8.contains(length) {
      reader.advance()
      if length == reader.next, "hl".utf8.contains(length) { reader.advance() }
    }
    guard let kind = reader.next, "@dDiuUoOxXfFeEgGaAcCsS%".utf8.contains(kind) else { return nil }
    reader.advance()
    return Format(
      range: reader.range, position: position, isNumber: "dDiuUfFeEgG".utf8.contains(kind),
      isPercent: kind == UInt8(ascii: "%"))
  }

  /// A named part of a text such as `%#@files@` or `%2$#@files@`.
  struct NamedPart {
    let range: Range<String.Index>
    let name: Substring
    let argument: Int?
  }

  /// The named part at the beginning of a text that begins with `%`; nil if there is none.
  static func nextPart(in text: Substring) -> NamedPart? {
    var reader = FormatReader(text)
    let position = reader.position().flatMap(argument)
    guard reader.next == UInt8(ascii: "#") else { return nil }
    reader.advance()
    guard reader.next == UInt8(ascii: "@") else { return nil }
    reader.advance()
    let start = reader.range.upperBound
    guard reader.skip({ $0 != UInt8(ascii: "@") }) > 0, reader.next != nil else { return nil }
    let name = text[start..<reader.range.upperBound]
    reader.advance()
    return NamedPart(range: reader.range, name: name, argument: position)
  }

  /// The names of the named parts in a text, in order.
  static func partNames(in text: String) -> [String] {
    var names: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "%") {
      rest = rest[start...]
      if let part = nextPart(in: rest) { names.append(String(part.name)) }
      let end = nextFormat(in: rest)?.range.upperBound
      rest = rest[(end ?? rest.index(after: start))...]
    }
    return names
  }

  /// A position that arguments can have; nil for others.
  static func argument(_ position: Int) -> Int? { (1...99).contains(position) ? position : nil }

  /// The text with the arguments in place of the formats; without an argument a format is left out.
  func filled(with arguments: [String]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let position, _):
        arguments.indices.contains(position - 1) ? arguments[position - 1] : ""
      }
    }.joined()
  }

  /// Whether the text has a letter outside of its formats, so that it fits few other texts.
  var isDistinct: Bool {
    pieces.contains {
      if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false }
    }
  }

  /// The arguments that make the format a text; nil if no arguments do.
  ///
  /// A format for numbers fits digits with a sign and separators. Others fit any text but none. A
  /// format fits the shortest text that it can.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - steps: the steps that are left for comparisons; without any, no arguments are found.
  /// - Returns: the arguments.
  func arguments(of text: String, _ steps: inout Int) -> [String]? {
    guard (1...9).contains(argumentCount), pieces.count <= Self.greatestPieceCount else {
      return nil
    }
    var matching = Matching(steps: min(steps, Self.greatestStepCount))
    let start = matching.steps
    let isMatch = matching.match(pieces[...], text[...])
    steps -= start - matching.steps
    return isMatch ? (1...argumentCount).map { matching.found[$0] ?? "" } : nil
  }

  /// The greatest number of pieces of a format that is compared with texts.
  private static let greatestPieceCount = 64
  /// The greatest number of steps of a comparison.
  private static let greatestStepCount = 100_000

  /// The text with the position of an argument in each format that has none, except in named parts.
  static func positioned(_ text: String, at position: Int) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...]
      guard let format = nextFormat(in: rest) else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let isFree = format.position == nil && !format.isPercent && nextPart(in: rest) == nil
      result += isFree ? "%\(position)$@" : rest[format.range]
      rest = rest[format.range.upperBound...]
    }
    return result + rest
  }
}

/// Reads the characters of a format after its `%`.
private struct FormatReader {
  private let bytes: Substring.UTF8View
  private var place: String.Index

  init(_ text: Substring) {
    bytes = text.utf8
    place = bytes.index(after: bytes.startIndex)
  }

  /// The range from the `%` to the place.
  var range: Range<String.Index> { bytes.startIndex..<place }

  var next: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  mutating func advance() { place = bytes.index(after: place) }

  /// Skips bytes and returns their number.
  @discardableResult
  mutating func skip(_ isSkipped: (UInt8) -> Bool) -> Int {
    var count = 0
    while let byte = next, isSkipped(byte) {
      advance()
      count += 1
    }
    return count
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Reads a position such as `2$`; reads nothing if there is none.
  mutating func position() -> Int? {
    let start = place
    skip(Self.isDigit)
    let digits = bytes[start..<place]
    guard next == UInt8(ascii: "$"), let number = Int(Substring(digits)) else {
      place = start
      return nil
    }
    advance()
    return number
  }
}

/// The comparison of a text with a format.
private struct Matching {
  /// The arguments by position.
  private(set) var found: [Int: String] = [:]
  /// The steps that are left, so that a table cannot make the comparison slow: one for each piece and
  /// for each byte that is searched.
  private(set) var steps: Int

  init(steps: Int) { self.steps = steps }

  mutating func match(_ pieces: ArraySlice<TextFormat.Piece>, _ text: Substring) -> Bool {
    steps -= 1
    guard steps > 0 else { return false }
    guard let piece = pieces.first else { return text.isEmpty }
    let rest = pieces.dropFirst()
    switch piece {
    case .text(let written):
      // Keys have the same code points, which equal texts need not have.
      return text.prefix(written.count).utf8.elementsEqual(written.utf8)
        && match(rest, text.dropFirst(written.count))
    case .argument(let position, let isNumber):
      if isNumber {
        let digits = text.prefix { $0.isWholeNumber || "-−+.,".contains($0) }
        // A point or a comma behind the digits belongs to the text.
        guard let last = digits.lastIndex(where: \.isWholeNumber) else { return false }
        found[position] = String(digits[...last])
        return match(rest, text[digits.index(after: last)...])
      }
      guard case .text(let next)? = rest.first else {
        guard rest.isEmpty, !text.isEmpty else { return false }
        found[position] = String(text)
        return true
      }
      // The first place behind at least one character at which the written text follows.
      var start = text.index(text.startIndex, offsetBy: 1, limitedBy: text.endIndex)
      while let from = start, from < text.endIndex {
        steps -= text[from...].utf8.count
        guard steps > 0, let place = text[from...].firstRange(of: next) else { return false }
        found[position] = String(text[..<place.lowerBound])
        if match(rest, text[place.lowerBound...]) { return true }
        start = text.index(after: place.lowerBound)
      }
      return false
    }
  }
}
