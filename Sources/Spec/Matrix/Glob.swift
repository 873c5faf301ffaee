/// A pattern for names: `*` matches any characters, `?` matches one.
package struct Glob: Hashable, Sendable {
  package let pattern: String
  private let scalars: [Unicode.Scalar]

  package init(_ pattern: String) {
    self.pattern = pattern
    scalars = Array(pattern.unicodeScalars)
  }

  /// Whether the pattern has `*` or `?`.
  package var hasWildcards: Bool { scalars.contains("*") || scalars.contains("?") }

  package func matches(_ name: String) -> Bool {
    let name = Array(name.unicodeScalars)
    var (p, n) = (0, 0)
    var retry: (pattern: Int, name: Int)?
    while n < name.count {
      if p < scalars.count, scalars[p] == "*" {
        retry = (p + 1, n)
        p += 1
      } else if p < scalars.count, scalars[p] == "?" || scalars[p] == name[n] {
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
    return scalars[p...].allSatisfy { $0 == "*" }
  }
}
