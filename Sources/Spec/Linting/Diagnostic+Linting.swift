import Diagnostics
import YAML

/// Diagnostics about the configuration of `strut lint` rules.
extension Diagnostic {
  static func unreasonedTuning(_ rule: LintRuleName, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "missingReason", text: "`lint` tunes `\(rule.rawValue)` and does not say why"),
      at: span, help: "add `because` with the reason, or switch it off by `off` with one")
  }

  static func emptyReason(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "missingReason", text: "`\(key)` gives no reason"), at: span,
      help: "say in a few words why the rule does not fit here")
  }

  static func emptyTuning(_ rule: LintRuleName, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "redundantKey", text: "the tuning of `\(rule.rawValue)` changes nothing"),
      at: span,
      help: rule.minimums == nil
        ? "add `off` or `severity`" : "add `off`, `minimum` or `severity`")
  }

  /// Reports a tuning that is not a mapping.
  static func untunedRule(_ rule: LintRuleName, found: YAMLNode) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "wrongType",
        text: "`\(rule.rawValue)` must be a mapping, and this is \(found.kindName)"),
      at: found.span, help: "write `\(rule.rawValue): { off: the reason }`")
  }

  static func noViews(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "redundantKey", text: "`views` names no view"), at: span,
      help: "name views, or leave out `views` for all")
  }

  static func tunedAndOff(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "redundantKey", text: "`\(key)` has no effect on a rule that is off"), at: span,
      help: "remove `\(key)`, or `off`")
  }

  static func noMinimum(_ rule: LintRuleName, at span: SourceSpan) -> Diagnostic {
    let names = LintRuleName.measuring.map { "`\($0.rawValue)`" }.joined(separator: " and ")
    return Diagnostic(
      Message(rule: "redundantKey", text: "`\(rule.rawValue)` has no `minimum`"), at: span,
      help: "\(names) have one; remove it, or switch the rule off by `off`")
  }
}
