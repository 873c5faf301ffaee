import Diagnostics
import YAML

/// The text of a spec in which values of other languages and constraints with commas are in quotes, so
/// that YAML reads each as one value: `UIEdgeInsets(top: 8, left: 8)`, `#fff`, `${name}`.
///
/// A spec with errors is read again in this form. The errors of a value that is in quotes there say what
/// to write instead of it.
struct MendedText {
  private(set) var bytes: [UInt8] = []
  private(set) var mends: [Mend] = []

  /// The patterns of such values, each compiled once for the process.
  private enum Patterns {
    nonisolated(unsafe) static let color = #/#[0-9A-Fa-f]{3,8}(?=\s*(?:[,}\]]|\s#|\r?$))/#
    nonisolated(unsafe) static let placeholder = #/\$\{\{?\s*\w+\s*\}\}?|\{\{\s*\w+\s*\}\}?/#
    nonisolated(unsafe) static let border =
      #/[\w.][\w. ()]*\s#[0-9A-Fa-f]{3,8}(?=\s*(?:[,}\]]|\r?$))/#
    nonisolated(unsafe) static let call = #/(?:const\s+)?\.?[A-Za-z][\w.-]*\(/#
    nonisolated(unsafe) static let equation = #/[A-Za-z][\w.]*(?:\[[\w, ]*\])?\s*[=<>]=/#
    nonisolated(unsafe) static let element = #/\w+\[\d+\]|[A-Z]\w*\.\w+\[\w+\]!?/#
  }

  /// A changed part of a line.
  struct Mend {
    var line: Int
    /// The column of the part in the file, counted from 1.
    var column: Int
    /// The numbers of characters in the file and in the mended text.
    var length: Int
    var mendedLength: Int
    /// Whether commas end a value here.
    var isInFlow: Bool
    /// The help if nothing else is wrong with the value.
    var help: String
  }

  /// Nil if nothing in the file looks like a value of another language.
  init?(_ file: [UInt8]) {
    var depth = 0
    var lines: [String] = []
    for (index, bytes) in file.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    )
    .enumerated() {
      let line = String(decoding: bytes, as: UTF8.self)
      guard bytes.count <= 1000 else {
        lines.append(line)
        continue
      }
      lines.append(mended(line, number: index + 1, &depth))
    }
    guard !mends.isEmpty else { return nil }
    bytes = Array(lines.joined(separator: "\n").utf8)
  }

  /// Scans the line for values, and puts those of other languages in quotes.
  private mutating func mended(_ line: String, number: Int, _ depth: inout Int) -> String {
    let characters = Array(line.unicodeScalars.map(Character.init))
    let start = characters.firstIndex { $0 != " " } ?? characters.count
    if characters[start...].starts(with: "//") {
      mends.append(
        Mend(
          line: number, column: start + 1, length: 2, mendedLength: 2, isInFlow: false,
          help: "a comment begins with `#`"))
      return String(characters[..<start]) + "##" + String(characters[(start + 2)...])
    }
    var made: [Character] = []
    var index = 0
    var mayBeginValue = false
    while index < characters.count {
      let character = characters[index]
      if character == "/", index > start, characters[index...].starts(with: "// "),
        characters[index - 1] == " "
      {
        mends.append(
          Mend(
            line: number, column: index + 1, length: 2, mendedLength: 2, isInFlow: false,
            help: "a comment begins with `#`"))
        return String(made) + "##" + String(characters[(index + 2)...])
      }
      if character == "#", index == start || characters[index - 1] == " ", !mayBeginValue { break }
      if mayBeginValue, character != " ",
        let end = Self.endOfStrangeValue(characters, from: index, isInFlow: depth > 0)
      {
        let value = String(characters[index..<end])
        let quoted = "'" + value.replacing("'", with: "''") + "'"
        let key = Self.key(before: index, in: characters)
        mends.append(
          Mend(
            line: number, column: index + 1, length: end - index, mendedLength: quoted.count,
            isInFlow: depth > 0, help: Self.help(value, key)))
        made += Array(quoted)
        index = end
        mayBeginValue = false
        continue
      }
      if character == "\"" || character == "'", mayBeginValue {
        let end = Self.endOfQuotes(characters, from: index)
        made += characters[index..<end]
        index = end
        mayBeginValue = false
        continue
      }
      if "{[".contains(character), mayBeginValue || depth > 0 { depth += 1 }
      if "}]".contains(character), depth > 0 { depth -= 1 }
      made.append(character)
      if character == "[" {
        mayBeginValue = depth > 0
      } else if character == ":" || character == "-" && index == start
        || character == "," && depth > 0
      {
        mayBeginValue = index + 1 < characters.count && characters[index + 1] == " "
      } else if character != " " {
        mayBeginValue = false
      }
      index += 1
    }
    return String(made) + String(characters[index...])
  }

  /// The end of a value that YAML reads in parts; nil for other values.
  private static func endOfStrangeValue(
    _ line: [Character], from start: Int, isInFlow: Bool
  ) -> Int? {
    let characters = line[start...].prefix(300)
    guard characters.contains(where: { "#${([".contains($0) }) else { return nil }
    let rest = String(characters)
    let value: Substring?
    // Most values match no pattern.
    switch line[start] {
    case "#": value = rest.prefixMatch(of: Patterns.color)?.0
    case "$", "{": value = rest.prefixMatch(of: Patterns.placeholder)?.0
    default:
      if rest.contains("#"), isOfLine(key(before: start, in: line)),
        let border = rest.prefixMatch(of: Patterns.border)
      {
        value = border.0
      } else if rest.contains("("), rest.prefixMatch(of: Patterns.call) != nil {
        return endOfCall(line, from: start, isInFlow: isInFlow)
      } else if isInFlow, rest.prefixMatch(of: Patterns.equation) != nil {
        return endOfCall(line, from: start, isInFlow: isInFlow)
      } else if isInFlow, rest.contains("[") {
        value = rest.prefixMatch(of: Patterns.element)?.0
      } else {
        value = nil
      }
    }
    return value.map { start + $0.count }
  }

  /// Whether a key is another tool's word for a line or a shadow, whose value may be `1px solid #fff`.
  private static func isOfLine(_ key: String) -> Bool {
    ["border", "shadow", "stroke", "outline"].contains(where: key.lowercased().contains)
  }

  /// The end of a call with all that is chained to it, or of an equation, if YAML does not read it as one text.
  private static func endOfCall(_ line: [Character], from start: Int, isInFlow: Bool) -> Int? {
    var depth = 0
    var isBroken = false
    var end = start
    for index in start..<line.count {
      let character = line[index]
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) {
        if depth == 0 { break }
        depth -= 1
      }
      if depth > 0 {
        let next = index + 1 < line.count ? line[index + 1] : " "
        if character == ":", next == " " { isBroken = true }
        if isInFlow, ",{}[]".contains(character) { isBroken = true }
        if character == "#", index > 0, line[index - 1] == " " { isBroken = true }
      } else {
        if isInFlow, character == "," { break }
        if character == "#", line[index - 1] == " " { break }
      }
      end = index + 1
    }
    while end > start, " \r".contains(line[end - 1]) { end -= 1 }
    return isBroken && depth == 0 ? end : nil
  }

  private static func endOfQuotes(_ line: [Character], from start: Int) -> Int {
    var index = start + 1
    while index < line.count, line[index] != line[start] {
      index += line[index] == "\\" && line[start] == "\"" ? 2 : 1
    }
    return min(line.count, index + 1)
  }

  /// The key before a value, or nothing for an entry of a list.
  private static func key(before index: Int, in line: [Character]) -> String {
    let before = line[..<index].reversed().drop { $0 == " " }
    guard before.first == ":" else { return "" }
    return String(before.dropFirst().prefix { !" {,".contains($0) }.reversed())
  }

  private static func help(_ value: String, _ key: String) -> String {
    let quoted = value.contains("\"") ? "'\(value)'" : "\"\(value)\""
    let code = key.isEmpty ? quoted : "\(key): \(quoted)"
    if value.hasPrefix("#") {
      return "write `\(code)` in quotes, as `#` begins a comment otherwise"
    }
    return "put it in quotes: `\(code)`"
  }
}

extension MendedText {
  /// The diagnostics of the file, with those of the mended text at each part that was mended.
  ///
  /// - Parameters:
  ///   - found: the diagnostics of the file as it is.
  ///   - isRead: whether YAML could read the file.
  ///   - mended: the diagnostics of the mended text, or nil if YAML could not read it.
  /// - Returns: the diagnostics in file order.
  func diagnostics(_ found: [Diagnostic], isRead: Bool, mended: [Diagnostic]?) -> [Diagnostic] {
    guard let mended else { return found }
    let moved = mended.map(moved)
    let lines = Set(mends.map(\.line))
    var result = isRead ? moved : moved.filter { $0.span.map { lines.contains($0.line) } ?? false }
    for mend in mends
    where !result.contains(where: { $0.severity == .error && $0.span?.line == mend.line }) {
      let wrong = found.first { diagnostic in
        diagnostic.severity == .error && (!isRead || diagnostic.span?.line == mend.line)
      }
      guard var wrong else { continue }
      if !isRead, result.contains(where: { $0.severity == .error }) { continue }
      wrong.span = wrong.span.map { span in
        var span = span
        (span.line, span.column, span.length) = (mend.line, mend.column, mend.length)
        return span
      }
      wrong.notes = []
      wrong.help = mend.help
      result.append(wrong)
    }
    guard result.contains(where: { $0.severity == .error }) else { return found }
    return result.sorted { one, other in
      guard let a = one.span, let b = other.span else {
        return one.span == nil && other.span != nil
      }
      return a < b
    }
  }

  /// The diagnostic at its place in the file.
  private func moved(_ diagnostic: Diagnostic) -> Diagnostic {
    guard var span = diagnostic.span else { return diagnostic }
    var moved = diagnostic
    for mend in mends.reversed() where mend.line == span.line {
      if span.column >= mend.column + mend.mendedLength {
        span.column -= mend.mendedLength - mend.length
      } else if span.column > mend.column {
        span.column -= 1
      } else if span.column == mend.column, span.length == mend.mendedLength {
        span.length = mend.length
      }
      if mend.isInFlow, let help = moved.help, let code = moved.replacement,
        help == "write `\(code)`", code.contains(","), code.contains("("), !code.hasPrefix("\"")
      {
        moved.help = "write `\"\(code)\"`"
      }
    }
    moved.span = span
    return moved
  }
}
