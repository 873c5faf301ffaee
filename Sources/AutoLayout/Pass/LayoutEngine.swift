import Geometry
package import Graphics

/// Lays a scene out.
package enum LayoutEngine {
  /// The frames of every view of `scene`, and what is wrong with it.
  ///
  /// Illegal constraints are reported and left out; of required constraints that cannot hold
  /// together one is given up, as UIKit does, so that there are always frames.
  package static func layout(_ scene: Scene, measuring text: any TextMeasuring) -> Layout {
    var layout = expansionAndLayout(of: scene, measuring: text).layout
    layout.diagnostics = scene.stackFindings + layout.diagnostics
    return layout
  }

  /// The greatest number of rounds.
  ///
  /// Shares of a stack's height depend on the heights of texts, which depend on their widths. The
  /// third round is for text whose width depends on a share.
  private static let greatestExpansions = 3

  /// The scene, expanded at its own widths, and its layout.
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
  /// Whether two expansions of one scene have the same constraints and baselines.
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
