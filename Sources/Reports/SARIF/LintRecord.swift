package import Diagnostics

/// A finding of `strut lint` as reports tell it.
package struct LintRecord: Sendable {
  package var diagnostic: Diagnostic
  /// The spec's folder and file name.
  package var spec: String
  /// The cells that it was made on, in the matrix' order.
  package var cells: [String]
  /// The cells in words, as "all phones in landscape".
  package var place: String
  /// What was measured where it is worst; nil where nothing is.
  package var figure: String?
  /// The cell in which it is worst.
  package var worst: String?

  package init(
    _ diagnostic: Diagnostic, spec: String, cells: [String], place: String, figure: String? = nil,
    worst: String? = nil
  ) {
    self.diagnostic = diagnostic
    self.spec = spec
    self.cells = cells
    self.place = place
    self.figure = figure
    self.worst = worst
  }
}

/// A rule of `strut lint` as reports tell it.
package struct LintRuleRecord: Sendable {
  package var name: String
  /// One sentence.
  package var summary: String
  package var severity: Severity

  package init(name: String, summary: String, severity: Severity) {
    self.name = name
    self.summary = summary
    self.severity = severity
  }
}
