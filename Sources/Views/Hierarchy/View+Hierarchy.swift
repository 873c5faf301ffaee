import Geometry

extension View {
  /// Adds a view in front of the other subviews and removes it from its previous superview.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at a position among the subviews and removes it from its previous superview.
  ///
  /// - Parameters:
  ///   - view: the view to add. This view, its ancestors and a window's own view are refused.
  ///   - position: the index among the other subviews, clamped to the valid range; 0 is the back.
  public func insertSubview(_ view: View, at position: Int) {
    guard !isDescendant(of: view), view.host == nil else {
      topmost.refusals.append(.addedToItself(view.debugName))
      return
    }
    if let objection = objection(to: view) {
      return topmost.refusals.append(objection)
    }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(position, 0), subviews.count))
    view.superview = self
    let top = topmost
    top.orders = max(top.orders, view.orders)
    top.refusals += view.refusals
    view.refusals = []
    view.designFrame()
    setNeedsLayout()
  }

  /// Inserts a view directly in front of one of the subviews.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Inserts a view directly behind one of the subviews.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, beside: sibling, offset: 0)
  }

  private func insert(_ view: View, beside sibling: View, offset: Int) {
    let others = subviews.filter { $0 !== view }
    let position = others.firstIndex { $0 === sibling }
    insertSubview(view, at: position.map { $0 + offset } ?? others.count)
  }

  /// Removes the view from its superview.
  ///
  /// Constraints that an ancestor holds are deactivated if they use the view or a descendant.
  /// Constraints that the view or a descendant holds stay active.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    var ancestor: View? = parent
    while let view = ancestor {
      for constraint in view.constraints where constraint.mentions(within: self) {
        constraint.deactivate()
      }
      ancestor = view.superview
    }
    orders = topmost.orders
    parent.setNeedsLayout()
    parent.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Moves a subview in front of all others.
  public func bringSubviewToFront(_ view: View) { move(view, to: subviews.count) }

  /// Moves a subview behind all others.
  public func sendSubviewToBack(_ view: View) { move(view, to: 0) }

  /// Moves a subview to a position among the others; 0 is the back.
  package func moveSubview(_ view: View, to position: Int) { move(view, to: position) }

  private func move(_ view: View, to position: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: min(position, subviews.count))
    setNeedsLayout()
  }

  /// Returns whether this view is the other view or one of its descendants.
  public func isDescendant(of view: View) -> Bool {
    var candidate: View? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The window that contains the view, or nil.
  public var window: Window? { topmost.host?.window }

  /// The screen of the view's window, even after the window is released, or the screen for a view
  /// outside a window.
  var screen: Screen? {
    let top = topmost
    return top.host?.screen ?? top.overrides?.detached.screen
  }

  /// The topmost ancestor, or the view itself without a superview.
  package var topmost: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The nearest common ancestor of both views, or nil in separate hierarchies.
  package func nearestCommonAncestor(with other: View) -> View? {
    var candidate: View? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  func takeOrder() -> Int {
    orders += 1
    return orders
  }

  /// Stores the current frame and the superview's size as the design that the autoresizing mask
  /// changes.
  func designFrame() {
    design = FrameDesign(frame: place, superviewSize: superview?.bounds.size)
    setNeedsLayout()
  }

  /// The nearest view with the tag, including this one, or nil.
  public func viewWithTag(_ tag: Int) -> View? {
    var level = [self]
    while !level.isEmpty {
      if let found = level.first(where: { $0.tag == tag }) { return found }
      level = level.flatMap(\.subviews)
    }
    return nil
  }

  /// The view's name in messages: its identifier, or its type's name.
  var debugName: String { accessibilityIdentifier ?? overrides?.name ?? kindName }
}
