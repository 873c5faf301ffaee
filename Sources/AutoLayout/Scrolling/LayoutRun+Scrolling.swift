import Geometry

extension LayoutRun {
  /// Rounds a view's exact frame to the pixel grid and computes its safe area.
  mutating func settle(_ view: Int) {
    frames[view] = scene.environment.grid.rounded(exact[view])
    guard let parent = scene.views[view].parent else { return }
    safeAreas[view] = safeArea(of: view, at: frames[view], in: parent)
  }

  /// Returns the safe-area insets of a view with the given frame in its superview.
  func safeArea(of view: Int, at frame: Rect, in parent: Int) -> Insets {
    scene.views[view].safeArea(
      at: frame, in: Rect(origin: scrolls[parent].boundsOrigin, size: frames[parent].size),
      inheriting: scrolls[parent].handedOn(safeAreas[parent]))
  }

  /// Computes the scroll layout of a view from its frame and the size of its content.
  mutating func settleScroll(_ view: Int, _ content: Size) {
    guard let metrics = scene.views[view].arrangement.scroll else { return }
    scrolls[view] = metrics.placed(
      content, in: frames[view].size, safeArea: safeAreas[view],
      isTracked: trackedScrollViews.contains(view), on: scene.environment.grid)
  }
}
