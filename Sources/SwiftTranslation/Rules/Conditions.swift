extension Rewriting {
  /// The rule `conditions`: makes iOS and its simulator true in a `#if` line.
  ///
  /// The translator does not evaluate conditions. `true` may stand beside `&&`, `||` and `!`.
  mutating func rewriteCondition(_ index: Int) {
    var next = index + 1
    while tokens.kind(next) != nil, isInCondition(next, from: index) {
      let isPlatform = tokens.is(next, "os") && tokens.is(next + 2, "iOS")
      let isSimulator =
        tokens.is(next, "targetEnvironment") && tokens.is(next + 2, "simulator")
      if isPlatform || isSimulator, tokens.is(next + 1, "("), tokens.is(next + 3, ")") {
        let range = (tokens.tokens[next].start, tokens.tokens[next + 3].end)
        let spaces = String(repeating: " ", count: max(0, range.1 - range.0 - 4))
        rewrite(.conditions, [Edit(start: range.0, end: range.1, text: "true" + spaces)])
        next += 4
      } else {
        next += 1
      }
    }
  }

  /// Whether a token belongs to the condition of a directive, which an operator may continue on
  /// another line.
  private func isInCondition(_ index: Int, from directive: Int) -> Bool {
    guard tokens.isFirstOnLine(index) else { return true }
    let continues = ["&&", "||", "!", "("]
    return index > directive + 1 && continues.contains(tokens.text(index - 1))
      || ["&&", "||"].contains(tokens.text(index))
  }
}
