import AutoLayout
package import Diagnostics
package import Spec

/// What a rule found in one cell.
///
/// What is the same on every cell is in the finding; what differs from cell to cell is its figure,
/// of which the worst is told.
package struct LintFinding: Hashable, Sendable {
  package var rule: LintRuleName
  /// One clause without figures of the cell.
  package var text: String
  /// Where the spec names the culprit.
  package var span: SourceSpan?
  /// Ids of the views concerned, the culprit first.
  package var views: [String]
  /// The constraints concerned as equations.
  package var constraints: [String] = []
  package var notes: [Note] = []
  package var help: String
  package var figure: LintFigure?
  /// What a `minimum` is held against; empty for rules that have none.
  var measures: [LintMeasure] = []
  /// The one of which the figure tells.
  package var measure: LintMeasure?

  package init(
    _ rule: LintRuleName, _ text: String, at span: SourceSpan?, views: [String],
    constraints: [String] = [], notes: [Note] = [], help: String, figure: LintFigure? = nil
  ) {
    self.rule = rule
    self.text = text
    self.span = span
    self.views = views
    self.constraints = constraints
    self.notes = notes
    self.help = help
    self.figure = figure
  }

  /// About one view, at its place.
  init(
    _ rule: LintRuleName, _ text: String, of view: LintedView, others: [LintedView] = [],
    notes: [Note] = [], help: String, figure: LintFigure? = nil
  ) {
    self.init(
      rule, text, at: view.node.span, views: ([view] + others).map(\.name), notes: notes,
      help: help, figure: figure)
  }
}

/// How bad a finding is in a cell.
package struct LintFigure: Hashable, Sendable {
  /// Grows with what is wrong.
  package var badness: Double
  /// A clause with the cell's figures.
  package var text: String

  package init(_ badness: Double, _ text: String) {
    self.badness = badness
    self.text = text
  }
}
