import Diagnostics
package import Spec

/// Views whose place or size more than one value would do for.
///
/// Nothing says where the view stands or how large it is on an axis, or constraints of equal
/// priority compete, as two views that hug their contents alike in a row that is longer than both.
/// UIKit draws one of the solutions, which may be another after the next change. A finding names the
/// axis and what is missing. A view that no one sees, because it or an ancestor is hidden, is left
/// alone.
package struct Ambiguous: CellRule {
  package static let name = LintRuleName.ambiguous
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    let shown = Set(cell.shownViews.map(\.name))
    return LintFinding.findings(Self.name, in: cell, help: "add the constraint that is missing")
      .filter { finding in finding.views.isEmpty || finding.views.contains { shown.contains($0) } }
  }
}
