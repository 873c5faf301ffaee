/// The types that Swift sources declare, with the names of their members.
package struct DeclaredNames: Hashable, Sendable {
  /// A type with the members of all its declarations and extensions.
  package struct DeclaredType: Hashable, Sendable {
    /// Whether the type itself is declared, not only an extension of it.
    package var isDeclared = false
    /// The superclass and the protocols, in the order of the source.
    package var inherited: [String] = []
    /// The members as the compiler writes them: `convert(_:to:)`, `frame`.
    package var members: Set<String> = []
  }

  /// The types by their full names, such as `UIView.ContentMode`.
  package private(set) var types: [String: DeclaredType] = [:]

  package init() {}

  /// Creates the names of several sources.
  ///
  /// - Parameters:
  ///   - sources: the sources of one module.
  ///   - publicOnly: whether to leave out what other modules cannot use.
  package init(_ sources: some Sequence<SwiftSource>, publicOnly: Bool) {
    for source in sources { add(source, publicOnly: publicOnly) }
  }
}

extension DeclaredNames {
  /// The full name of a type that a compiler names `Module.Type`, `Type` or `Inner`, or nil if no
  /// type or several types have the name.
  package func path(of name: String) -> String? {
    var parts = name.split(separator: ".")[...]
    while !parts.isEmpty {
      let path = parts.joined(separator: ".")
      if types[path]?.isDeclared == true { return path }
      parts = parts.dropFirst()
    }
    let inner = types.filter { $0.value.isDeclared && $0.key.hasSuffix(".\(name)") }.map(\.key)
    return inner.count == 1 ? inner[0] : nil
  }

  /// The full names of a type and of all types that it inherits from, the nearest first.
  ///
  /// - Parameters:
  ///   - name: the name of the type.
  ///   - names: the names of the module that declares the inherited types.
  /// - Returns: the names that these names or the other ones declare.
  package func ancestry(of name: String, in names: DeclaredNames) -> [String] {
    var found: [String] = []
    var next = [name]
    while !next.isEmpty {
      let name = next.removeFirst()
      let own = path(of: name)
      guard let path = own ?? names.path(of: name), !found.contains(path) else { continue }
      found.append(path)
      next += types[path]?.inherited ?? []
      next += names.types[path]?.inherited ?? []
    }
    return found
  }

  private mutating func add(_ source: SwiftSource, publicOnly: Bool) {
    var finder = NameFinder(source: source, publicOnly: publicOnly)
    finder.findAll()
    for (path, found) in finder.types {
      types[path, default: DeclaredType()].isDeclared =
        types[path]?.isDeclared ?? false || found.isDeclared
      types[path, default: DeclaredType()].inherited += found.inherited
      types[path, default: DeclaredType()].members.formUnion(found.members)
    }
  }
}

private struct NameFinder {
  let source: SwiftSource
  let publicOnly: Bool
  var types: [String: DeclaredNames.DeclaredType] = [:]
  /// Whether other modules can use each scope.
  private var isVisible: [Bool] = []

  private var tokens: TokenizedSource { source.tokenized }

  init(source: SwiftSource, publicOnly: Bool) {
    self.source = source
    self.publicOnly = publicOnly
  }

  mutating func findAll() {
    for (number, scope) in source.scopes.enumerated() { add(scope, number) }
    for index in tokens.tokens.indices where tokens.kind(index) == .word {
      guard let number = source.scope(of: index), isVisible[number],
        let path = path(of: number), !tokens.isMemberName(index)
      else { continue }
      addMembers(index, in: source.scopes[number], path: path)
    }
  }

  private mutating func add(_ scope: SourceScope, _ number: Int) {
    guard let keyword = scope.typeKeyword else { return isVisible.append(false) }
    // The members of an extension without a modifier have their own.
    let isOpen = scope.parent.map { isVisible[$0] } ?? true
    let isUsable = keyword == .extension || isUsable(scope.header, in: scope.parent)
    isVisible.append(isOpen && isUsable)
    guard isOpen, isUsable, let path = path(of: number) else { return }
    var type = types[path] ?? DeclaredNames.DeclaredType()
    type.isDeclared = type.isDeclared || keyword != .extension
    type.inherited += inherited(scope)
    types[path] = type
    if let parent = scope.parent, let outer = self.path(of: parent), let name = scope.name.last {
      types[outer, default: DeclaredNames.DeclaredType()].members.insert(name)
    }
  }

  /// The full name of a type's scope; nil if a function contains the scope.
  private func path(of number: Int) -> String? {
    var name: [String] = []
    var next: Int? = number
    while let current = next {
      guard source.scopes[current].isType else { return nil }
      name = source.scopes[current].name + name
      next = source.scopes[current].parent
    }
    return name.isEmpty ? nil : name.joined(separator: ".")
  }

  private func inherited(_ scope: SourceScope) -> [String] {
    var index = scope.header + 1
    while index < scope.open, !tokens.is(index, ":") { index += 1 }
    var names: [String] = []
    while tokens.is(index, ":") || tokens.is(index, ",") {
      index += 1
      while tokens.is(index, "@") { index += 2 }
      names.append(tokens.typeName(from: index).joined(separator: "."))
      index = tokens.afterType(index)
    }
    return names.filter { !$0.isEmpty }
  }

  /// Whether other modules can use a declaration.
  private func isUsable(_ keyword: Int, in parent: Int?) -> Bool {
    guard publicOnly else { return true }
    if let parent {
      let scope = source.scopes[parent]
      if scope.typeKeyword == .protocol { return true }
      if scope.typeKeyword == .extension, hasPublicModifier(scope.header) { return true }
    }
    return hasPublicModifier(keyword)
  }

  private func hasPublicModifier(_ keyword: Int) -> Bool {
    (tokens.firstModifier(before: keyword)..<keyword).contains {
      tokens.is($0, "public") || tokens.is($0, "open")
    }
  }

  private mutating func addMembers(_ index: Int, in scope: SourceScope, path: String) {
    if tokens.is(index, "case"), scope.typeKeyword == .enum {
      return addCases(index, path: path)
    }
    guard let name = memberName(index), isUsable(index, in: source.scope(of: index)) else { return }
    types[path, default: DeclaredNames.DeclaredType()].members.insert(name)
  }

  private func memberName(_ index: Int) -> String? {
    if tokens.is(index, "func"), tokens.isName(index + 1) {
      return tokens.name(index + 1) + labels(tokens.afterGenericArguments(index + 2))
    }
    if tokens.is(index, "init") {
      let isFailable = tokens.is(index + 1, "?") || tokens.is(index + 1, "!")
      return "init" + labels(tokens.afterGenericArguments(isFailable ? index + 2 : index + 1))
    }
    let isProperty =
      tokens.is(index, "var") || tokens.is(index, "let") || tokens.is(index, "typealias")
    return isProperty && tokens.isName(index + 1) ? tokens.name(index + 1) : nil
  }

  private func labels(_ open: Int) -> String {
    guard tokens.is(open, "("), let close = tokens.closing(open) else { return "" }
    let labels = tokens.parameterLabels(open: open, close: close)
    return "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  private mutating func addCases(_ keyword: Int, path: String) {
    var index = keyword
    repeat {
      index += 1
      guard tokens.isName(index) else { return }
      types[path, default: DeclaredNames.DeclaredType()].members.insert(tokens.name(index))
      index += 1
      if tokens.is(index, "("), let close = tokens.closing(index) { index = close + 1 }
      if tokens.is(index, "=") { index += 2 }
    } while tokens.is(index, ",")
  }
}
