import Geometry
import Graphics

/// A scene with the constraints and guides made from properties of its views.
struct ExpandedScene {
  var scene: Scene
  /// Whether some of them depend on widths that are not known yet.
  var hangsOnWidths: Bool
}

extension Scene {
  /// The scene with the guides and constraints made from properties of its views.
  ///
  /// They come after those that somebody wrote, so that these win ties.
  ///
  /// - Parameters:
  ///   - text: measures text in the cell's fonts.
  ///   - widths: by view, from an earlier layout; nil before the first one.
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
