import Diagnostics

extension Rewriting {
  /// The rule `selectors`: writes `#selector(method)` as
  /// `Selector({ (target: Type) in target.method }, "method")`.
  ///
  /// In Swift 6 mode, Swift 6.0 refuses `Type.method` for a method on the main actor.
  /// The name in the string is the one of Objective-C, so that it equals a selector that is made
  /// from a string.
  mutating func rewriteSelector(_ index: Int) {
    guard tokens.is(index + 1, "("), let close = tokens.closing(index + 1), close > index + 2 else {
      return refuse(.selectorArgument, .selectors, at: index, to: index)
    }
    if tokens.is(index + 3, ":"), tokens.is(index + 2, "getter") || tokens.is(index + 2, "setter") {
      return rewritePropertySelector(index, close: close)
    }
    guard let argument = SelectorArgument(tokens, from: index + 2, to: close) else {
      return refuse(.selectorArgument, .selectors, at: index, to: close)
    }
    do {
      let target = try target(of: argument, at: index)
      rewrite(.selectors, edits(of: argument, target, index: index, close: close))
    } catch {
      refuse(error, .selectors, at: index, to: close)
    }
  }

  private mutating func rewritePropertySelector(_ index: Int, close: Int) {
    let last = close - 1
    guard tokens.isName(last), last > index + 3 else {
      return refuse(.selectorArgument, .selectors, at: index, to: close)
    }
    let name = tokens.name(last)
    let isSetter = tokens.is(index + 2, "setter")
    let selector = isSetter ? "set\(name.capitalizedFirst):" : name
    rewrite(
      .selectors,
      [
        replacement(index, with: "Selector"), removal(from: index + 2, to: last),
        replacement(last, with: "\"\(selector)\""),
      ])
  }

  /// What a selector calls.
  private struct SelectorTarget {
    /// The type of the object, or nil if the selector has only a name.
    let type: String?
    let name: String
  }

  private func target(
    of argument: SelectorArgument, at index: Int
  ) throws(Refusal) -> SelectorTarget {
    let method = argument.method
    let enclosing = source.enclosingType(of: index)
    let type: String
    switch argument.base {
    case .none, .selfWord:
      guard let enclosing else {
        throw .selectorWithoutType(method: method)
      }
      type = isProtocol(enclosing) ? "Self" : enclosing.path
    case .type(let path): type = path
    case .value(let value):
      throw .selectorOfValue(value: value, method: method)
    }
    let simpleName =
      (type == "Self" ? enclosing?.name.last : type.split(separator: ".").last.map(String.init))
      ?? type
    let declared = (facts.members[method] ?? []).filter { $0.type == simpleName }.map(\.kind)
    let labels = instanceLabels(declared, of: argument)
    if labels.isEmpty, let first = declared.first {
      throw first == .property
        ? .selectorOfProperty(method) : .selectorOfStaticMethod(type: simpleName, method: method)
    }
    let known = argument.labels ?? (labels.count == 1 ? labels.first : nil)
    let name = ObjectiveCName.method(method, labels: known ?? [])
    let isByName =
      argument.base.isType && facts.protocols.contains(simpleName) || (known?.count ?? 0) > 2
    return SelectorTarget(type: isByName ? nil : type, name: name)
  }

  /// The labels of the declared methods that a selector can mean.
  private func instanceLabels(
    _ declared: [DeclaredMember.Kind], of argument: SelectorArgument
  ) -> Set<[String]> {
    Set(
      declared.compactMap { kind in
        guard case .method(let labels, isStatic: false) = kind,
          argument.labels.map({ $0 == labels }) ?? true
        else { return nil }
        return labels
      })
  }

  private func isProtocol(_ type: SwiftSource.EnclosingType) -> Bool {
    type.keyword == .protocol
      || type.keyword == .extension && facts.protocols.contains(type.name.last ?? "")
  }

  private func edits(
    of argument: SelectorArgument, _ target: SelectorTarget, index: Int, close: Int
  ) -> [Edit] {
    var edits = [replacement(index, with: "Selector")]
    guard let type = target.type else {
      return edits + [
        removal(from: index + 2, to: close), insertion("\"\(target.name)\"", before: close),
      ]
    }
    // The type of an unapplied method begins with the object.
    let isUnapplied = argument.cast.map(isUnapplied) ?? false
    switch argument.base {
    case .none:
      let object = isUnapplied ? type : "{ (target: \(type)) in target"
      edits.append(insertion("\(object).", before: argument.first))
    case .selfWord:
      let object = isUnapplied ? type : "{ (target: \(type)) in target"
      edits.append(replacement(argument.first, with: object))
    case .type where !isUnapplied:
      edits.append(insertion("{ (target: ", before: argument.first))
      edits.append(insertion(") in target", before: argument.dot))
    case .type, .value: break
    }
    edits.append(insertion("\(isUnapplied ? "" : " }"), \"\(target.name)\"", before: close))
    return edits
  }

  /// Whether the type at a token is a function that returns a function.
  private func isUnapplied(_ index: Int) -> Bool {
    guard tokens.is(index, "("), let close = tokens.closing(index) else { return false }
    var next = close + 1
    while tokens.is(next, "throws") || tokens.is(next, "async") { next += 1 }
    guard tokens.is(next, "->") else { return false }
    next += 1
    while tokens.is(next, "@") { next += 2 }
    guard tokens.is(next, "("), let inner = tokens.closing(next) else { return false }
    return tokens.is(inner + 1, "->")
  }
}

/// The argument of `#selector`: `Type.method(_:) as (Int) -> Void`.
private struct SelectorArgument {
  enum Base: Hashable {
    case none
    /// `self`, `Self` or `super`.
    case selfWord
    case type(String)
    case value(String)

    var isType: Bool { if case .type = self { true } else { false } }
  }

  /// The first token.
  let first: Int
  let base: Base
  /// The dot before the method, or the first token without a type.
  let dot: Int
  let method: String
  /// The labels in the parentheses behind the name, or nil without parentheses.
  let labels: [String]?
  /// The first token of the type behind `as`, or nil without a cast.
  let cast: Int?

  /// Nil if the tokens are something else.
  init?(_ tokens: TokenizedSource, from start: Int, to end: Int) {
    var parts: [String] = []
    var next = start
    var dot = start
    while tokens.isName(next), next < end {
      parts.append(tokens.name(next))
      next = tokens.afterGenericArguments(next + 1)
      guard tokens.is(next, ".") else { break }
      dot = next
      next += 1
    }
    guard let method = parts.popLast(), !method.isEmpty, next <= end else { return nil }
    first = start
    self.dot = dot
    self.method = method
    if tokens.is(next, "("), next < end {
      guard let close = tokens.closing(next),
        let labels = Self.labels(tokens, from: next + 1, to: close)
      else { return nil }
      self.labels = labels
      next = close + 1
    } else {
      labels = nil
    }
    if tokens.is(next, "as"), next < end {
      cast = next + 1
      next = tokens.afterType(next + 1)
      // A cast to an optional type is for optional methods, which are no selectors here.
      if tokens.is(next - 1, "?") || tokens.is(next - 1, "!") { return nil }
    } else {
      cast = nil
    }
    guard next == end else { return nil }
    base = Self.base(parts)
  }

  private static func base(_ parts: [String]) -> Base {
    guard let last = parts.last else { return .none }
    if parts.count == 1, ["self", "Self", "super"].contains(last) { return .selfWord }
    let startsWithType = last.first.map { $0.isUppercase || $0 == "_" } ?? false
    let path = parts.joined(separator: ".")
    return startsWithType && parts[0] != "self" && parts[0] != "Self" ? .type(path) : .value(path)
  }

  /// The labels of `_:with:`, or nil for other tokens.
  private static func labels(_ tokens: TokenizedSource, from start: Int, to end: Int) -> [String]? {
    var labels: [String] = []
    var next = start
    while next < end {
      guard tokens.isName(next), tokens.is(next + 1, ":") else { return nil }
      labels.append(tokens.is(next, "_") ? "" : tokens.name(next))
      next += 2
    }
    return labels
  }
}
