import Diagnostics

/// `min`, `max` and `clamp`, which become limits and a wish.
extension MistakenExpression {
  /// `min()`, `max()` or `clamp()`, with the left side of an equation before it or without.
  private nonisolated(unsafe) static let limit =
    #/\s*(?:([\w.]+)\s*[=<>]=\s*)?(min|max|clamp)\((.+)\)\s*/#

  /// What to write for `box.width == min(320, superview.width)` or the same behind a key; nil for
  /// others, and without the view of the key.
  static func limits(_ text: String, key: String?, of view: String?) -> String? {
    guard
      let found = text.wholeMatch(
        of: limit),
      let left = found.1.map(String.init) ?? key.flatMap({ key in view.map { "\($0).\(key)" } }),
      let parts = BracketedText.split(found.3, at: ","), parts.count > 1
    else { return nil }
    let side = left.split(separator: ".").last.map(String.init) ?? "width"
    let sides = parts.map { part in
      MistakenValue.number(part).flatMap { part.hasSuffix("%") ? nil : $0 }
        ?? corrected(part, key: side, metrics: Metrics()) ?? part
    }
    var limits: [String]
    let wish: String
    if found.2 == "clamp" {
      guard sides.count == 3 else { return nil }
      limits = [">= \(sides[0])", "<= \(sides[2])"]
      wish = sides[1]
    } else {
      let sign = found.2 == "min" ? "<=" : ">="
      wish = sides.last { MistakenValue.number($0) == nil } ?? sides[0]
      limits = sides.filter { $0 != wish || MistakenValue.number($0) != nil }.map {
        "\(sign) \($0)"
      }
    }
    let equations = limits.map { "`- \(left) \($0)`" } + ["`- \(left) == \(wish) @high`"]
    guard let key else { return "there is no `\(found.2)`: write \(WordList.of(equations))" }
    return
      "there is no `\(found.2)`: write `\(key): \"\(limits[0])\"`, and \(WordList.of(Array(equations.dropFirst()))) under `constraints`"
  }
}
