import Geometry

extension SystemPass {
  mutating func measureUnlimited() {
    for slot in plan.slots.indices where plan.slots[slot].isView {
      guard let content = hierarchy.nodes[plan.slots[slot].view].content else { continue }
      inputs.sizes[slot] = content.size(atWidth: nil, measuring: text, on: grid)
      work.measurings += 1
    }
  }

  /// Measures wrapping contents at their solved widths and returns whether a size changed.
  ///
  /// Contents whose line breaks cannot have changed are not measured again.
  mutating func measureWrapped() -> Bool {
    var hasChanged = false
    for slot in plan.slots.indices where plan.slots[slot].isView {
      guard let content = hierarchy.nodes[plan.slots[slot].view].content, content.wraps,
        let known = inputs.sizes[slot]
      else { continue }
      let width = max(rects[slot].width, 0)
      // Line breaks stay the same for widths from the widest line to the last measured width.
      let isWithinLimit = limits[slot].map { width <= $0 + 1e-6 } ?? (known.width != nil)
      if width >= (known.width ?? limits[slot] ?? 0) - 1e-6, isWithinLimit { continue }
      limits[slot] = width
      let size = content.size(atWidth: width, measuring: text, on: grid)
      work.measurings += 1
      guard size != known else { continue }
      inputs.sizes[slot] = size
      hasChanged = true
    }
    return hasChanged
  }

  /// Updates the baselines that constraints use.
  ///
  /// As in UIKit, baselines depend on the content's own height, not on the height from constraints.
  mutating func refreshBaselines() {
    for slot in plan.baselineSlots {
      let item = plan.slots[slot]
      guard item.isView, let content = hierarchy.nodes[item.view].content else { continue }
      let size = inputs.sizes[slot]
      inputs.baselines[slot] = content.baselines(
        in: Size(
          width: max(rects[slot].width, 0), height: size?.height ?? max(rects[slot].height, 0)),
        measuring: text, on: grid)
    }
  }
}
