import AutoLayout
package import Diagnostics
import Geometry
package import Spec

/// A rule's finding in one cell.
///
/// The measured value holds the numbers that differ between cells; the report shows the worst one. All other
/// properties are the same in every cell.
package struct LintFinding: Hashable, Sendable {
  package var rule: LintRuleName
  /// The message, without the cell's numbers.
  package var text: String
  /// The place of the cause in the spec, or nil.
  package var span: SourceSpan?
  /// The names of the views concerned, the cause first.
  package var views: [String]
  /// The constraints concerned, as equations.
  package var constraints: [String] = []
  package var notes: [Note] = []
  package var help: String
  package var measured: MeasuredValue?
  /// The values to compare with a `minimum`; empty for rules without one.
  var measures: [LintMeasure] = []
  /// The value that `measured` shows.
  package var measure: LintMeasure?

  package init(
    _ rule: LintRuleName, _ text: String, at span: SourceSpan?, views: [String],
    constraints: [String] = [], notes: [Note] = [], help: String, measured: MeasuredValue? = nil
  ) {
    self.rule = rule
    self.text = text
    self.span = span
    self.views = views
    self.constraints = constraints
    self.notes = notes
    self.help = help
    self.measured = measured
  }

  /// A finding about one view, at its place in the spec.
  init(
    _ rule: LintRuleName, _ text: String, of view: LintedView, others: [LintedView] = [],
    notes: [Note] = [], help: String, measured: MeasuredValue? = nil
  ) {
    self.init(
      rule, text, at: view.node.span, views: ([view] + others).map(\.name), notes: notes,
      help: help, measured: measured)
  }
}

/// The numbers of a finding in one cell.
package struct MeasuredValue: Hashable, Sendable {
  /// A measure for choosing the worst cell: the greater, the worse.
  package var badness: Double
  /// A clause with the cell's numbers.
  package var text: String

  package init(_ badness: Double, _ text: String) {
    self.badness = badness
    self.text = text
  }
}

/// Numbers in findings, with at most one decimal.
enum FormattedMeasure {
  static func points(_ length: Points) -> String { DecimalText.shortest(length.value, places: 1) }

  static func size(_ size: Size) -> String { "\(points(size.width)) × \(points(size.height))" }

  /// A contrast ratio, with at most two decimals.
  static func ratio(_ value: Double) -> String {
    "\(DecimalText.shortest(value, places: 2)) : 1"
  }
}
