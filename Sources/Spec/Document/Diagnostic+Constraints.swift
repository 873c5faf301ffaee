import Diagnostics

/// Wording about the entries of `constraints`.
extension Diagnostic {
  static func constraintAndFormat(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "constraintAndFormat", text: "an entry has either `constraint` or `vfl`"),
      at: span, help: "write two entries")
  }

  static func severalConstraints(second: YAMLEntry) -> Diagnostic {
    Diagnostic(
      Message(rule: "severalConstraints", text: "an entry has one constraint"),
      at: second.keySpan, help: "begin each with a dash: `- \(second.key): …`")
  }

  static func longFormBehindName(_ entry: YAMLEntry) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "wrongType", text: "a constraint must be an expression, and this is a mapping"),
      at: entry.value.span, help: "write `{ name: \(entry.key), constraint: … }`")
  }

  static func emptyConstraintName(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "emptyName", text: "a constraint's name is empty"), at: span,
      help: "write the expression alone, or a name before it")
  }
}
