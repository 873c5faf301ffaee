import AutoLayout
import Diagnostics
package import Spec

/// Required constraints that cannot hold together, so that one is left out.
///
/// UIKit logs "Unable to simultaneously satisfy constraints" and breaks one of them, not always
/// the same one. A finding names the constraint that is left out here. Its notes name the other
/// constraints of the smallest set that cannot hold together, and their sources: a line of the
/// spec, a stack, or a frame with its autoresizing mask. Give one of them a priority below 1000,
/// or remove one. If a view has both a frame and constraints, keep only one of the two.
package struct UnsatisfiableRule: CellRule {
  package static let name = LintRuleName.unsatisfiable
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    LintFinding.findings(Self.name, in: cell, help: "remove one of them")
  }
}

extension LintFinding {
  /// Returns the diagnostics of one rule in the cell's layout as findings.
  static func findings(
    _ rule: LintRuleName, in cell: LintedCell, help: String
  ) -> [LintFinding] {
    cell.built.namingCauses(in: cell.layout.diagnostics)
      .filter { $0.message.rule == rule.rawValue }
      .map { diagnostic in
        LintFinding(
          rule, diagnostic.message.text, at: diagnostic.span, views: diagnostic.views,
          constraints: diagnostic.constraints, notes: diagnostic.notes,
          help: diagnostic.help ?? help)
      }
  }
}
