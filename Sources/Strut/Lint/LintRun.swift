import AutoLayout
package import Diagnostics
import Lint
import Snapshots
import Spec

/// Holds the cells of specs against every rule.
package struct LintRun: Sendable {
  /// By spec, then by rule.
  package let diagnostics: [Diagnostic]
  /// A line that counts them, with a line end.
  package let summary: String

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// - Parameters:
  ///   - cells: what to look at.
  ///   - jobs: the greatest number of threads.
  ///   - fontSetup: where fonts are looked for and kept.
  ///   - progress: called with the number of finished cells.
  /// - Throws: what keeps fonts from being used.
  package init(
    _ cells: [SelectedCell], jobs: Int, fontSetup: FontSetup,
    progress: (_ done: Int) -> Void = { _ in }
  ) throws {
    let fonts = try fontSetup.library()
    let found = try CellWork.map(cells, jobs: jobs, fonts: fonts, progress: progress) {
      renderer, selected in
      let cell = renderer.linted(selected)
      return RuleCatalogue.cellRules.flatMap { $0.findings(in: cell) }
    }
    var diagnostics: [Diagnostic] = []
    for (spec, indices) in Self.bySpec(cells) {
      let report = LintReport(
        indices.map { (cells[$0].cell, found[$0]) }, of: spec.document,
        isWhole: indices.count == spec.cells.count)
      diagnostics += report.findings.map(\.diagnostic) + report.idleTunings
    }
    self.diagnostics = diagnostics
    summary = LintWording.summary(diagnostics, cells: cells.count)
  }

  /// The positions of each spec's cells, in their order.
  private static func bySpec(_ cells: [SelectedCell]) -> [(spec: LoadedSpec, indices: [Int])] {
    var groups: [(spec: LoadedSpec, indices: [Int])] = []
    for (index, selected) in cells.enumerated() {
      if groups.last?.spec.location == selected.spec.location {
        groups[groups.count - 1].indices.append(index)
      } else {
        groups.append((selected.spec, [index]))
      }
    }
    return groups
  }
}
