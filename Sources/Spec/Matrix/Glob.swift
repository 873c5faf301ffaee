/// A pattern for names: `*` matches any characters, `?` matches one, and a character after `\` matches
/// only itself.
package struct Glob: Hashable, Sendable {
  package let pattern: String
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case any
    case one
    case exactly(Unicode.Scalar)
  }

  package init(_ pattern: String) {
    self.pattern = pattern
    var parts: [Part] = []
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": parts.append(.any)
      case "?": parts.append(.one)
      case "\\": parts.append(.exactly(rest.popFirst() ?? scalar))
      default: parts.append(.exactly(scalar))
      }
    }
    self.parts = parts
  }

  /// Whether the pattern has `*` or `?`.
  package var hasWildcards: Bool { pattern.contains { $0 == "*" || $0 == "?" } }

  package func matches(_ name: String) -> Bool {
    let name = Array(name.unicodeScalars)
    var (p, n) = (0, 0)
    var retry: (pattern: Int, name: Int)?
    while n < name.count {
      if p < parts.count, parts[p] == .any {
        retry = (p + 1, n)
        p += 1
      } else if p < parts.count, parts[p] == .one || parts[p] == .exactly(name[n]) {
        p += 1
        n += 1
      } else if let (pattern, start) = retry {
        retry = (pattern, start + 1)
        p = pattern
        n = start + 1
      } else {
        return false
      }
    }
    return parts[p...].allSatisfy { $0 == .any }
  }
}
