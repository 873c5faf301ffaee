extension Rewriting {
  /// The rule `optionalCalls`: writes a call of an optional method so that it is nil if the object
  /// does not have the method.
  mutating func rewriteOptionalCall(_ index: Int) {
    let name = index - 1
    guard tokens.is(index, "?") || tokens.is(index, "!"), tokens.isName(name),
      tokens.touchesPrevious(index), tokens.is(index + 1, "("), tokens.touchesPrevious(index + 1),
      let methods = facts.optionalMethods[tokens.name(name)],
      let close = tokens.closing(index + 1)
    else { return rewriteOptionalComparison(index) }
    let labels = callLabels(open: index + 1, close: close)
    guard let (method, last) = called(methods, labels: labels, close: close),
      !isProperty(name)
    else { return }
    // UIKit's own methods have defaults, which a call through an optional object need not wrap.
    if method.behavior != .throws, tokens.is(index, "!") || !needsOptional(name, method, last) {
      return rewrite(.optionalCalls, [removal(index, through: index)])
    }
    guard let first = receiver(of: name) else {
      return refuse(
        .optionalReceiver(method: tokens.name(name)), .optionalCalls, at: name, to: close)
    }
    let opening =
      method.behavior == .throws ? tokens.is(index, "!") ? "(try! " : "(try? " : "Optional("
    var edits = [
      insertion(opening, before: first), removal(index, through: index),
      insertion(")", after: last),
    ]
    // The result of the call was unwrapped here.
    let continues =
      tokens.is(last + 1, ".") || tokens.is(last + 1, "[") && tokens.touchesPrevious(last + 1)
    if tokens.is(index, "?"), continues { edits[2] = insertion(")?", after: last) }
    rewrite(.optionalCalls, edits)
  }

  /// Whether the code around a call of a method with a default needs an optional result.
  private func needsOptional(_ name: Int, _ method: OptionalMethod, _ last: Int) -> Bool {
    if let first = receiver(of: name), hasOptionalChain(from: first, to: name) { return false }
    let isCompared = tokens.is(last + 1, "==") || tokens.is(last + 1, "!=")
    return method.behavior == .returnsDefault || isCompared
  }

  /// Whether `?` is between the members of an expression, outside of parentheses.
  private func hasOptionalChain(from first: Int, to name: Int) -> Bool {
    var index = first
    while index < name {
      if tokens.is(index, "?") { return true }
      let opens = tokens.is(index, "(") || tokens.is(index, "[")
      index = (opens ? tokens.closing(index) ?? name : index) + 1
    }
    return false
  }

  /// Whether a call with the name of an optional method calls a closure in a property.
  ///
  /// If a property has the same name, only an object that is called a delegate or a source has the
  /// method.
  private func isProperty(_ name: Int) -> Bool {
    guard (facts.members[tokens.name(name)] ?? []).contains(where: { $0.kind == .property }) else {
      return false
    }
    guard tokens.isMemberName(name) else { return true }
    var object = name - 2
    while tokens.is(object, "?") || tokens.is(object, "!") { object -= 1 }
    let text = tokens.name(object).lowercased()
    return !text.hasSuffix("delegate") && !text.hasSuffix("source")
  }

  /// Refuses to compare an optional method with nil, which would always be true.
  mutating func rewriteOptionalComparison(_ index: Int) {
    let name = index - 1
    guard tokens.is(index, "==") || tokens.is(index, "!="), tokens.is(index + 1, "nil"),
      tokens.isName(name), tokens.isMemberName(name),
      let methods = facts.optionalMethods[tokens.name(name)],
      !(facts.members[tokens.name(name)] ?? []).contains(where: { $0.kind == .property })
    else { return }
    let isOwn = methods.contains { $0.behavior == .throws }
    refuse(
      .optionalReference(method: tokens.name(name), isOwn: isOwn), .optionalCalls, at: name,
      to: index + 1)
  }

  /// The labels of the arguments in parentheses, with an empty string for none.
  private func callLabels(open: Int, close: Int) -> [String] {
    var labels: [String] = []
    var index = open + 1
    while index < close {
      let hasLabel = tokens.isName(index) && tokens.is(index + 1, ":")
      labels.append(hasLabel ? tokens.name(index) : "")
      while index < close, !tokens.is(index, ",") {
        let opens =
          tokens.kind(index) == .interpolation
          || tokens.kind(index) == .sign && "([{".utf8.contains(tokens.firstByte(index))
        index = (opens ? tokens.closing(index) ?? close : index) + 1
      }
      index += 1
    }
    return labels
  }

  /// The method that a call with these labels means, and the last token of the call.
  private func called(
    _ methods: Set<OptionalMethod>, labels: [String], close: Int
  ) -> (OptionalMethod, last: Int)? {
    // A method that throws may be of another protocol. `try?` fits both.
    let throwing = methods.filter { $0.behavior == .throws }
    let methods = Array(throwing) + methods.subtracting(throwing)
    if let method = methods.first(where: { $0.labels == labels }) { return (method, close) }
    // The last arguments may be closures behind the parentheses.
    guard tokens.is(close + 1, "{"), var last = tokens.closing(close + 1),
      let method = methods.first(where: {
        $0.labels.count > labels.count && Array($0.labels.prefix(labels.count)) == labels
      })
    else { return nil }
    while tokens.isName(last + 1), tokens.is(last + 2, ":"), tokens.is(last + 3, "{"),
      let next = tokens.closing(last + 3)
    {
      last = next
    }
    return (method, last)
  }

  /// The first token of the expression that ends with a member's name, or nil if it is too complex.
  private func receiver(of name: Int) -> Int? {
    var first = name
    while tokens.is(first - 1, ".") {
      var last = first - 2
      guard tokens.touchesPrevious(first - 1) || tokens.isFirstOnLine(first - 1),
        tokens.kind(last) != nil
      else { return first - 1 }
      while true {
        while tokens.is(last, "?") || tokens.is(last, "!") { last -= 1 }
        guard tokens.is(last, ")") || tokens.is(last, "]"), let open = tokens.opening(last),
          open > 0, tokens.touchesPrevious(open), endsOperand(open - 1)
        else { break }
        last = open - 1
      }
      if tokens.isName(last) {
        first = last
      } else if let open = tokens.opening(last), tokens.is(last, ")") || tokens.is(last, "]") {
        first = open
      } else {
        return nil
      }
    }
    return first
  }

  /// Whether a token ends an operand.
  ///
  /// `!` does so only behind another end.
  private func endsOperand(_ index: Int) -> Bool {
    if tokens.is(index, "?") || tokens.is(index, "!") {
      return tokens.touchesPrevious(index) && endsOperand(index - 1)
    }
    return tokens.isName(index) || tokens.is(index, ")") || tokens.is(index, "]")
  }
}
