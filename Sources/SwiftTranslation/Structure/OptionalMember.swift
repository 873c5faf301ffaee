/// A member of an `@objc` protocol with the modifier `optional`.
struct OptionalMember: Hashable {
  /// The token `optional`.
  let modifier: Int
  /// The first attribute or modifier.
  let first: Int
  /// The last token before a result type, behind which `throws` belongs.
  let effects: Int
  /// The last token.
  let last: Int
  let name: String
  let labels: [String]
  /// The reason why the member stays as it is, or nil.
  let refusal: Refusal?
}

extension SourceScope {
  /// Whether the scope is a protocol with the attribute `@objc`.
  func isObjectiveCProtocol(in tokens: TokenizedSource) -> Bool {
    guard typeKeyword == .protocol else { return false }
    let first = tokens.firstAttribute(before: tokens.firstModifier(before: header))
    return (first..<header).contains { tokens.is($0, "@") && tokens.is($0 + 1, "objc") }
  }

  /// The optional members of a protocol, in their order.
  func optionalMembers(in source: SwiftSource) -> [OptionalMember] {
    guard let close else { return [] }
    return (open + 1..<max(open + 1, close)).compactMap { index in
      guard source.tokenized.is(index, "optional"), source.isDirectly(in: self, index),
        source.tokenized.kind(index + 1) == .word
      else { return nil }
      return OptionalMember(source.tokenized, modifier: index, isNested: parent != nil)
    }
  }
}

extension OptionalMember {
  fileprivate init(_ tokens: TokenizedSource, modifier: Int, isNested: Bool) {
    var keyword = modifier + 1
    while !["func", "var", "subscript", "init"].contains(tokens.text(keyword)),
      tokens.kind(keyword) == .word
    {
      keyword += 1
    }
    self.modifier = modifier
    first = tokens.firstAttribute(before: tokens.firstModifier(before: modifier))
    name = tokens.name(keyword + 1)
    guard tokens.is(keyword, "func"), tokens.is(keyword + 2, "("),
      let close = tokens.closing(keyword + 2)
    else {
      (effects, last, labels) = (keyword, keyword, [])
      refusal = tokens.is(keyword, "var") ? .optionalProperty(name) : .optionalMember
      return
    }
    labels = tokens.parameterLabels(open: keyword + 2, close: close)
    effects = tokens.is(close + 1, "async") ? close + 1 : close
    last =
      tokens.is(effects + 1, "->") ? max(effects, tokens.afterType(effects + 2) - 1) : effects
    // Objective-C has no closures that throw, so no method of it has `rethrows`.
    if tokens.is(effects + 1, "throws") {
      refusal = .optionalThrowingMethod(name)
    } else {
      refusal = isNested ? .nestedProtocol(name) : nil
    }
  }
}
