import Geometry
package import Graphics

/// The layout engine, which computes the frames of a scene's views.
package enum LayoutEngine {
  /// Returns the frames of all views of `scene`, with diagnostics.
  ///
  /// The engine reports and ignores illegal constraints. If required constraints conflict, it
  /// breaks one of them, as UIKit does. So every view always gets a frame.
  package static func layout(_ scene: Scene, measuring text: any TextMeasuring) -> Layout {
    var layout = expansionAndLayout(of: scene, measuring: text).layout
    layout.diagnostics = scene.stackFindings + layout.diagnostics
    return layout
  }

  /// The maximum number of expansions of a scene.
  ///
  /// Proportional shares of a stack's height depend on text heights, which depend on text widths.
  /// The third expansion is for text whose width depends on a share.
  private static let greatestExpansions = 3

  /// Returns the scene, expanded with the widths of its own layout, and its layout.
  static func expansionAndLayout(
    of scene: Scene, measuring text: any TextMeasuring
  ) -> (scene: Scene, layout: Layout) {
    var expansion = scene.expanded(measuring: text)
    var layout = laidOut(expansion.scene, measuring: text)
    for _ in 1..<greatestExpansions where expansion.hangsOnWidths {
      let widths = layout.views.map(\.exact.width)
      let next = scene.expanded(measuring: text, at: widths)
      guard !next.scene.standsForTheSame(as: expansion.scene) else { break }
      expansion = next
      let work = layout.work
      layout = laidOut(expansion.scene, measuring: text)
      layout.work.add(work)
    }
    return (expansion.scene, layout)
  }

  private static func laidOut(_ scene: Scene, measuring text: any TextMeasuring) -> Layout {
    var run = LayoutRun(expanded: scene, measuring: text)
    return run.layout()
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
