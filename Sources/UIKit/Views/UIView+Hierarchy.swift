import Views

extension UIView {
  /// The window that contains the view, or nil.
  public var window: UIWindow? { topmost as? UIWindow }

  /// The topmost ancestor, or the view itself.
  var topmost: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view), !(view is UIWindow) else {
      UIKitException.record("Can't add self as subview")
      return
    }
    let position = min(max(index, 0), subviews.count)
    if view.superview === self {
      // The view only changes its place among its siblings.
      move(view, to: position)
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    let oldTint = view.node.tintColor
    if oldWindow !== newWindow { view.each { $0.willMove(toWindow: newWindow) } }
    view.willMove(toSuperview: self)
    view.detach()
    subviews.insert(view, at: min(position, subviews.count))
    view.superview = self
    node.insertSubview(view.node, at: nodePosition(of: view))
    pending.isRequested = true
    if oldWindow !== newWindow {
      if newWindow != nil { view.each { $0.noticeTraits() } }
      view.each { $0.didMoveToWindow() }
    }
    if view.node.tintColor != oldTint { view.noticeTintColor() }
    view.didMoveToSuperview()
    didAddSubview(view)
    topmost.recordRefusals()
  }

  func remove() {
    guard superview != nil else { return }
    let oldWindow = window
    if oldWindow != nil { each { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    detach()
    if oldWindow != nil { each { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  /// Takes the view out of its superview.
  private func detach() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    node.removeFromSuperview()
    parent.subviews.removeAll { $0 === self }
    parent.pending.isRequested = true
    superview = nil
  }

  func move(_ view: UIView, to position: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(position, subviews.count))
    node.moveSubview(view.node, to: nodePosition(of: view))
  }

  /// The position of a subview among the engine's views, in which the layers without a view are too.
  ///
  /// It is directly behind the next subview, or in front of all.
  private func nodePosition(of view: UIView) -> Int {
    let others = node.subviews.filter { $0 !== view.node }
    let next = subviews.drop { $0 !== view }.dropFirst().first
    return next.flatMap { next in others.firstIndex { $0 === next.node } } ?? others.count
  }

  /// Calls `tintColorDidChange` of the view and of all views within it that inherit its colour.
  func noticeTintColor() {
    tintColorDidChange()
    for view in subviews where view.node.ownTintColor == nil { view.noticeTintColor() }
  }

  func each(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.each(body) }
  }

  /// Inserts a view directly in front of one of the subviews.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Inserts a view directly behind one of the subviews.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let others = subviews.filter { $0 !== view }
    let position = others.firstIndex { $0 === sibling }
    insertSubview(view, at: position.map { $0 + offset } ?? others.count)
  }

  /// Exchanges two subviews, by their positions from the back.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (one, other) = (subviews[low], subviews[high])
    move(other, to: low)
    move(one, to: high)
  }

  /// Whether this view is the other view or within it.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The nearest view with the tag, including this one, or nil.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Adds a recognizer, which belongs to one view at a time.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Removes a recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Records the exceptions of the calls that the engine refused since the last time.
  func recordRefusals() {
    let refusals = node.refusals
    guard !refusals.isEmpty else { return }
    node.refusals = []
    for refusal in refusals { UIKitException.record(refusal.exceptionText) }
  }

  /// The class, the frame, the text and the look in UIKit's notation, without addresses.
  package var debugLine: String {
    var parts = [String(debugText.dropFirst().dropLast())]
    switch self {
    case let label as UILabel: label.text.map { parts.append("text = '\($0)'") }
    case let field as UITextField: field.text.map { parts.append("text = '\($0)'") }
    default: break
    }
    if isHidden { parts.append("hidden = YES") }
    if alpha < 1 { parts.append("alpha = \(Double(alpha))") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    return "<\(parts.joined(separator: "; "))>"
  }

  /// The class, the frame and the layer in UIKit's notation, without addresses.
  var debugText: String {
    func text(_ value: CGFloat) -> String {
      Int(exactly: value).map { "\($0)" } ?? "\(Double(value))"
    }
    let frame = frame
    let place = [frame.minX, frame.minY].map(text).joined(separator: " ")
    let size = [frame.width, frame.height].map(text).joined(separator: " ")
    return "<\(type(of: self)); frame = (\(place); \(size))>"
  }
}
