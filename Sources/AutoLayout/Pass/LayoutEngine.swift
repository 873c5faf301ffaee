package import Cassowary
import Geometry
package import Graphics

/// The layout engine, which computes the frames of a scene's views.
package enum LayoutEngine {
  /// Returns the frames of all views of `scene`, with diagnostics.
  ///
  /// The engine reports and ignores illegal constraints. If required constraints conflict, it
  /// breaks one of them, as UIKit does. So every view always gets a frame.
  ///
  /// - Parameters:
  ///   - scene: the scene to lay out.
  ///   - text: measures its texts.
  ///   - budget: the work that all its systems may do.
  /// - Returns: the layout.
  /// - Throws: an error if the systems take more work.
  package static func layout(
    _ scene: Scene, measuring text: any TextMeasuring, within budget: WorkBudget = .layout
  ) throws(LayoutTooComplex) -> Layout {
    let layout = run(of: scene, measuring: text, within: budget).layout
    guard !budget.isUsedUp else { throw LayoutTooComplex(isLaidOut: false) }
    return layout
  }

  /// Returns the same layout, however much work it takes.
  ///
  /// For scenes that a program builds, and not a file.
  package static func unlimitedLayout(
    _ scene: Scene, measuring text: any TextMeasuring
  ) -> Layout {
    run(of: scene, measuring: text, within: WorkBudget()).layout
  }

  /// The maximum number of expansions of a scene.
  ///
  /// Proportional shares of a stack's height depend on text heights, which depend on text widths.
  /// The third expansion is for text whose width depends on a share. The others are for views that
  /// grow into a safe area by their fitting size.
  private static let greatestExpansions = 5

  /// Lays a scene out, expanded with the widths of its own layout.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - text: measures its texts.
  ///   - budget: the work that all its systems may do.
  ///   - keepsSystems: whether the run keeps the solved systems.
  /// - Returns: the run of the last expansion, and the layout.
  static func run(
    of scene: Scene, measuring text: any TextMeasuring, within budget: WorkBudget,
    keepsSystems: Bool = false
  ) -> (run: LayoutRun, layout: Layout) {
    func laidOut(_ expanded: Scene) -> (run: LayoutRun, layout: Layout) {
      var run = LayoutRun(expanded: expanded, measuring: text, within: budget)
      if keepsSystems { run.settled = [] }
      let layout = run.layout()
      return (run, layout)
    }
    var expansion = scene.expanded(measuring: text, within: budget)
    var (run, layout) = laidOut(expansion.scene)
    for _ in 1..<greatestExpansions where expansion.hangsOnLayout {
      let next = scene.expanded(measuring: text, after: layout, within: budget)
      guard !next.scene.standsForTheSame(as: expansion.scene) else { break }
      expansion = next
      let work = layout.work
      (run, layout) = laidOut(expansion.scene)
      layout.work.add(work)
    }
    layout.diagnostics = scene.stackFindings + layout.diagnostics
    return (run, layout)
  }
}

extension Scene {
  /// Returns whether two expansions of one scene have the same constraints and baselines.
  fileprivate func standsForTheSame(as other: Scene) -> Bool {
    constraints == other.constraints
      && views.map(\.baselineViews) == other.views.map(\.baselineViews)
  }
}

extension LayoutWork {
  fileprivate mutating func add(_ other: LayoutWork) {
    pivots += other.pivots
    measurings += other.measurings
  }
}
