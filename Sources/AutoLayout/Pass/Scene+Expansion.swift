import Cassowary
import Geometry
import Graphics

/// A scene with the constraints and guides made from properties of its views.
struct ExpandedScene {
  var scene: Scene
  /// Whether some of these constraints depend on widths or safe areas that the layout determines.
  var hangsOnLayout: Bool
}

extension Scene {
  /// Returns the scene with the guides and constraints made from properties of its views.
  ///
  /// These constraints come after the declared ones, so that declared constraints win ties.
  ///
  /// - Parameters:
  ///   - text: measures text in the cell's fonts.
  ///   - layout: an earlier layout, or nil before the first layout.
  ///   - budget: the work that fitting sizes may take.
  /// - Returns: the expanded scene, with the same views in the same order.
  func expanded(
    measuring text: any TextMeasuring, after layout: Layout? = nil, within budget: WorkBudget
  ) -> ExpandedScene {
    var stacks = StackExpansion(
      self, measuring: text, at: layout?.views.map(\.exact.width), within: budget)
    stacks.expand()
    var scene = stacks.scene
    scene.expandMasks()
    let fittingHangs = scene.expandFitting(measuring: text, after: layout, within: budget)
    return ExpandedScene(
      scene: scene, hangsOnLayout: stacks.hangsOnWidths || fittingHangs)
  }
}
