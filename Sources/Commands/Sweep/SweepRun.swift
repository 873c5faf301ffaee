package import Cells
package import Diagnostics
import Snapshots
import Spec

/// Finds where along widths, heights, text sizes and text lengths screens break.
package struct SweepRun: Sendable {
  /// By spec, then by axis; an error is one of a rule that is an error at a size or text that the
  /// matrix itself has.
  package let diagnostics: [Diagnostic]
  /// How many there are, and how to see the first, with line ends.
  package let summary: String
  /// The object of `--json`, with a line end.
  package let json: String
  /// How many layouts were solved.
  package let layouts: Int

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// - Parameters:
  ///   - cells: of any number of screens; of each state the first is varied.
  ///   - options: what to vary.
  ///   - jobs: the greatest number of threads.
  ///   - fontSetup: where fonts are looked for and kept.
  ///   - progress: called with the number of finished states and how many there are.
  /// - Throws: `UnknownView`, or what keeps fonts from being used.
  package init(
    _ cells: [SelectedCell], _ options: SweepOptions, jobs: Int, fontSetup: FontSetup,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws {
    let states = SweepState.all(of: cells)
    try Self.check(options.views, in: states)
    let fonts = try fontSetup.library()
    let found = try CellWork.map(
      states, jobs: jobs, fonts: fonts, progress: { progress($0, states.count) }
    ) { renderer, state in
      let screen = renderer.swept(state.selected)
      return options.axes.map { SweepResult(state, screen, $0, options) }
    }
    let results = found.flatMap(\.self)
    let groups = SweepGroup.all(of: results)
    layouts = results.reduce(0) { $0 + $1.count }
    diagnostics = groups.map { $0.found.diagnostic(inCells: $0.cells) }
    summary = SweepWording.summary(groups, states: states.count, layouts: layouts)
    json = SweepJSON.document(groups, layouts: layouts)
  }

  /// Refuses the first name that is none of a view or guide in the cells that are varied.
  private static func check(_ names: [String], in states: [SweepState]) throws(UnknownView) {
    guard !names.isEmpty else { return }
    var known: [String] = []
    var isKnown: Set<String> = []
    for name in states.flatMap(\.names) where isKnown.insert(name).inserted { known.append(name) }
    if let unknown = names.first(where: { !isKnown.contains($0) }) {
      throw UnknownView(name: unknown, known: known)
    }
  }
}
