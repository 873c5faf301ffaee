import Cassowary
import Geometry
import Graphics

/// A scene with the constraints and guides made from properties of its views.
struct ExpandedScene {
  var scene: Scene
  /// Whether some of these constraints depend on widths that the layout determines.
  var hangsOnWidths: Bool
}

extension Scene {
  /// Returns the scene with the guides and constraints made from properties of its views.
  ///
  /// These constraints come after the declared ones, so that declared constraints win ties.
  ///
  /// - Parameters:
  ///   - text: measures text in the cell's fonts.
  ///   - widths: the width of each view in an earlier layout, or nil before the first layout.
  ///   - budget: the work that fitting sizes may take.
  /// - Returns: the expanded scene, with the same views in the same order.
  func expanded(
    measuring text: any TextMeasuring, at widths: [Points]? = nil, within budget: WorkBudget
  ) -> ExpandedScene {
    var stacks = StackExpansion(self, measuring: text, at: widths, within: budget)
    stacks.expand()
    var scene = stacks.scene
    scene.expandMasks()
    let heightsHangOnWidths = scene.expandFitting(measuring: text, at: widths, within: budget)
    return ExpandedScene(
      scene: scene, hangsOnWidths: stacks.hangsOnWidths || heightsHangOnWidths)
  }
}
