import Geometry

extension SystemPass {
  /// Updates the frames of views placed by a frame and returns whether one changed on these axes.
  @discardableResult
  mutating func refreshFrames(on axes: [Axis]) -> Bool {
    var hasChanged = false
    for slot in plan.framedSlots {
      guard let manual = plan.slots[slot].frame, let superview = plan.slots[slot].superview else {
        continue
      }
      let frame = manual.frame(
        in: presentSize(superview), designedFor: manual.designedFor ?? designedSize(superview))
      if axes.contains(where: { !inputs.frames[slot].isNearly(frame, on: $0) }) {
        hasChanged = true
      }
      inputs.frames[slot] = frame
    }
    return hasChanged
  }

  /// Returns the superview's size for which a view's frame was designed.
  func designedSize(ofSuperviewOf slot: Int) -> Size {
    if let size = plan.slots[slot].frame?.designedFor { return size }
    guard let superview = plan.slots[slot].superview else { return .zero }
    return designedSize(superview)
  }

  private func presentSize(_ slot: Int) -> Size {
    plan.slots[slot].frame == nil ? frame(slot).size : inputs.frames[slot].size
  }

  /// Returns the designed size of a view.
  ///
  /// This is the size of its frame before resizing, or its current size if it has no frame. The
  /// frame of the root is in the conditions.
  private func designedSize(_ slot: Int) -> Size {
    guard let manual = plan.slots[slot].frame, let superview = plan.slots[slot].superview else {
      return (slot == 0 ? conditions.designedSize : nil) ?? presentSize(slot)
    }
    let designed = manual.designedFor ?? designedSize(superview)
    return manual.frame(in: designed, designedFor: designed).size
  }
}

extension Rect {
  /// Returns whether the edges on an axis match within a millionth of a point.
  fileprivate func isNearly(_ other: Rect, on axis: Axis) -> Bool {
    abs((minEdge(on: axis) - other.minEdge(on: axis)).value) < 1e-6
      && abs((maxEdge(on: axis) - other.maxEdge(on: axis)).value) < 1e-6
  }
}
