import Diagnostics
package import Spec

/// Views whose position or size has more than one solution.
///
/// Either nothing determines the view's position or size on an axis, or constraints of equal
/// priority compete, such as two views with the same hugging in a row that is longer than both.
/// UIKit draws one of the solutions. It may draw another one after the next change. A finding
/// names the axis and the missing constraint. The rule ignores a view that is hidden or has a
/// hidden ancestor.
package struct Ambiguous: CellRule {
  package static let name = LintRuleName.ambiguous
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    let shown = Set(cell.shownViews.map(\.name))
    let hidden = Set(cell.views.map(\.name)).subtracting(shown)
    // A guide is named behind its view: `box.stage`.
    func isHidden(_ name: String) -> Bool {
      hidden.contains(name) || hidden.contains { name.hasPrefix("\($0).") }
    }
    return LintFinding.findings(Self.name, in: cell, help: "add the constraint that is missing")
      .filter { finding in finding.views.isEmpty || !finding.views.allSatisfy(isHidden) }
  }
}
