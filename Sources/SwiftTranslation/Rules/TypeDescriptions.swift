extension Rewriting {
  /// The rule `typeDescriptions`: writes the description of an object's class without Objective-C.
  mutating func rewriteTypeDescription(_ index: Int) {
    guard tokens.is(index + 1, "("), tokens.is(index + 2, "of"), tokens.is(index + 3, ":"),
      let close = tokens.closing(index + 1), tokens.is(close + 1, "."),
      tokens.is(close + 2, "description"), tokens.is(close + 3, "("), tokens.is(close + 4, ")")
    else { return }
    rewrite(
      .typeDescriptions,
      [
        insertion("String(describing: ", before: index),
        removal(close + 1, through: close + 3),
      ])
  }
}
