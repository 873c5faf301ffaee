package import Geometry

/// The insets that views pass on to their subviews and guides, by slot; zero for guides.
struct InheritedInsets {
  var safeAreas: [Insets]
  /// The parts of the safe areas that subviews inherit.
  var handedOn: [Insets]
  /// The effective layout margins, including safe areas.
  var margins: [Insets]
  /// The layout of scroll views' contents, or nil for other views.
  var scrolls: [ScrollLayout?]
}

extension SystemPass {
  /// Returns the solved frame of a view's slot, in the layout root's coordinates.
  func frame(_ slot: Int) -> Rect {
    let outward = hierarchy.nodes[plan.slots[slot].view].alignmentInsets
    guard outward != .zero else { return rects[slot] }
    let rect = rects[slot]
    return Rect(
      minX: rect.minX - outward.left, minY: rect.minY - outward.top,
      maxX: rect.maxX + outward.right, maxY: rect.maxY + outward.bottom)
  }

  /// Returns the safe areas, margins and scroll layouts of all views from the solved frames.
  ///
  /// Before the first solution, only the root has a safe area.
  func inheritedInsets(isSolved: Bool) -> InheritedInsets {
    let none = Array(repeating: Insets.zero, count: plan.slots.count)
    var result = InheritedInsets(
      safeAreas: none, handedOn: none, margins: none,
      scrolls: Array(repeating: nil, count: plan.slots.count))
    let nodes = hierarchy.nodes
    for slot in plan.slots.indices where plan.slots[slot].isView {
      let view = plan.slots[slot].view
      if slot == 0 { result.safeAreas[slot] = conditions.safeArea }
      var kept = Insets.zero
      if isSolved, let superview = plan.slots[slot].superview {
        let (inner, outer) = (frame(slot), frame(superview))
        result.safeAreas[slot] = nodes[view].safeArea(
          at: inner, in: outer, inheriting: result.handedOn[superview])
        if nodes[view].preservesSuperviewMargins {
          kept = result.margins[superview].remaining(of: inner, in: outer)
        }
      }
      if isSolved { result.scrolls[slot] = scroll(slot, safeArea: result.safeAreas[slot]) }
      result.handedOn[slot] = result.scrolls[slot].handedOn(result.safeAreas[slot])
      let own = slot == 0 ? conditions.margins : nodes[view].margins
      let added = nodes[view].insetsMarginsFromSafeArea ? result.safeAreas[slot] : .zero
      result.margins[slot] = (own + added).greater(kept)
    }
    return result
  }

  /// Updates the insets of derived guides on the given axes and returns whether one changed.
  @discardableResult
  mutating func refreshInsets(on axes: [Axis], _ inherited: InheritedInsets) -> Bool {
    var hasChanged = false
    for slot in plan.slots.indices {
      guard case .derived(let guide) = plan.slots[slot].kind else { continue }
      let insets = insets(of: guide, owner: plan.slots[slot].owner, inherited)
      for axis in axes where !inputs.insets[slot].isNearly(insets, on: axis) {
        inputs.insets[slot].take(insets, on: axis)
        hasChanged = true
      }
    }
    return hasChanged
  }

  private func insets(
    of guide: SystemPlan.DerivedGuide, owner: Int, _ inherited: InheritedInsets
  ) -> Insets {
    let node = hierarchy.nodes[plan.slots[owner].view]
    let safeArea = inherited.safeAreas[owner]
    switch guide {
    case .safeArea:
      guard owner != 0 else { return safeArea }
      // If the insets are larger than the view, its guide has no size.
      let bounds = frame(owner)
      let guide = bounds.inset(by: safeArea)
      return Insets(
        top: guide.minY - bounds.minY, left: guide.minX - bounds.minX,
        bottom: bounds.maxY - guide.maxY, right: bounds.maxX - guide.maxX)
        - node.alignmentInsets
    case .margins:
      return inherited.margins[owner] - node.alignmentInsets
    case .readable:
      var margins = inherited.margins[owner]
      let width = frame(owner).width - margins.left - margins.right
      let excess = max(width - conditions.readableWidth, 0)
      margins.left = margins.left + excess / 2
      margins.right = margins.right + excess / 2
      return margins - node.alignmentInsets
    case .contentMargins:
      let added = node.insetsMarginsFromSafeArea ? inherited.handedOn[owner] : .zero
      return node.margins + added
    case .frame:
      return .zero - node.alignmentInsets
    case .keyboardOverlap:
      let kept = node.keyboardGuide.usesBottomSafeArea ? safeArea.bottom : 0
      let strip = max(keyboardOverlap(frame(owner)), kept)
      return Insets(top: 0, left: 0, bottom: strip, right: 0) - node.alignmentInsets
    case .topLayout, .bottomLayout:
      return safeArea
    case .keyboard:
      return .zero
    }
  }

  /// Returns the height, in points, of the part of a rectangle that the docked keyboard covers.
  ///
  /// The rectangle is in the layout root's coordinates.
  private func keyboardOverlap(_ bounds: Rect) -> Points {
    let keyboard = inputs.keyboard
    guard conditions.isKeyboardDocked, keyboard.intersection(bounds) != nil else { return 0 }
    return bounds.maxY - keyboard.minY
  }
}

extension ViewNode {
  /// Returns the view's safe-area insets from its frame and its superview's bounds and insets.
  func safeArea(at frame: Rect, in bounds: Rect, inheriting insets: Insets) -> Insets {
    let inherited = insets.propagated(to: frame, in: bounds)
    guard additionalSafeArea != .zero else { return inherited }
    return (inherited + additionalSafeArea).greater(.zero)
  }
}

extension Insets {
  /// Returns whether the insets on an axis match within a millionth of a point.
  fileprivate func isNearly(_ other: Insets, on axis: Axis) -> Bool {
    func near(_ a: Points, _ b: Points) -> Bool { abs(a.value - b.value) < 1e-6 }
    return axis == .horizontal
      ? near(left, other.left) && near(right, other.right)
      : near(top, other.top) && near(bottom, other.bottom)
  }

  /// Returns a superview's margins minus the distances between its edges and the view's edges.
  package func remaining(of frame: Rect, in bounds: Rect) -> Insets {
    Insets(
      top: top - (frame.minY - bounds.minY), left: left - (frame.minX - bounds.minX),
      bottom: bottom - (bounds.maxY - frame.maxY), right: right - (bounds.maxX - frame.maxX))
  }

  fileprivate mutating func take(_ other: Insets, on axis: Axis) {
    switch axis {
    case .horizontal:
      left = other.left
      right = other.right
    case .vertical:
      top = other.top
      bottom = other.bottom
    }
  }
}
