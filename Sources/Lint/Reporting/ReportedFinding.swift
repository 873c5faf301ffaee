package import Diagnostics
import Spec

/// A finding with all the cells that it was made on.
package struct ReportedFinding: Hashable, Sendable {
  package var finding: LintFinding
  package var severity: Severity
  /// Names of cells, in the matrix' order.
  package var cells: [String]
  /// The cells in words: "all phones in landscape".
  package var place: String
  /// The cell in which it is worst; nil where no figure tells.
  package var worst: String?
  /// Whether the figure is another in some of the cells.
  package var hasSeveralFigures = false

  /// The finding as every report tells it.
  package var diagnostic: Diagnostic {
    var notes = finding.notes
    if let figure = finding.figure {
      let place = hasSeveralFigures ? worst.map { ", on \($0)" } ?? "" : ""
      notes.append(Note(figure.text + place))
    }
    notes.append(Note("on \(place)"))
    return Diagnostic(
      Message(rule: finding.rule.rawValue, text: finding.text), severity: severity,
      at: finding.span, notes: notes, help: finding.help, views: finding.views,
      constraints: finding.constraints)
  }
}
