import Diagnostics

/// A table row's `$parameters`.
struct RowTemplate {
  let node: YAMLNode
  /// The names of the parameters in the order of their first use, with the place of that use.
  private(set) var parameters: [(name: String, span: SourceSpan)] = []
  private(set) var names: Set<String> = []
  /// How many values the template has.
  private(set) var count = 0

  init(_ node: YAMLNode) {
    self.node = node
    collect(node)
  }

  private mutating func collect(_ node: YAMLNode) {
    count += 1
    switch node.content {
    case .scalar(let scalar):
      for case .parameter(let name) in Self.pieces(of: scalar.text)
      where names.insert(name).inserted {
        parameters.append((name, node.span))
      }
    case .sequence(let nodes): for child in nodes { collect(child) }
    case .mapping(let entries): for entry in entries { collect(entry.value) }
    }
  }

  enum Piece: Hashable {
    case text(String)
    case parameter(String)
  }

  /// A text cut at its parameters: `$` and a name; `$$` is a dollar sign.
  static func pieces(of text: String) -> [Piece] {
    guard text.contains("$") else { return [.text(text)] }
    let scalars = Array(text.unicodeScalars)
    var pieces: [Piece] = []
    var plain = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "$", index + 1 < scalars.count else {
        plain.append(scalars[index])
        index += 1
        continue
      }
      if scalars[index + 1] == "$" {
        plain.append("$")
        index += 2
        continue
      }
      let end = scalars[(index + 1)...].firstIndex { !isNamePart($0) } ?? scalars.count
      var name = String.UnicodeScalarView()
      name.append(contentsOf: scalars[(index + 1)..<end])
      guard ExpressionTokenizer.isName(String(name)) else {
        plain.append("$")
        index += 1
        continue
      }
      if !plain.isEmpty { pieces.append(.text(String(plain))) }
      plain = String.UnicodeScalarView()
      pieces.append(.parameter(String(name)))
      index = end
    }
    if !plain.isEmpty { pieces.append(.text(String(plain))) }
    return pieces
  }

  /// Names of parameters are plain ASCII, so that text may follow in scripts without spaces.
  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }

  /// A list or mapping cannot stand inside a text.
  struct NotText: Error {
    let name: String
    let span: SourceSpan
  }

  /// The template with an item's values; those that the item lacks stay as they are written.
  ///
  /// A text that is one parameter and nothing else becomes the value, of whatever type; inside a
  /// longer text the value's own text stands in its place.
  func filled(with values: [String: YAMLNode]) throws(NotText) -> YAMLNode {
    try Self.fill(node, values)
  }

  private static func fill(
    _ node: YAMLNode, _ values: [String: YAMLNode]
  ) throws(NotText) -> YAMLNode {
    var filled = node
    switch node.content {
    case .scalar(let scalar):
      guard scalar.text.contains("$") else { return node }
      let pieces = pieces(of: scalar.text)
      if case .parameter(let name)? = pieces.first, pieces.count == 1, let value = values[name] {
        return value
      }
      var text = ""
      for piece in pieces {
        switch piece {
        case .text(let part): text += part
        case .parameter(let name):
          guard let value = values[name] else {
            text += "$" + name
            continue
          }
          guard let part = value.scalar?.text else {
            throw NotText(name: name, span: value.span)
          }
          text += part
        }
      }
      filled.content = .scalar(YAMLScalar(text: text, style: scalar.style, offset: nil))
    case .sequence(let nodes):
      var children: [YAMLNode] = []
      for child in nodes { children.append(try fill(child, values)) }
      filled.content = .sequence(children)
    case .mapping(let entries):
      var children: [YAMLEntry] = []
      for var entry in entries {
        entry.value = try fill(entry.value, values)
        children.append(entry)
      }
      filled.content = .mapping(children)
    }
    return filled
  }
}
