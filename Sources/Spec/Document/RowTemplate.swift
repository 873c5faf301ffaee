import Diagnostics
import YAML

/// A value with `$parameters`: a table's row or a view template.
struct RowTemplate {
  let node: YAMLNode
  /// The parameters' names and first uses, in order of first use.
  private(set) var parameters: [(name: String, span: SourceSpan)] = []
  private(set) var names: Set<String> = []
  /// The values of `defaults`, for parameters that get no other value.
  private(set) var defaults: [YAMLEntry] = []

  init(_ node: YAMLNode) {
    var node = node
    if case .mapping(var entries) = node.content,
      let position = entries.firstIndex(where: { $0.key == Self.defaultsKey })
    {
      if case .mapping(let values) = entries.remove(at: position).value.content {
        defaults = values
      }
      node.content = .mapping(entries)
    }
    self.node = node
    collect(node)
  }

  /// The key of a template or row whose values are those of parameters that get no other.
  static let defaultsKey = "defaults"

  /// The parameters that need a value, in order of first use.
  var required: [(name: String, span: SourceSpan)] {
    parameters.filter { parameter in !defaults.contains { $0.key == parameter.name } }
  }

  private mutating func collect(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar):
      for case .parameter(let name) in Self.pieces(of: scalar.text)
      where names.insert(name).inserted {
        parameters.append((name, node.span))
      }
    case .sequence(let nodes): for child in nodes { collect(child) }
    case .mapping(let entries):
      for entry in entries {
        for case .parameter(let name) in Self.pieces(of: entry.key)
        where names.insert(name).inserted {
          parameters.append((name, entry.keySpan))
        }
        collect(entry.value)
      }
    }
  }

  enum Piece: Hashable {
    case text(String)
    case parameter(String)
  }

  /// Splits a text at its parameters.
  ///
  /// A parameter is `$` and a name, optionally in parentheses; `$$` is a dollar sign. In parentheses,
  /// a name has letters of any script.
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
      let isEnclosed = scalars[index + 1] == "("
      let start = index + (isEnclosed ? 2 : 1)
      let isNamePart = isEnclosed ? ExpressionTokenizer.continuesName : isBareNamePart
      let end = scalars[start...].firstIndex { !isNamePart($0) } ?? scalars.count
      var name = String.UnicodeScalarView()
      name.append(contentsOf: scalars[start..<end])
      let isClosed = end < scalars.count && scalars[end] == ")"
      guard ExpressionTokenizer.isName(String(name)), isClosed || !isEnclosed else {
        plain.append("$")
        index += 1
        continue
      }
      if !plain.isEmpty { pieces.append(.text(String(plain))) }
      plain = String.UnicodeScalarView()
      pieces.append(.parameter(String(name)))
      index = isEnclosed ? end + 1 : end
    }
    if !plain.isEmpty { pieces.append(.text(String(plain))) }
    return pieces
  }

  /// A parameter as a text has it, with parentheses if its name needs them.
  static func written(_ name: String) -> String {
    name.unicodeScalars.allSatisfy(isBareNamePart) ? "$\(name)" : "$(\(name))"
  }

  /// Whether a parameter name without parentheses may contain the character.
  ///
  /// Such names are ASCII, so that text in a script without spaces can follow a name.
  private static func isBareNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}

extension YAMLNode {
  /// Whether a text in the node, at any depth, is this one.
  func hasText(_ whole: String) -> Bool {
    switch content {
    case .scalar(let scalar): scalar.text == whole
    case .sequence(let nodes): nodes.contains { $0.hasText(whole) }
    case .mapping(let entries): entries.contains { $0.value.hasText(whole) }
    }
  }

  /// Whether a text in the node, at any depth, contains a part.
  func hasText(containing part: String) -> Bool {
    switch content {
    case .scalar(let scalar): scalar.text.contains(part)
    case .sequence(let nodes): nodes.contains { $0.hasText(containing: part) }
    case .mapping(let entries): entries.contains { $0.value.hasText(containing: part) }
    }
  }
}
