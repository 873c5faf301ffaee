extension Rewriting {
  /// The rule `mainActorTests`: makes a test method on the main actor `async`.
  ///
  /// XCTest on Linux calls tests through a cast that fails for methods on the main actor in Swift 6.
  /// It runs tests that are `async` on the main thread too.
  mutating func rewriteTest(_ index: Int) {
    guard tokens.is(index, "func"), tokens.name(index + 1).hasPrefix("test"),
      tokens.is(index + 2, "("), tokens.is(index + 3, ")"), !tokens.is(index + 4, "async"),
      let number = source.scope(of: index), !tokens.isStatic(index)
    else { return }
    let scope = source.scopes[number]
    guard scope.typeKeyword == .class, isTestCase(scope),
      isOnMainActor(index) || isOnMainActor(scope.header)
    else { return }
    let modifiers = tokens.firstModifier(before: index)..<index
    guard !modifiers.contains(where: { tokens.is($0, "nonisolated") }) else { return }
    rewrite(.mainActorTests, [insertion(" async", after: index + 3)])
  }

  /// Whether a class inherits from `XCTestCase` or from a class with a similar name.
  private func isTestCase(_ scope: SourceScope) -> Bool {
    (scope.header + 2..<scope.open).contains { tokens.name($0).hasSuffix("TestCase") }
  }

  private func isOnMainActor(_ index: Int) -> Bool {
    let first = tokens.firstAttribute(before: tokens.firstModifier(before: index))
    return (first..<index).contains { tokens.is($0, "@") && tokens.is($0 + 1, "MainActor") }
  }
}
