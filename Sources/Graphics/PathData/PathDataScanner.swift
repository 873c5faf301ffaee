/// A scanner of numbers and commands in path data, by SVG 1.1 section 8.3.9.
struct PathDataScanner {
  private let characters: [Character]
  private(set) var offset = 0

  init(_ text: String) { characters = Array(text) }

  var isAtEnd: Bool { offset >= characters.count }
  var current: Character? { isAtEnd ? nil : characters[offset] }

  mutating func skipSpace() {
    while let next = current, next.isWhitespace { offset += 1 }
  }

  /// Skips space with at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    guard current == "," else { return }
    offset += 1
    skipSpace()
  }

  /// Takes the letter at the current position, or returns nil if there is none.
  mutating func command() -> Character? {
    guard let next = current, next.isASCII, next.isLetter else { return nil }
    offset += 1
    return next
  }

  /// Whether a number begins at the current position.
  var isAtNumber: Bool {
    guard let next = current else { return false }
    return next.isASCIIDigit || next == "+" || next == "-" || next == "."
  }

  mutating func number() throws(PathDataError) -> Double {
    let start = offset
    var text = ""
    func fail() -> PathDataError { PathDataError(offset: start, reason: .badNumber) }
    if let sign = current, sign == "+" || sign == "-" { text.append(take(sign)) }
    text += digits()
    if current == "." {
      text.append(take("."))
      let fraction = digits()
      text += fraction.isEmpty ? "0" : fraction
    }
    if let letter = current, letter == "e" || letter == "E" {
      text.append(take(letter))
      if let sign = current, sign == "+" || sign == "-" { text.append(take(sign)) }
      text += digits()
    }
    if text.first == "." { text = "0" + text }
    guard let number = Double(text), number.magnitude <= 1e6 else { throw fail() }
    return number
  }

  mutating func flag() throws(PathDataError) -> Bool {
    guard let next = current, next == "0" || next == "1" else {
      throw PathDataError(offset: offset, reason: .badFlag)
    }
    offset += 1
    return next == "1"
  }

  private mutating func take(_ character: Character) -> Character {
    offset += 1
    return character
  }

  private mutating func digits() -> String {
    var text = ""
    while let next = current, next.isASCIIDigit { text.append(take(next)) }
    return text
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
