import AutoLayout
import Diagnostics
package import Spec

/// Required constraints of which not all can hold, so that one is left out.
///
/// UIKit logs "Unable to simultaneously satisfy constraints" and breaks one of them, not always the
/// same. A finding names the one that is left out here and, in its notes, the others of the smallest
/// set that cannot hold together, with what they come from: a line of the spec, a stack, or a frame
/// with its autoresizing mask. Give one of them a priority below 1000 or remove it; of a view that
/// has both a frame and constraints keep either.
package struct UnsatisfiableRule: CellRule {
  package static let name = LintRuleName.unsatisfiable
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    LintFinding.findings(Self.name, in: cell, help: "remove one of them")
  }
}

extension LintFinding {
  /// What the layout of a cell itself told.
  static func findings(
    _ rule: LintRuleName, in cell: LintedCell, help: String
  ) -> [LintFinding] {
    cell.built.namingUses(in: cell.layout.diagnostics)
      .filter { $0.message.rule == rule.rawValue }
      .map { diagnostic in
        LintFinding(
          rule, diagnostic.message.text, at: diagnostic.span, views: diagnostic.views,
          constraints: diagnostic.constraints, notes: diagnostic.notes,
          help: diagnostic.help ?? help)
      }
  }
}
