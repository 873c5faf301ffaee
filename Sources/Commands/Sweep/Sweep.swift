package import Cells
package import Diagnostics
package import Geometry
import Snapshots
import Spec

/// The options of `sweep`.
package struct SweepOptions: Sendable {
  package var axes = SweepAxis.allCases
  /// The names of views or guides that breaks must concern; empty for all.
  ///
  /// The name of a view in a row may include the row.
  package var views: [String] = []
  /// The smallest width or height of the window; nil for that of the smallest device.
  package var lower: Points?
  /// The greatest width or height of the window; nil for that of the largest device.
  package var upper: Points?
  /// The greatest number of threads.
  package var jobs: Int
  package var fontSetup: FontSetup

  package init(jobs: Int, fontSetup: FontSetup) {
    self.jobs = jobs
    self.fontSetup = fontSetup
  }

  var choice: SweptViews { SweptViews(names: views) }
}

/// The breaks of screens.
package struct SweepResult: Sendable {
  /// The breaks in the order of the specs, their states and the axes.
  let groups: [SweepGroup]
  /// The number of varied states.
  let states: Int
  /// The number of solved layouts.
  let layouts: Int
  /// A warning for each state with texts that were not varied.
  let limits: [Diagnostic]

  /// The breaks, then the warnings about limits.
  ///
  /// A break is an error if its rule is an error and the matrix has such a size or text.
  package var diagnostics: [Diagnostic] {
    groups.map(\.diagnostic) + limits
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The number of breaks, and the command that shows the first break.
  ///
  /// Each of them ends with a newline.
  package var summary: String { SweepWording.summary(groups, states: states, layouts: layouts) }

  /// The document of `strut sweep --json`, which ends with a newline.
  package var json: String { SweepJSON.document(groups, layouts: layouts, limits: limits) }
}

/// Finds the widths, heights, text sizes and text lengths at which screens break.
///
/// - Parameters:
///   - cells: the cells of any number of screens. The first cell of each state is varied.
///   - options: the axes, their ends and the views.
///   - progress: called with the number of finished states and the number of all states.
/// - Returns: the breaks.
/// - Throws: `UnknownView`, or the error of missing fonts.
package func sweep(
  _ cells: [SelectedCell], options: SweepOptions,
  progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
) throws -> SweepResult {
  let states = SweepState.all(of: cells)
  try options.check(states)
  let fonts = try options.fontSetup.library()
  let sweeps = try CellWork.map(
    states, jobs: options.jobs, fonts: fonts, progress: { progress($0, states.count) }
  ) { renderer, state in
    let screen = renderer.swept(state.selected)
    return try options.axes.map { try screen.sweep($0, of: state, options) }
  }.flatMap(\.self)
  return SweepResult(
    groups: SweepGroup.all(of: sweeps), states: states.count,
    layouts: sweeps.reduce(0) { $0 + $1.count }, limits: sweeps.compactMap(\.limit))
}

extension SweepOptions {
  /// Refuses the first name that no view or guide of the varied cells has.
  fileprivate func check(_ states: [SweepState]) throws(UnknownView) {
    guard !views.isEmpty else { return }
    var known: [String] = []
    var isKnown: Set<String> = []
    for name in states.flatMap(\.names) where isKnown.insert(name).inserted { known.append(name) }
    if let unknown = views.first(where: { !isKnown.contains($0) }) {
      throw UnknownView(name: unknown, known: known)
    }
  }
}
