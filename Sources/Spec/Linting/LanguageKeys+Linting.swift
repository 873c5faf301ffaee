import Diagnostics

extension LanguageKeys {
  /// The keys of `lint`: one for each rule.
  package static let lint: [SpecKey] = LintRuleName.allCases.map {
    SpecKey($0.rawValue, "a mapping, or a list of them", "\($0.summary) \($0.weight)")
  }

  /// The keys of what `lint` says of a rule, of whichever it is.
  package static let lintTuning: [SpecKey] =
    reasons + [minimum(LintRuleName.measuring.compactMap(\.minimumInWords).joined(separator: ", "))]
    + weights

  /// The keys of what `lint` says of one rule.
  package static func lintTuning(of rule: LintRuleName) -> [SpecKey] {
    reasons + (rule.minimums.map { [minimum($0.inWords)] } ?? []) + weights
  }

  private static let reasons = [
    SpecKey(
      "off", "text", "Switches the rule off; the text is the reason."),
    SpecKey("because", "text", "The reason for what is tuned; required unless `off` gives it."),
  ]

  private static func minimum(_ value: String) -> SpecKey {
    SpecKey(
      "minimum", value,
      "In place of the rule's own: the side of a touch target in points, or a contrast such as 3 for 3 : 1; for `touchTarget` and `contrast` alone."
    )
  }

  private static let weights = [
    SpecKey(
      "severity", MarkdownNames.list(severities.map(\.rawValue)),
      "What a finding weighs, in place of the rule's own; errors alone fail `strut lint`."),
    SpecKey(
      "views", "a view or a list of views",
      "The views concerned, by id or by a pattern such as `row*`; all by default."),
  ]

  static let severities: [Severity] = [.error, .warning, .note]
}

extension LintRuleName {
  /// The rules that have a minimum.
  package static let measuring = allCases.filter { $0.minimums != nil }

  /// What `minimum` may be of the rule; nil for one that measures nothing.
  fileprivate var minimumInWords: String? {
    minimums.map { "\($0.inWords) for `\(rawValue)`" }
  }

  fileprivate var weight: String {
    switch severity {
    case .error: "An error."
    case .warning: "A warning."
    case .note: "A note."
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var inWords: String { "a number from \(Int(lowerBound)) to \(Int(upperBound))" }
}
