import Diagnostics

/// A notation of other tools and the text of a spec that takes its place.
///
/// Swift compiles a pattern where its literal stands, at each use. A rule keeps the compiled pattern.
struct NotationRule: Sendable {
  /// Returns a text in which each match of the pattern is replaced.
  let rewrite: @Sendable (String) -> String

  init<Parts>(
    _ pattern: Regex<Parts>, _ replacement: @escaping @Sendable (Regex<Parts>.Match) -> String
  ) {
    // Threads may share a pattern, because nothing changes it.
    nonisolated(unsafe) let pattern = pattern
    rewrite = { $0.replacing(pattern, with: replacement) }
  }
}

extension String {
  /// The text after one rule after the other.
  func rewritten(by rules: [NotationRule]) -> String {
    rules.reduce(self) { $1.rewrite($0) }
  }
}

extension NotationRule {
  /// `.equal(to: b)` and `.mas_top`.
  static let ofCalls = [
    NotationRule(#/\.(equal|greaterThanOrEqual|lessThanOrEqual)\(to(?:Constant)?:\s*/#) {
      ".\($0.1)To("
    },
    NotationRule(#/\.(?:mas|snp)_(\w+)/#) { ".\($0.1)" },
  ]

  /// `81,5`, `$gap`, `8 ~ high` and `10pt`.
  ///
  /// A comma before a space or before more than two digits is not that of decimals, nor is one in
  /// brackets.
  static let ofNumbers = [
    NotationRule(#/(^|[\s=<>+*\/-])(\d+),(\d{1,2})(?=\s*(?:$|[-+*\/@%A-Za-z]))/#) {
      "\($0.1)\($0.2).\($0.3)"
    },
    NotationRule(#/\$\(?([A-Za-z_]\w*)\)?/#) { String($0.1) },
    NotationRule(#/(\w)\s*~\s*(\w+)/#) { "\($0.1) @\($0.2)" },
    NotationRule(#/(\d+(?:\.\d+)?)\s?\.?(?:pts|pt|px|dp|sp|points|point|rem|em|f|w|h)\b/#) {
      NumberWithUnit.points(String($0.0)) ?? String($0.1)
    },
  ]

  /// `50vw`.
  static let ofWindows = [
    NotationRule(#/(\d+(?:\.\d+)?)(vw|vh)\b/#) {
      MistakenExpression.part(String($0.1), of: $0.2 == "vw" ? "root.width" : "root.height")
    }
  ]

  /// `50% of title.width` and `title.width * 50%`.
  static let ofFactors = [
    NotationRule(#/(\d+(?:\.\d+)?)\s*%\s*(?:of\b|\*|(?=[A-Za-z]))\s*/#) {
      "\(MistakenExpression.factor(String($0.1))) * "
    },
    NotationRule(#/(\*\s*)(\d+(?:\.\d+)?)\s*%/#) {
      "\($0.1)\(MistakenExpression.factor(String($0.2)))"
    },
  ]

  /// `UIScreen.main.bounds.width` is `root.width`, and `view.frame.height` is `superview.height`.
  static let ofScreens = [
    NotationRule(#/UIScreen\.main\.(?:bounds|nativeBounds)\.(?:size\.)?(width|height)/#) {
      "root.\($0.1)"
    },
    NotationRule(
      #/\b(?:self\.view|self\.superview!?|view|superview!?|geometry|geo|proxy|parent|constraints)\.(?:frame|bounds|size)\.(?:size\.)?(width|height)/#
    ) { "superview.\($0.1)" },
    NotationRule(#/MediaQuery\.of\(context\)\.size\.(width|height)/#) { "root.\($0.1)" },
  ]

  /// `box.top == name.bottom offset 8` and `box.width == name.width multipliedBy(0.5)`.
  static let ofWordsBehind = [
    NotationRule(
      #/(\w)\s*[,.]?\s*\b(?:offset|constant|plus|margin|spacing)\s*[:(=]?\s*(-?)(\d+(?:\.\d+)?)\)?/#
    ) { "\($0.1) \($0.2.isEmpty ? "+" : "-") \($0.3)" },
    NotationRule(
      #/(\w)\s*[,.]?\s*\b(multipliedBy|multiplier|times|dividedBy)\s*[:(=]?\s*(\d+(?:\.\d+)?)\)?/#
    ) { "\($0.1) \($0.2 == "dividedBy" ? "/" : "*") \($0.3)" },
  ]

  /// `calc()`, priorities, ratios, products, signs, and names in two words.
  static let ofOperators = [
    NotationRule(#/calc\((.*)\)/#) { String($0.1) },
    NotationRule(#/(\w)\s*[,.]?\s*\(?\bpriority\s*[:(=]?\s*\.?(\w+)\)?/#) { "\($0.1) @\($0.2)" },
    NotationRule(#/(\w)\s*(?:,\s*|\s\()(\d{1,4})\)?\s*$/#) { "\($0.1) @\($0.2)" },
    NotationRule(#/@\s*(?:UILayoutPriority)?\.?(?:[dD]efault)(High|Low)\b/#) {
      "@\($0.1.lowercased())"
    },
    NotationRule(#/@\s*(?:UILayoutPriority)?\.?(?:init)?\(?(?:rawValue:\s*)?(\d+)\)/#) {
      "@\($0.1)"
    },
    NotationRule(#/@\s*UILayoutPriority\.?([rR]equired|[fF]itting)(?:SizeLevel)?\b/#) {
      "@\($0.1.lowercased())"
    },
    NotationRule(#/(\d)\s*:\s*(\d)/#) { "\($0.1)/\($0.2)" },
    NotationRule(#/(\d|\b)\s+[x×](?:\s+|(?=\d))/#) { "\($0.1) * " },
    NotationRule(#/(^|[\s(])(\d+(?:\.\d+)?)(?=[A-Za-z_]\w*\.)/#) { "\($0.1)\($0.2) * " },
    NotationRule(#/-\s*-\s*(\d)/#) { "+ \($0.1)" },
    NotationRule(#/\+\s*-\s*(\d)/#) { "- \($0.1)" },
    NotationRule(#/^\s*(\w+) (\w+)\s*([<>=]=)\s*(\w+) (\w+)(?=\s*(?:[+@-]|$))/#) {
      "\($0.1).\($0.2) \($0.3) \($0.4).\($0.5)"
    },
    NotationRule(#/\b(\w+)\.aspectRatio\s*==\s*([\d.]+)\s*[:\/]\s*([\d.]+)/#) {
      "\($0.1).width == \($0.2)/\($0.3) * \($0.1).height"
    },
    NotationRule(#/\.(\w+)Anchor\b/#) { ".\($0.1)" },
  ]
}
