import Diagnostics
import YAML

/// A value with `$parameters`: a table's row or a view template.
struct RowTemplate {
  let node: YAMLNode
  /// The parameters' names and first uses, in order of first use.
  private(set) var parameters: [(name: String, span: SourceSpan)] = []
  private(set) var names: Set<String> = []
  init(_ node: YAMLNode) {
    self.node = node
    collect(node)
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
  /// A parameter is `$` and a name, optionally in parentheses; `$$` is a dollar sign.
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

  /// Whether a parameter name may contain the character.
  ///
  /// Names are ASCII, so that text in a script without spaces can follow a name.
  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}
