import Geometry

extension LayoutRun {
  /// Puts a subview of a scroll view whose exact frame is known on the pixel grid, and finds its
  /// safe area.
  mutating func settle(_ view: Int) {
    frames[view] = scene.environment.grid.rounded(exact[view])
    guard let parent = scene.views[view].parent else { return }
    safeAreas[view] = scene.views[view].safeArea(
      at: frames[view],
      in: Rect(origin: scrolls[parent].boundsOrigin, size: frames[parent].size),
      inheriting: scrolls[parent].handedOn(safeAreas[parent]))
  }

  /// Lays content of a known size out in a view with a known frame.
  mutating func settleScroll(_ view: Int, _ content: Size) {
    guard let metrics = scene.views[view].arrangement.scroll else { return }
    scrolls[view] = metrics.placed(
      content, in: frames[view].size, safeArea: safeAreas[view],
      isTracked: trackedScrollView == view, on: scene.environment.grid)
  }
}
