import Cassowary
import Diagnostics
import Geometry
import YAML

/// Diagnostics about the entries of `constraints`.
extension Diagnostic {
  static func priorityBehindComma(_ expression: String, _ entry: YAMLEntry) -> Diagnostic {
    Diagnostic(
      Message(rule: "priority", text: "the priority of an expression stands behind `@`"),
      at: entry.keySpan,
      help: "write `\(expression) @\(entry.value.line.filter { !".() ".contains($0) })`")
  }

  static func constraintAndFormat(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "constraintAndFormat", text: "an entry has either `constraint` or `vfl`"),
      at: span, help: "write two entries")
  }

  /// The warning about a single `-` between views beside `spacingBaselineToBaseline`.
  static func standardSpaceBetweenBaselines(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "standardSpace",
        text: "`-` is 8 points from edge to edge here, not a space between baselines"),
      severity: .warning, at: span,
      notes: [
        Note("UIKit's own space depends on the fonts, and Apple does not document it")
      ], help: "write the distance between the baselines in points, such as `-24-`")
  }

  static func constraintInParts(_ equation: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "wrongType",
        text: "a constraint must be an expression, and this is a mapping of its parts"
      ), at: span, help: "write `\(equation)`")
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

  static func updateWithoutTarget(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "updateWithoutTarget",
        text: "an update needs a `name`, or an `item` and an `attribute`"),
      at: span, help: "say which constraints it is about: `{ name: …, constant: … }`")
  }

  static func updateWithoutChange(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "updateWithoutChange", text: "an update needs a `constant` or a `priority`"),
      at: span,
      help: "nothing else of a constraint can change; deactivate it and add another instead")
  }

  /// Reports an update that matches no constraint: a later entry adds it, or the cell does not have
  /// it.
  static func nothingToUpdate(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "nothingToUpdate", text: "there is no such constraint to update here"),
      at: span, help: "add the constraint first: an update only changes what is there")
  }

  static func priorityMutation(
    to priority: Priority, from existing: Priority, at span: SourceSpan
  ) -> Diagnostic {
    func level(_ priority: Priority) -> String { DecimalText.shortest(priority.level, places: 3) }
    return Diagnostic(
      Message(
        rule: "priorityMutation",
        text: """
          a constraint of priority \(level(existing)) cannot get priority \(level(priority)) while \
          it holds
          """),
      at: span,
      notes: [
        Note(
          """
          UIKit's reason: Mutating a priority from required to not on an installed constraint (or \
          vice-versa) is not supported.  You passed priority \(level(priority)) and the existing \
          priority was \(level(existing)).
          """)
      ], help: "use 999 in place of 1000, or deactivate it and add another")
  }
}
