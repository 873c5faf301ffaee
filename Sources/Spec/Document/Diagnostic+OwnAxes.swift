import Diagnostics

/// Diagnostics about the axes that a spec declares.
extension Diagnostic {
  static func unusedAxis(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "unusedAxis", text: "the axis `\(name)` changes nothing: no condition names it"),
      severity: .warning, at: span,
      help: "add an entry of `when` for one of its values, or remove the axis")
  }

  static func unmetCondition(_ entry: WhenEntry) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "unmetCondition",
        text: "no cell of the matrix meets the condition `\(entry.condition)`"
      ),
      severity: .warning, at: entry.span,
      help: "add such a cell to `matrix`, or remove the entry")
  }

  static func badAxisName(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "badName", text: "`\(name)` cannot be an axis: letters and digits, no digit first"),
      at: span, help: "it becomes part of file names; choose another name")
  }

  static func badAxisValue(_ value: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "badName",
        text: "`\(value)` cannot be a value of an axis: letters, digits, `_`, `+` and hyphens"),
      at: span, help: "it becomes part of file names; choose another name")
  }

  static func longAxisText(_ text: String, _ length: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "badName",
        text:
          "this name has \(length) bytes; names of axes and of their values have at most \(AxisText.greatestLength)"
      ), at: span, help: "it becomes part of file names; choose a shorter one")
  }

  static func takenAxisName(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "duplicateID", text: "there is an axis `\(name)` already"), at: span,
      help: "choose another name")
  }

  static func reservedAxisName(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "reservedID", text: "`\(name)` has a meaning of its own and cannot be an axis"),
      at: span, help: "choose another name")
  }

  static func axisValueTwice(
    _ value: String, of axis: String, at span: SourceSpan, first: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "duplicateID", text: "`\(axis)` has the value `\(value)` twice"), at: span,
      notes: [Note("the first one is here", at: first)],
      help: "values that differ in capitals alone would share a file; remove or rename one")
  }
}
