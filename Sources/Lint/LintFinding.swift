import AutoLayout
package import Diagnostics
import Geometry
package import Spec

/// A rule's finding in one cell.
///
/// `measured` has the numbers that differ between cells; the report shows the worst one. All other
/// properties are the same in every cell.
package struct LintFinding: Hashable, Sendable {
  package var rule: LintRuleName
  /// The message, without the cell's numbers.
  package var text: String
  /// The position of the cause in the spec, or nil if unknown.
  package var span: SourceSpan?
  /// The names of the views involved; the first one is the cause.
  package var views: [String]
  /// The constraints involved, as equations.
  package var constraints: [String] = []
  package var notes: [Note] = []
  package var help: String
  package var measured: MeasuredValue?
  /// The values to compare with a `minimum`; empty for rules without a minimum.
  var measures: [LintMeasure] = []
  /// The value that `measured` describes, or nil.
  var measure: LintMeasure?
  /// The spec's minimum for the values, or nil for the rule's own.
  var minimum: Double?

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

  /// Creates a finding about a view, at the view's position in the spec.
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
  /// A measure for choosing the worst cell; greater is worse.
  package var badness: Double
  /// A clause with the cell's numbers.
  package var text: String

  package init(_ badness: Double, _ text: String) {
    self.badness = badness
    self.text = text
  }
}

/// The formatting of numbers in findings, with at most one decimal.
enum FormattedMeasure {
  static func points(_ length: Points) -> String { DecimalText.shortest(length.value, places: 1) }

  static func size(_ size: Size) -> String { "\(points(size.width)) × \(points(size.height))" }

  /// Returns a contrast ratio with at most two decimals.
  static func ratio(_ value: Double) -> String {
    "\(DecimalText.shortest(value, places: 2)) : 1"
  }
}
