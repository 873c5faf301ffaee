/// The mistakes that YAML's own errors come from.
///
/// libyaml names the place where it cannot go on, which is often a line after the mistake.
enum YAMLTrap {
  /// What to do about a syntax error; nil if nothing is known.
  static func help(_ error: YAMLSyntaxError, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let lines = Lines(bytes)
    let line = lines[error.mark.line] ?? ""
    let before = String(line.unicodeScalars.prefix(error.mark.column - 1))
    let character = line.unicodeScalars.dropFirst(error.mark.column - 1).first
    switch error.problem {
    case "mapping values are not allowed in this context":
      return braceBehindKey(line) ?? mappingOnOneLine(line) ?? deeperLine(error.mark.line, lines)
        ?? missingColon(error.mark.line, lines)
        ?? "put text that contains ': ' in quotes, or begin a new line"
    case "found character that cannot start any token":
      if character == "\t" || before.contains("\t") { return "indent with spaces, not tabs" }
      return character.map { "put text that begins with `\($0)` in quotes" }
    case "did not find expected ',' or ']'":
      if let character, character == "}" {
        return "remove this `}`, or close the list before it with `]`"
      }
      return quoteInQuotes(before) ?? textAfterBracket(line) ?? "close the list with ']'"
    case "did not find expected ',' or '}'":
      if let character, character == "]" { return "remove this `]`: it closes no list" }
      return quoteInQuotes(before) ?? textAfterBracket(line) ?? openBrace(error.mark.line, lines)
        ?? colonInFlow(before, character) ?? bracketInText(before, line)
        ?? "close the mapping with '}', or put a comma between its entries"
    case "did not find expected node content":
      guard let character else { return "a quote or bracket is still open" }
      return character == "-"
        ? "write the entries between braces without `- `"
        : "put text that begins with `\(character)` in quotes"
    case "did not find expected alphabetic or numeric character":
      return "put text that begins with * or & in quotes"
    case "did not find expected comment or line break"
    where error.context == "while scanning a block scalar":
      return relation(line) ?? "put text that begins with > or | in quotes"
    case "could not find expected ':'":
      return braceBehindKey(line) ?? missingColon(error.mark.line, lines)
        ?? "a key is followed by ': ' and its value"
    case "found invalid Unicode character escape code": return surrogatePair(line)
    case "did not find expected <document start>":
      return textAfterBracket(lines[error.mark.line] ?? "")
        ?? textAfterBracket(lines[error.mark.line - 1] ?? "")
        ?? "begin all keys of the file in column 1"
    case "found unexpected end of stream", "found unexpected document indicator":
      return "a quote or bracket is still open"
    case "did not find expected key", "did not find expected '-' indicator":
      if let character, "}]".unicodeScalars.contains(character) {
        return "remove this `\(character)`: line \(error.mark.line) closes more than it opens"
      }
      if character == ";" { return "remove the `;`: a line ends without it" }
      return quoteInQuotes(before) ?? textAfterBracket(line) ?? braceBehindKey(line) ?? otherColumn(
        error.mark.line, lines)
        ?? "entries of one list or mapping begin in the same column"
    default: return nil
    }
  }

  /// `\ud83d\udc68` is JSON's notation of a character with a number of more than four digits.
  private static func surrogatePair(_ line: String) -> String {
    guard
      let pair = line.firstMatch(
        of: #/\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})/#),
      let high = UInt32(pair.1, radix: 16), let low = UInt32(pair.2, radix: 16),
      let character = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { return "write the character itself" }
    let digits = String(character.value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: 8 - digits.count)
    return "write `\(character)` itself, or `\\U\(zeros)\(digits)`"
  }

  /// The last line with text before `number` may be a key without a colon, or without a space.
  private static func missingColon(_ number: Int, _ lines: Lines) -> String? {
    let candidates = (1...max(1, number)).reversed().lazy.prefix(20)
      .compactMap { index in lines[index].map { (index, text(of: $0)) } }
      .filter { !$0.1.isEmpty && !$0.1.hasPrefix("#") }.prefix(2)
    for (index, text) in candidates {
      let words = text.split(separator: " ")
      if words.count == 1, isName(text), index < number {
        if text.first?.isUppercase == true {
          return
            "indent `\(text)` in line \(index) if it continues the text above, or put a colon behind it"
        }
        return "put a colon behind `\(text)` in line \(index): `\(text):`"
      }
      if let word = words.first, let colon = word.firstIndex(of: ":"), colon > word.startIndex,
        word.index(after: colon) < word.endIndex, isName(String(word[..<colon]))
      {
        return "put a space behind the colon of `\(word[..<colon]):` in line \(index)"
      }
    }
    return nil
  }

  /// `title { kind: label }` has no colon behind its key.
  private static func braceBehindKey(_ line: String) -> String? {
    guard let brace = line.firstRange(of: " {") else { return nil }
    let key = text(of: String(line[..<brace.lowerBound]))
    return isName(key) ? "put a colon behind `\(key)`: `\(key): {`" : nil
  }

  /// A key that begins in another column than the line above.
  private static func otherColumn(_ number: Int, _ lines: Lines) -> String? {
    guard number > 1, let line = lines[number], let above = lines[number - 1],
      text(of: line).contains(":"), text(of: above).contains(": ")
    else { return nil }
    let columns = [line, above].map { $0.prefix { $0 == " " }.count + 1 }
    guard abs(columns[0] - columns[1]) == 1 else { return nil }
    return
      "line \(number) begins in column \(columns[0]) and line \(number - 1) in column \(columns[1]): begin both in one column"
  }

  /// `pin: top: 20` is a mapping in a mapping, which needs braces.
  private static func mappingOnOneLine(_ line: String) -> String? {
    guard
      let found = line.firstMatch(
        of: #/^\s*([A-Za-z]\w*):\s+([a-z]\w*):\s+([^\s:"'{}\[\]]+)\s*\r?$/#),
      !["text", "title", "placeholder"].contains(found.1)
    else { return nil }
    return "write `\(found.1): { \(found.2): \(found.3) }`"
  }

  /// In `{ kind: label text: Hi }` a comma is missing, and in `{ text: Note: hi }` quotes are.
  private static func colonInFlow(_ before: String, _ character: Unicode.Scalar?) -> String? {
    guard character == ":" else { return nil }
    let entry = before.split { "{,".contains($0) }.last.map(String.init) ?? ""
    guard let colon = entry.firstRange(of: ": ") else {
      return "put text that contains ': ' in quotes"
    }
    let words = entry[colon.upperBound...].split(separator: " ").map(String.init)
    if words.dropLast().last?.hasSuffix(";") == true { return "write `,` in place of `;`" }
    guard words.count > 1, let key = words.last, isName(key), key.first?.isLowercase == true else {
      return "put text that contains ': ' in quotes"
    }
    return "put a comma before `\(key)`; text that contains ': ' stands in quotes"
  }

  /// A key that is indented deeper than the key with a value above it.
  private static func deeperLine(_ number: Int, _ lines: Lines) -> String? {
    guard number > 1, let line = lines[number], let above = lines[number - 1] else { return nil }
    let (key, value) = (text(of: line), text(of: above))
    guard key.contains(": "), let colon = value.firstRange(of: ": "),
      isName(String(value[..<colon.lowerBound])),
      !">|{[".contains(value[colon.upperBound...].prefix(1)),
      line.prefix(while: { $0 == " " }).count > above.prefix(while: { $0 == " " }).count
    else { return nil }
    return "line \(number) is indented deeper than line \(number - 1): begin both in one column"
  }

  /// The place of a `{` in a line above that is not closed in its line.
  private static func openBrace(_ number: Int, _ lines: Lines) -> String? {
    let candidates = (1..<max(1, number)).reversed().lazy.prefix(20)
      .compactMap { index in lines[index].map { (index, $0) } }
      .filter { !$0.1.allSatisfy { $0 == " " } }
    guard let (index, line) = candidates.first,
      line.filter({ $0 == "{" }).count > line.filter({ $0 == "}" }).count,
      !text(of: line).hasSuffix("{"), !text(of: line).hasSuffix(",")
    else { return nil }
    return "close the mapping of line \(index) with '}'"
  }

  /// An apostrophe ends a text in single quotes.
  private static func quoteInQuotes(_ before: String) -> String? {
    guard before.hasSuffix("'"), before.filter({ $0 == "'" }).count == 2 else { return nil }
    return "put text with an apostrophe in double quotes, as in `\"It's\"`"
  }

  /// `text: [x] Done` is a text that begins with a bracket.
  private static func textAfterBracket(_ line: String) -> String? {
    guard
      let found = line.firstMatch(
        of: #/(\w+):\s+((?:\[[^\[\]{}]*\]|\{[^\[\]{}:]*\})\s*[^\s,\]}#:][^,\]}#]*)/#)
    else { return nil }
    let (key, value) = (found.1, text(of: String(found.2)))
    return
      "put the text in quotes, because it begins with `\(value.prefix(1))`: `\(key): \"\(value)\"`"
  }

  /// In `{ text: Done [x] }`, the bracket ends the text.
  private static func bracketInText(_ before: String, _ line: String) -> String? {
    let rest = line.unicodeScalars.dropFirst(before.unicodeScalars.count)
    guard let bracket = rest.first, "[{".unicodeScalars.contains(bracket),
      let entry = before.split(whereSeparator: { "{,".contains($0) }).last,
      let colon = entry.firstRange(of: ": "),
      case let key = text(of: String(entry[..<colon.lowerBound])), isName(key), key != "views",
      let end = String(rest).firstMatch(of: #/^[\[{][^\[\]{}"]*[\]}][^,\[\]{}"#]*/#),
      case let start = text(of: String(entry[colon.upperBound...])), !start.contains("\"")
    else { return nil }
    return
      "put the text in quotes, because it contains `\(bracket)`: `\(key): \"\(start) \(text(of: String(end.0)))\"`"
  }

  /// `>= 10` without quotes begins a block of text.
  private static func relation(_ line: String) -> String? {
    guard let colon = line.firstRange(of: ": >") else { return nil }
    let value = line[colon.upperBound...].prefix { !"},#".contains($0) }
    let trimmed = text(of: String(value))
    return "put it in quotes, because `>` begins a block of text: `\">\(trimmed)\"`"
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 60 && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The line without spaces at its ends.
  private static func text(of line: String) -> String {
    String(line.drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
  }

  /// The lines of a file, found when they are asked for.
  private struct Lines {
    private let lines: [Slice<UnsafeBufferPointer<UInt8>>]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    /// The line with a number counted from 1, at most 1,000 bytes of it.
    subscript(number: Int) -> String? {
      lines.indices.contains(number - 1)
        ? String(decoding: lines[number - 1].prefix(1000), as: UTF8.self) : nil
    }
  }
}
