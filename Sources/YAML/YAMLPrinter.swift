/// Writes a tree as the text of a YAML file.
///
/// Reading the text gives the same tree, with other places.
package struct YAMLPrinter {
  /// The text, which ends with a newline.
  package private(set) var text = ""

  /// The comments above the mappings of a path of keys, such as `views.title`; a line each.
  private let comments: [[String]: [String]]
  /// The greatest number of characters of a list or a mapping on one line.
  private let width: Int

  /// Writes a tree.
  ///
  /// - Parameters:
  ///   - root: a mapping.
  ///   - comments: the lines of comments above an entry, without `#`, by the entry's keys from the
  ///     root.
  ///   - width: the greatest number of characters of a list or a mapping on one line.
  package init(_ root: YAMLNode, comments: [[String]: [String]] = [:], width: Int = 96) {
    self.comments = comments
    self.width = width
    guard case .mapping(let entries) = root.content, !entries.isEmpty else {
      add(Self.flow(root))
      return
    }
    write(entries, indent: 0, path: [])
  }

  private mutating func write(_ entries: [YAMLEntry], indent: Int, path: [String]) {
    for (index, entry) in entries.enumerated() {
      let path = path + [entry.key]
      if indent == 0, index > 0, Self.isBlock(entry.value, within: width) { add("") }
      let margin = String(repeating: " ", count: indent)
      for comment in comments[path] ?? [] { add("\(margin)# \(comment)") }
      write(entry.value, after: "\(margin)\(Self.scalar(entry.key, style: .quoted)):", indent, path)
    }
  }

  /// Writes a value after its key or after the dash of a list.
  private mutating func write(
    _ node: YAMLNode, after start: String, _ indent: Int, _ path: [String]
  ) {
    guard Self.isBlock(node, within: width - start.count) else {
      let value = Self.flow(node)
      add(value.isEmpty ? start : "\(start) \(value)")
      return
    }
    switch node.content {
    case .scalar(let scalar):
      add("\(start) \(Self.scalar(scalar.text, style: scalar.style))")
    case .mapping(let entries):
      add(start)
      write(entries, indent: indent + 2, path: path)
    case .sequence(let nodes):
      add(start)
      let margin = String(repeating: " ", count: indent + 2)
      for element in nodes { writeElement(element, margin, indent + 2, path) }
    }
  }

  private mutating func writeElement(
    _ node: YAMLNode, _ margin: String, _ indent: Int, _ path: [String]
  ) {
    guard case .mapping(let entries) = node.content, let first = entries.first,
      entries.count == 1 || Self.isBlock(node, within: width - margin.count - 2)
    else {
      write(node, after: "\(margin)-", indent, path)
      return
    }
    let start = "\(margin)- \(Self.scalar(first.key, style: .quoted)):"
    write(first.value, after: start, indent + 2, path + [first.key])
    write(Array(entries.dropFirst()), indent: indent + 2, path: path)
  }

  private mutating func add(_ line: String) { text += line + "\n" }

  // MARK: Values on one line

  /// Whether a value is written on several lines.
  ///
  /// Mappings with lists or mappings of their own are, and values that are too long.
  private static func isBlock(_ node: YAMLNode, within width: Int) -> Bool {
    switch node.content {
    case .scalar: return false
    case .sequence(let nodes):
      if nodes.isEmpty { return false }
      return nodes.contains { $0.isCollection } || flow(node).count > width
    case .mapping(let entries):
      if entries.isEmpty { return false }
      return entries.contains { $0.value.isNested } || flow(node).count > width
    }
  }

  /// A value on one line.
  ///
  /// Values that YAML reads as the same value have the same text.
  package static func flow(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): return self.scalar(scalar.text, style: scalar.style)
    case .sequence(let nodes): return "[\(nodes.map(flow).joined(separator: ", "))]"
    case .mapping(let entries):
      return entries.isEmpty ? "{}" : "{ \(fields(entries)) }"
    }
  }

  /// The entries of a mapping on one line, without its braces.
  static func fields(_ entries: [YAMLEntry]) -> String {
    entries.map { "\(scalar($0.key, style: .quoted)): \(flow($0.value))" }
      .joined(separator: ", ")
  }

  /// A scalar: as it is if YAML reads it back as the same value, or else in double quotes.
  private static func scalar(_ text: String, style: YAMLScalar.Style) -> String {
    let plain = YAMLScalar(text: text, style: .plain)
    // Quotes matter where the text alone would be a number, a flag or nothing.
    let changes =
      style != .plain && (plain.isNull || plain.flag != nil || plain.number != nil)
    return !changes && isPlain(text) ? text : quoted(text)
  }

  /// Whether a text may stand without quotes, also between brackets.
  private static func isPlain(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last else { return true }
    if " \t".unicodeScalars.contains(first) || " \t:".unicodeScalars.contains(last) { return false }
    if "!&*?|>'\"%@`#,[]{}=<".unicodeScalars.contains(first) { return false }
    if first == "-", scalars.count == 1 || scalars[1] == " " || scalars[1] == "-" { return false }
    if first == ":" || first == "." && text.hasPrefix("...") { return false }
    for (index, scalar) in scalars.enumerated() {
      if ",[]{}".unicodeScalars.contains(scalar) { return false }
      if scalar.value < 0x20 || scalar.value == 0x7F { return false }
      if scalar.value >= 0x80, !isPrintable(scalar) { return false }
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if scalar == ":", next == " " || next == "," { return false }
      if scalar == "#", index > 0, scalars[index - 1] == " " { return false }
    }
    return true
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned, .spaceSeparator:
      false
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    @unknown default: false
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default:
        if scalar.value >= 0x20, scalar.value != 0x7F, scalar.isASCII || isPrintable(scalar) {
          quoted.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          let length = scalar.value > 0xFFFF ? 8 : 4
          quoted += scalar.value > 0xFFFF ? "\\U" : "\\u"
          quoted += String(repeating: "0", count: length - digits.count) + digits
        }
      }
    }
    return quoted + "\""
  }
}

extension YAMLNode {
  fileprivate var isCollection: Bool { scalar == nil }

  /// Whether the node is a mapping, or a list that contains mappings or lists.
  fileprivate var isNested: Bool {
    switch content {
    case .scalar: false
    case .sequence(let nodes): nodes.contains { $0.isCollection }
    case .mapping(let entries): !entries.isEmpty
    }
  }
}
