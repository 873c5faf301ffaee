/// Swift source with its tokens, and questions about single tokens.
///
/// A token is a number in `tokens`. Every question accepts numbers outside of the array.
struct TokenizedSource: Sendable {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// The number of the token that closes or opens what each token opens or closes, or -1.
  private let partners: [Int32]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftLexer.tokens(of: bytes)
    partners = Self.partners(of: tokens, in: bytes)
  }

  private static func partners(of tokens: [SwiftToken], in bytes: [UInt8]) -> [Int32] {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      let byte = token.kind == .sign ? bytes[token.start] : 0
      if token.kind == .interpolation || "([{".utf8.contains(byte) {
        open.append(index)
      } else if ")]}".utf8.contains(byte), let other = open.popLast() {
        partners[other] = Int32(index)
        partners[index] = Int32(other)
      }
    }
    return partners
  }
}

extension TokenizedSource {
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return text(from: tokens[index].start, to: tokens[index].end)
  }

  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }

  /// A word without backticks.
  func name(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let token = tokens[index]
    let isQuoted = token.kind == .quotedWord && token.end - token.start > 1
    return text(from: token.start + (isQuoted ? 1 : 0), to: token.end - (isQuoted ? 1 : 0))
  }

  func kind(_ index: Int) -> SwiftToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Whether the token is a word, with or without backticks.
  func isName(_ index: Int) -> Bool {
    let kind = kind(index)
    return kind == .word || kind == .quotedWord
  }

  /// Whether the token has this text.
  ///
  /// A string, or a word in backticks, has none.
  func `is`(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    guard token.end - token.start == text.utf8CodeUnitCount,
      token.kind == .sign || token.kind == .word || token.kind == .directive
    else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[token.start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  func firstByte(_ index: Int) -> UInt8 {
    tokens.indices.contains(index) ? bytes[tokens[index].start] : 0
  }

  /// Whether no space, line end or comment is before the token.
  func touchesPrevious(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), index > 0 else { return false }
    return tokens[index - 1].end == tokens[index].start
  }

  func isFirstOnLine(_ index: Int) -> Bool {
    tokens.indices.contains(index) ? tokens[index].isFirstOnLine : true
  }

  /// Whether the token is a name after a dot.
  func isMemberName(_ index: Int) -> Bool { self.is(index - 1, ".") }

  /// The token that closes the parenthesis, bracket or brace, or nil if none does.
  func closing(_ index: Int) -> Int? {
    tokens.indices.contains(index) && partners[index] > index ? Int(partners[index]) : nil
  }

  /// The token that opens what this parenthesis, bracket or brace closes, or nil if none does.
  func opening(_ index: Int) -> Int? {
    guard tokens.indices.contains(index), (0..<index).contains(Int(partners[index])) else {
      return nil
    }
    return Int(partners[index])
  }
}

// MARK: - Declarations

extension TokenizedSource {
  /// The keyword of a type's header at this token, or nil if the word is something else.
  func typeKeyword(_ index: Int) -> SourceScope.TypeKeyword? {
    guard tokens[index].end - tokens[index].start <= 9, isName(index + 1),
      !self.is(index - 1, "import"), !self.is(index - 1, "@"),
      let keyword = SourceScope.TypeKeyword.allCases.first(where: { isKeyword(index, $0) })
    else { return nil }
    if keyword == .class, Self.wordsAfterClassModifier.contains(text(index + 1)) { return nil }
    // `actor` is a name in most places.
    if keyword == .actor {
      let isHeader = self.is(index + 2, "{") || self.is(index + 2, ":") || self.is(index + 2, "<")
      guard isHeader, !isFirstOnLine(index + 1) else { return nil }
    }
    return keyword
  }

  private func isKeyword(_ index: Int, _ keyword: SourceScope.TypeKeyword) -> Bool {
    switch keyword {
    case .class: self.is(index, "class")
    case .struct: self.is(index, "struct")
    case .enum: self.is(index, "enum")
    case .actor: self.is(index, "actor")
    case .protocol: self.is(index, "protocol")
    case .extension: self.is(index, "extension")
    }
  }

  private static let wordsAfterClassModifier: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "public", "open", "internal",
    "private", "fileprivate", "package", "dynamic", "nonisolated", "weak", "lazy", "unowned",
    "required", "convenience",
  ]

  /// The parts of a type's name from a token on, without generic arguments.
  func typeName(from index: Int) -> [String] {
    var parts: [String] = []
    var next = index
    while isName(next) {
      parts.append(text(next))
      next = afterGenericArguments(next + 1)
      guard self.is(next, "."), isName(next + 1) else { break }
      next += 1
    }
    return parts
  }

  /// The token after generic arguments, or the same token if it does not open any.
  func afterGenericArguments(_ index: Int) -> Int {
    guard self.is(index, "<") else { return index }
    var depth = 0
    var next = index
    while next < tokens.count {
      if self.is(next, "<") { depth += 1 }
      if self.is(next, ">") { depth -= 1 }
      if self.is(next, "{") || self.is(next, ";") { return index }
      next += 1
      if depth == 0 { return next }
    }
    return index
  }

  /// Whether `static` or `class` is among the modifiers before a keyword.
  func isStatic(_ index: Int) -> Bool {
    (firstModifier(before: index)..<index).contains {
      self.is($0, "static") || self.is($0, "class")
    }
  }

  /// The first modifier of the declaration with this keyword, or the keyword itself.
  ///
  /// Attributes are not modifiers.
  func firstModifier(before index: Int) -> Int {
    var first = index
    while true {
      if Self.modifiers.contains(text(first - 1)), kind(first - 1) == .word,
        !self.is(first - 2, "@")
      {
        first -= 1
      } else if self.is(first - 1, ")"), let open = opening(first - 1),
        Self.modifiersWithArgument.contains(text(open - 1)), !self.is(open - 2, "@")
      {
        first = open - 1
      } else {
        return first
      }
    }
  }

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "private", "fileprivate", "package", "final", "static", "class",
    "dynamic", "override", "convenience", "required", "weak", "lazy", "nonisolated", "unowned",
    "mutating", "nonmutating", "optional", "isolated", "distributed", "prefix", "postfix", "infix",
    "indirect",
  ]

  private static let modifiersWithArgument: Set<String> = [
    "public", "open", "internal", "private", "fileprivate", "package", "nonisolated", "unowned",
  ]

  /// The first attribute before a token, or the token itself.
  func firstAttribute(before index: Int) -> Int {
    var first = index
    while true {
      var name = first - 1
      if self.is(name, ")"), let open = opening(name), touchesPrevious(open) { name = open - 1 }
      // An attribute's name may have parts: `@Module.Attribute`.
      while self.is(name - 1, "."), isName(name - 2) { name -= 2 }
      guard isName(name), self.is(name - 1, "@") else { return first }
      first = name - 1
    }
  }

  /// The argument labels in the parentheses of a declaration; `_` is an empty one.
  func parameterLabels(open: Int, close: Int) -> [String] {
    var labels: [String] = []
    var depth = 0
    var isStart = true
    for index in open + 1..<max(open + 1, close) {
      if isStart, depth == 0 {
        var label = index
        // Attributes come before labels only with macros and wrappers.
        while self.is(label, "@"), isName(label + 1) { label += 2 }
        labels.append(self.is(label, "_") ? "" : name(label))
        isStart = false
      }
      let byte = kind(index) == .sign ? firstByte(index) : 0
      if "([{<".utf8.contains(byte) { depth += 1 }
      if ")]}>".utf8.contains(byte), !self.is(index, "->") { depth -= 1 }
      if byte == UInt8(ascii: ","), depth == 0 { isStart = true }
    }
    return labels
  }

  /// The token after a type that begins at a token, or the token itself if none begins there.
  func afterType(_ index: Int) -> Int {
    var next = index
    while true {
      if self.is(next, "@"), isName(next + 1) {
        next += 2
        if self.is(next, "("), touchesPrevious(next), let close = closing(next) {
          next = close + 1
        }
      } else if ["inout", "some", "any", "borrowing", "consuming", "sending", "isolated"]
        .contains(text(next)), !isFirstOnLine(next + 1)
      {
        next += 1
      } else {
        break
      }
    }
    if self.is(next, "(") || self.is(next, "["), let close = closing(next) {
      next = close + 1
    } else if isName(next) {
      next = afterGenericArguments(next + 1)
    } else {
      return index
    }
    while true {
      if self.is(next, "."), isName(next + 1) {
        next = afterGenericArguments(next + 2)
      } else if self.is(next, "?") || self.is(next, "!"), touchesPrevious(next) {
        next += 1
      } else if self.is(next, "&") {
        return afterType(next + 1)
      } else {
        break
      }
    }
    var arrow = next
    while ["throws", "async", "rethrows"].contains(text(arrow)) { arrow += 1 }
    return self.is(arrow, "->") ? afterType(arrow + 1) : next
  }
}
