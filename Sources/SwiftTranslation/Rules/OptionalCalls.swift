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
    guard let (method, last) = called(methods, labels: labels, close: close) else { return }
    if method.behavior == .doesNothing {
      return rewrite(.optionalCalls, [removal(index, through: index)])
    }
    guard let first = receiver(of: name) else {
      return refuse(
        .optionalReceiver(method: tokens.name(name)), .optionalCalls, at: name, to: close)
    }
    let word = tokens.is(index, "!") ? "try!" : "try?"
    var edits = [
      insertion("(\(word) ", before: first), removal(index, through: index),
      insertion(")", after: last),
    ]
    // The result of the call was unwrapped here.
    let continues =
      tokens.is(last + 1, ".") || tokens.is(last + 1, "[") && tokens.touchesPrevious(last + 1)
    if word == "try?", continues { edits[2] = insertion(")?", after: last) }
    rewrite(.optionalCalls, edits)
  }

  /// Refuses to compare an optional method with nil, which would always be true.
  mutating func rewriteOptionalComparison(_ index: Int) {
    let name = index - 1
    guard tokens.is(index, "==") || tokens.is(index, "!="), tokens.is(index + 1, "nil"),
      tokens.isName(name), tokens.isMemberName(name),
      facts.optionalMethods[tokens.name(name)] != nil,
      !(facts.members[tokens.name(name)] ?? []).contains(where: { $0.kind == .property })
    else { return }
    refuse(
      .optionalReference(method: tokens.name(name)), .optionalCalls, at: name, to: index + 1)
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
