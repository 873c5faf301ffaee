/// Swift source, ready to translate.
package struct SwiftSource: Sendable {
  let tokenized: TokenizedSource
  let scopes: [SourceScope]
  /// The scope that directly contains each token, or -1.
  private let owners: [Int32]

  /// Creates a source from the bytes of a file, which need not be UTF-8.
  package init(_ bytes: [UInt8]) {
    tokenized = TokenizedSource(bytes)
    (scopes, owners) = ScopeFinder.scopes(of: tokenized)
  }

  /// The bytes of the file.
  package var bytes: [UInt8] { tokenized.bytes }

  /// The scope that directly contains a token, or nil for a token of the file.
  func scope(of index: Int) -> Int? {
    guard owners.indices.contains(index), owners[index] >= 0 else { return nil }
    return Int(owners[index])
  }

  /// Whether a scope contains a token, and no scope in it does.
  func isDirectly(in scope: SourceScope, _ index: Int) -> Bool {
    self.scope(of: index).map { scopes[$0].open == scope.open } ?? false
  }

  /// The scopes around a token, the innermost first.
  func scopes(around index: Int) -> [SourceScope] {
    var around: [SourceScope] = []
    var next = scope(of: index)
    while let scope = next {
      around.append(scopes[scope])
      next = scopes[scope].parent
    }
    return around
  }

  /// The type around a token, or nil outside of types.
  func enclosingType(of index: Int) -> EnclosingType? {
    let around = scopes(around: index)
    guard let first = around.firstIndex(where: \.isType) else { return nil }
    // A type inside a function is known by its own name only.
    let chain = around[first...].prefix(while: \.isType)
    guard let innermost = chain.first, let keyword = innermost.typeKeyword else { return nil }
    return EnclosingType(
      name: chain.reversed().flatMap(\.name), keyword: keyword,
      isStatic: around[..<first].contains { $0.kind == .function(isStatic: true) })
  }

  /// The type around an expression.
  struct EnclosingType: Hashable, Sendable {
    /// The parts of the full name.
    let name: [String]
    let keyword: SourceScope.TypeKeyword
    /// Whether the expression is in the body of a static function.
    let isStatic: Bool

    var path: String { name.joined(separator: ".") }
  }
}
