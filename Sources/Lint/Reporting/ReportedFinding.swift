package import Diagnostics
import Spec

/// A finding with the cells in which it was found.
package struct ReportedFinding: Hashable, Sendable {
  package var finding: LintFinding
  package var severity: Severity
  /// The names of the cells, in the order of the matrix.
  package var cells: [String]
  /// A phrase for the cells: "all phones in landscape".
  package var place: String
  /// The name of the cell with the worst measured value, or nil without a value.
  package var worst: String?
  /// Whether the measured value differs between the cells.
  package var hasSeveralValues = false

  /// The finding as a diagnostic for all reports.
  package var diagnostic: Diagnostic {
    var notes = finding.notes
    if let measured = finding.measured {
      let place = hasSeveralValues ? worst.map { ", on \($0)" } ?? "" : ""
      notes.append(Note(measured.text + place))
    }
    notes.append(Note("on \(place)"))
    return Diagnostic(
      Message(rule: finding.rule.rawValue, text: finding.text), severity: severity,
      at: finding.span, notes: notes, help: finding.help, views: finding.views,
      constraints: finding.constraints)
  }
}
