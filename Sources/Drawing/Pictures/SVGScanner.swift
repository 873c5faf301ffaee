import Graphics

/// Looks through the text of an SVG file for what a picture must not hold.
///
/// A file is read as tags and attributes without building a tree: what is told of is more than
/// librsvg would act on, so that a picture is the same on every machine and never less than its file.
struct SVGScanner {
  private let text: [UInt8]
  private var offset = 0
  /// The innermost element that is open at most once in a tree: the style sheet's text counts.
  private var isInStyle = false

  /// Whether an `svg` element begins the file, after space, comments and declarations.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<")
      && head.contains("<svg")
  }

  static func check(_ bytes: [UInt8]) throws(PictureFault) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .svg(.encoding) }
    var scanner = SVGScanner(text: bytes)
    try scanner.scan()
  }

  private init(text: [UInt8]) { self.text = text }

  private mutating func scan() throws(PictureFault) {
    while let start = find("<", from: offset) {
      if isInStyle { try checkStyle(string(offset..<start)) }
      offset = start
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        let begin = offset
        skip(past: "]]>")
        if isInStyle { try checkStyle(string(begin..<offset)) }
      } else if starts(with: "<?") {
        let begin = offset
        skip(past: "?>")
        try checkInstruction(string(begin..<offset))
      } else if starts(with: "<!") {
        let begin = offset
        skip(past: ">")
        // Entities are declared within brackets.
        if string(begin..<offset).contains("[") { throw .svg(.entity) }
      } else {
        try scanTag()
      }
    }
  }

  /// From `<` past `>`.
  private mutating func scanTag() throws(PictureFault) {
    offset += 1
    let isEnd = current == UInt8(ascii: "/")
    if isEnd { offset += 1 }
    let name = Self.local(word())
    if isEnd {
      if name == "style" { isInStyle = false }
      return skip(past: ">")
    }
    switch name {
    case "script": throw .svg(.script)
    case "text", "tspan", "tref", "textPath", "font": throw .svg(.text)
    case "image", "feImage": throw .svg(.picture)
    case "foreignObject", "iframe", "embed", "object", "audio", "video", "canvas":
      throw .svg(.foreign)
    case "include": throw .svg(.reference("include"))
    default: break
    }
    var isEmpty = false
    while let byte = current, byte != UInt8(ascii: ">") {
      isEmpty = byte == UInt8(ascii: "/")
      if isEmpty || Self.isSpace(byte) {
        offset += 1
        continue
      }
      try scanAttribute()
    }
    offset += 1
    isInStyle = name == "style" && !isEmpty
  }

  private mutating func scanAttribute() throws(PictureFault) {
    let start = offset
    let name = Self.local(word())
    skipSpace()
    guard current == UInt8(ascii: "=") else {
      if offset == start { offset += 1 }
      return
    }
    offset += 1
    skipSpace()
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return
    }
    let begin = offset + 1
    offset = begin
    while let byte = current, byte != quote { offset += 1 }
    let value = string(begin..<offset)
    offset = min(offset + 1, text.count)
    if name.lowercased().hasPrefix("on") { throw .svg(.handler(name)) }
    if name == "href" || name == "src" {
      let target = value.drop { $0.isWhitespace }
      guard target.hasPrefix("#") else { throw .svg(.reference(String(target.prefix(60)))) }
    }
    try checkStyle(value)
  }

  /// References in a style sheet or in an attribute.
  private func checkStyle(_ style: String) throws(PictureFault) {
    let lower = style.lowercased()
    if lower.contains("@import") { throw .svg(.reference("@import")) }
    if lower.contains("javascript:") { throw .svg(.script) }
    var rest = Substring(lower)
    while let found = rest.firstRange(of: "url(") {
      rest = rest[found.upperBound...]
      let target = rest.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      guard target.hasPrefix("#") else {
        throw .svg(.reference(String(target.prefix { $0 != ")" && $0 != "\"" }.prefix(60))))
      }
    }
  }

  /// `<?xml …?>` in UTF-8, and no style sheet of another file.
  private func checkInstruction(_ instruction: String) throws(PictureFault) {
    if instruction.hasPrefix("<?xml-stylesheet") { throw .svg(.reference("xml-stylesheet")) }
    guard let encoding = instruction.lowercased().firstRange(of: "encoding=") else { return }
    let name = instruction.lowercased()[encoding.upperBound...].dropFirst()
    guard name.hasPrefix("utf-8") || name.hasPrefix("us-ascii") else { throw .svg(.encoding) }
  }
}

extension SVGScanner {
  private var current: UInt8? { offset < text.count ? text[offset] : nil }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

  /// A name without its prefix.
  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  private mutating func skipSpace() {
    while let byte = current, Self.isSpace(byte) { offset += 1 }
  }

  private mutating func word() -> String {
    let start = offset
    while let byte = current, !Self.isSpace(byte), !"=/>\"'".utf8.contains(byte) { offset += 1 }
    return string(start..<offset)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private func starts(with prefix: String) -> Bool {
    text[offset...].starts(with: prefix.utf8)
  }

  private func find(_ byte: Character, from start: Int) -> Int? {
    guard let code = byte.asciiValue else { return nil }
    return text[start...].firstIndex(of: code)
  }

  /// To the end where the mark does not come.
  private mutating func skip(past mark: String) {
    let bytes = Array(mark.utf8)
    while offset < text.count {
      if text[offset] == bytes[0], text[offset...].starts(with: bytes) {
        offset += bytes.count
        return
      }
      offset += 1
    }
  }
}
