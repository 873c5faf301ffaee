extension Rewriting {
  /// The rule `extensionOverrides`: writes `override` in an extension as `@_nonoverride`.
  ///
  /// Without Objective-C, an extension cannot override a method. The method is then called where
  /// the compiler knows the type of the object.
  mutating func rewriteOverride(_ index: Int) {
    guard let scope = source.scope(of: index),
      source.scopes[scope].typeKeyword == .extension, startsMember(index)
    else { return }
    let first = tokens.firstModifier(before: index)
    if first == index {
      rewrite(.extensionOverrides, [replacement(index, with: "@_nonoverride")])
    } else {
      rewrite(
        .extensionOverrides,
        [insertion("@_nonoverride ", before: first), blank(index, through: index)])
    }
  }

  /// Whether a word is a modifier of a declaration, not a label or a name.
  private func startsMember(_ index: Int) -> Bool {
    tokens.kind(index + 1) == .word && !tokens.is(index - 1, "(") && !tokens.is(index - 1, ",")
  }
}
