package import Diagnostics

/// A finding of `strut lint` in a form for reports.
package struct LintRecord: Sendable {
  package var diagnostic: Diagnostic
  /// The names of the spec's folder and file.
  package var spec: String
  /// The cells that have the finding, in the order of the matrix.
  package var cells: [String]
  /// The cells in words, such as "all phones in landscape".
  package var place: String
  /// The worst measured value; nil if the rule does not measure.
  package var measurement: String?
  /// The cell with the worst value.
  package var worst: String?

  package init(
    _ diagnostic: Diagnostic, spec: String, cells: [String], place: String,
    measurement: String? = nil,
    worst: String? = nil
  ) {
    self.diagnostic = diagnostic
    self.spec = spec
    self.cells = cells
    self.place = place
    self.measurement = measurement
    self.worst = worst
  }
}

/// A rule of `strut lint` in a form for reports.
package struct LintRuleRecord: Sendable {
  package var name: String
  /// The rule in one sentence.
  package var summary: String
  package var severity: Severity

  package init(name: String, summary: String, severity: Severity) {
    self.name = name
    self.summary = summary
    self.severity = severity
  }
}
