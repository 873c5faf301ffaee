/// A text with formats such as `%d`, `%@` and `%1$@`.
struct TextFormat {
  fileprivate enum Piece {
    case text(String)
    /// A format with the position of its argument, from 1.
    case argument(Int, isNumber: Bool)
  }

  private let pieces: [Piece]

  /// The number of formats.
  var argumentCount: Int {
    pieces.map { if case .argument(let position, _) = $0 { position } else { 0 } }.max() ?? 0
  }

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
  }

  /// A format at the beginning of a text.
  struct Format {
    let range: Range<String.Index>
    let position: Int?
    let isNumber: Bool
    let isPercent: Bool
  }

  /// The format at the beginning of a text that begins with `%`; nil if there is none.
  static func nextFormat(in text: Substring) -> Format? {
    let pattern =
      #/%(?:(\d{1,2})\$)?(?:#@[^@]+@|[-+0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?([@dDiuUoOxXfFeEgGaAcCsS%]))/#
    guard let match = text.prefixMatch(of: pattern) else { return nil }
    let kind = match.output.2.map(String.init) ?? "#"
    return Format(
      range: match.range, position: match.output.1.flatMap { Int($0) },
      isNumber: "dDiuUfFeEgG#".contains(kind), isPercent: kind == "%")
  }

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
  func arguments(of text: String) -> [String]? {
    guard argumentCount > 0, argumentCount <= 9 else { return nil }
    var matching = Matching()
    guard matching.match(pieces[...], text[...]) else { return nil }
    return (1...argumentCount).map { matching.found[$0] ?? "" }
  }

  /// The text with the position of an argument in each format that has none.
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
      let isFree = format.position == nil && !format.isPercent
      result += isFree ? "%\(position)$@" : rest[format.range]
      rest = rest[format.range.upperBound...]
    }
    return result + rest
  }
}

/// The comparison of a text with a format.
private struct Matching {
  /// The arguments by position.
  private(set) var found: [Int: String] = [:]
  /// The steps that are left, so that a table cannot make the comparison slow.
  private var steps = 10_000

  mutating func match(_ pieces: ArraySlice<TextFormat.Piece>, _ text: Substring) -> Bool {
    steps -= 1
    guard steps > 0 else { return false }
    guard let piece = pieces.first else { return text.isEmpty }
    let rest = pieces.dropFirst()
    switch piece {
    case .text(let written):
      return text.hasPrefix(written) && match(rest, text.dropFirst(written.count))
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
      while let from = start, from < text.endIndex, let place = text[from...].firstRange(of: next) {
        found[position] = String(text[..<place.lowerBound])
        if match(rest, text[place.lowerBound...]) { return true }
        start = text.index(after: place.lowerBound)
      }
      return false
    }
  }
}
