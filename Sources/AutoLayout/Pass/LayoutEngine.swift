/// Lays a scene out.
package enum LayoutEngine {
  /// The frames of every view of `scene`, and what is wrong with it.
  ///
  /// Illegal constraints are reported and left out; of required constraints that cannot hold
  /// together one is given up, as UIKit does, so that there are always frames.
  package static func layout(_ scene: Scene, measuring text: any TextMeasuring) -> Layout {
    var run = LayoutRun(scene, measuring: text)
    return run.layout()
  }
}
