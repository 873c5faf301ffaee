extension Rewriting {
  /// The rule `keyPaths`: writes `#keyPath(Type.a.b)` as `"a.b"`.
  mutating func rewriteKeyPath(_ index: Int) {
    guard tokens.is(index + 1, "("), let close = tokens.closing(index + 1) else {
      return refuse(.keyPathArgument, .keyPaths, at: index, to: index)
    }
    var parts: [String] = []
    var next = index + 2
    while tokens.isName(next) {
      parts.append(tokens.name(next))
      next = tokens.afterGenericArguments(next + 1)
      guard tokens.is(next, ".") else { break }
      next += 1
    }
    let properties = parts.drop { part in
      part == "self" || (part.first?.isUppercase ?? false)
    }
    guard next == close, !properties.isEmpty else {
      return refuse(.keyPathArgument, .keyPaths, at: index, to: close)
    }
    rewrite(
      .keyPaths,
      [
        replacement(index, with: "\"\(properties.joined(separator: "."))\""),
        removal(index + 1, through: close),
      ])
  }
}
