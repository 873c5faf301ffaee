import Spec

extension SpecSchema {
  /// The mapping of rules, and of each rule what it may be tuned by.
  static var linting: [(String, SchemaValue)] {
    let rules = LanguageKeys.lint.map { key in
      let tuning = LintRuleName(rawValue: key.name)?.tuning ?? LintRuleName.plainTuning
      return (key.name, SchemaValue.oneOrMore(.reference(tuning)).described(key.summary))
    }
    let plain = LintRuleName.allCases.first { $0.minimums == nil }
    let tunings = (LintRuleName.measuring + (plain.map { [$0] } ?? [])).map { rule in
      (rule.tuning, SchemaValue.keys(LanguageKeys.lintTuning(of: rule).map(rule.field)))
    }
    return [("lint", .keys(rules))] + tunings
  }
}

extension LintRuleName {
  /// The name of the schema of what a rule without a minimum is tuned by.
  fileprivate static let plainTuning = "lintTuning"

  /// The name of the schema of what the rule is tuned by.
  fileprivate var tuning: String { minimums == nil ? Self.plainTuning : "\(rawValue)Tuning" }

  fileprivate func field(_ key: SpecKey) -> (String, SchemaValue) {
    guard key.name == "minimum", let range = minimums else { return (key.name, key.schema ?? [:]) }
    return (key.name, SchemaValue.number(in: range).described(key.summary))
  }
}
