import Geometry
import Graphics

/// A scene with what properties of its views stand for.
struct ExpandedScene {
  var scene: Scene
  /// Whether some of it hangs on widths that a layout has yet to find.
  var hangsOnWidths: Bool
}

extension Scene {
  /// The scene with the guides and constraints that properties of its views stand for.
  ///
  /// They come after those that somebody wrote, so that these win ties.
  ///
  /// - Parameters:
  ///   - text: measures text in the cell's fonts.
  ///   - widths: by view, from an earlier layout; nil before there was one.
  /// - Returns: the same views in the same order.
  func expanded(
    measuring text: any TextMeasuring, at widths: [Points]? = nil
  ) -> ExpandedScene {
    var stacks = StackExpansion(self, measuring: text, at: widths)
    stacks.expand()
    var scene = stacks.scene
    scene.expandMasks()
    let heightsHangOnWidths = scene.expandFitting(measuring: text, at: widths)
    return ExpandedScene(
      scene: scene, hangsOnWidths: stacks.hangsOnWidths || heightsHangOnWidths)
  }
}
