import Diagnostics

extension LanguageKeys {
  /// The keys of `lint`: one for each rule.
  package static let lint: [SpecKey] = LintRuleName.allCases.map {
    SpecKey($0.rawValue, "a mapping, or a list of them", "\($0.summary) \($0.weight)")
  }

  /// The keys of what `lint` says of a rule.
  package static let lintTuning: [SpecKey] = [
    SpecKey(
      "off", "text", "Switches the rule off; the text is the reason."),
    SpecKey("because", "text", "The reason for what is tuned; required unless `off` gives it."),
    SpecKey(
      "minimum", "a number from 1 to 200",
      "In place of the rule's own: the side of a touch target in points, or a contrast such as 3 for 3 : 1; for `touchTarget` and `contrast` alone."
    ),
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
  fileprivate var weight: String {
    switch severity {
    case .error: "An error."
    case .warning: "A warning."
    case .note: "A note."
    }
  }
}
