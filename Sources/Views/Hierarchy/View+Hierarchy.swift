import Geometry

extension View {
  /// Puts a view in front of the other subviews, out of the superview that it has.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts a view behind the subviews from a position on, out of the superview that it has.
  ///
  /// - Parameters:
  ///   - view: what to add. A view around this one, or a window's own, is refused.
  ///   - position: 0 for the backmost; counted without the view; brought into range.
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

  /// Puts a view right in front of one of the subviews.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Puts a view right behind one of the subviews.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, beside: sibling, offset: 0)
  }

  private func insert(_ view: View, beside sibling: View, offset: Int) {
    let others = subviews.filter { $0 !== view }
    let position = others.firstIndex { $0 === sibling }
    insertSubview(view, at: position.map { $0 + offset } ?? others.count)
  }

  /// Takes the view out of its superview, and deactivates the constraints held above it that mention
  /// it or a view within it; those within it stay.
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

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: View) { move(view, to: subviews.count) }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: View) { move(view, to: 0) }

  private func move(_ view: View, to position: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: min(position, subviews.count))
    setNeedsLayout()
  }

  /// Whether the view is the other one or stands within it.
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

  /// The screen of the view's window, even after the window is released.
  var screen: Screen? { topmost.host?.screen }

  /// The view around all others here.
  var topmost: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The nearest common ancestor of both views, or nil in separate hierarchies.
  func nearestCommonAncestor(with other: View) -> View? {
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

  /// Remembers the frame as it is, and the superview's size that it is meant for.
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
  var debugName: String { accessibilityIdentifier ?? kindName }
}
