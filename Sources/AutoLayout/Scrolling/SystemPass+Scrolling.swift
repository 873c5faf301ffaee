import Geometry

extension SystemPass {
  /// Updates the layouts of scroll views' contents and returns whether an offset changed on the
  /// given axes.
  mutating func refreshScrolls(on axes: [Axis], _ insets: InheritedInsets) -> Bool {
    var hasChanged = false
    for slot in plan.scrollSlots {
      let (old, new) = (inputs.scrolls[slot].boundsOrigin, insets.scrolls[slot].boundsOrigin)
      inputs.scrolls[slot] = insets.scrolls[slot]
      if axes.contains(where: { abs((old[$0] - new[$0]).value) > 1e-6 }) { hasChanged = true }
    }
    return hasChanged
  }

  /// Returns the layout of a scroll view's content from its solved size, or nil for other slots.
  func scroll(_ slot: Int, safeArea: Insets) -> ScrollLayout? {
    let position = plan.slots[slot].view
    guard let content = plan.slots[slot].content,
      let metrics = hierarchy.nodes[position].arrangement.scroll
    else { return nil }
    return metrics.placed(
      grid.rounded(Rect(origin: .zero, size: rects[content].size)).size,
      in: frame(slot).size, safeArea: safeArea,
      isTracked: conditions.trackedScrollViews.contains(position), on: grid)
  }

  /// Returns the origin of a view's coordinate space, in the layout root's coordinates.
  func boundsOrigin(_ slot: Int) -> Point {
    let (corner, offset) = (frame(slot).origin, inputs.scrolls[slot].boundsOrigin)
    return Point(x: corner.x - offset.x, y: corner.y - offset.y)
  }
}
