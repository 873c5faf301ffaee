import AutoLayout
import Cassowary
public import Geometry

extension View {
  /// The greatest number of layouts after changes in `layoutSubviews`.
  private static let greatestPasses = 10

  /// Lays out the view's window, or, outside a window, its whole hierarchy on whole points, without
  /// safe area and fonts.
  ///
  /// If `layoutSubviews` or a controller changes something, the layout repeats until the frames stay
  /// the same.
  public func layoutIfNeeded() {
    let root = topmost
    guard !root.isLayingOut else {
      // Called by `layoutSubviews`: frames are wanted, which the layout under way goes on with.
      _ = root.applyLayout()
      return
    }
    root.isLayingOut = true
    root.host?.refused = []
    defer { root.isLayingOut = false }
    var known = KnownFrames()
    for pass in 0... {
      root.updateConstraintsIfNeeded()
      for controller in root.controllers { controller.viewWillLayoutSubviews() }
      root.needsLayout = false
      let changed = root.applyLayout().filter { $0.isChanged(since: known) }
      guard !changed.isEmpty else { return }
      guard pass < View.greatestPasses else {
        root.host?.messages.append(LayoutMessage(.unsettled, rule: "unsettled"))
        return
      }
      for view in changed {
        known.sizes[ObjectIdentifier(view)] = view.frame.size
        view.layoutSubviews()
        view.controller?.viewDidLayoutSubviews()
      }
      guard root.needsLayout else { return }
      known.frames = root.frames()
    }
  }

  /// The views notified during a layout.
  private struct KnownFrames {
    /// The state of each view at the call of its `layoutSubviews`.
    var sizes: [ObjectIdentifier: Size] = [:]
    /// The states of all views after these calls.
    var frames: [ObjectIdentifier: Rect] = [:]
  }

  /// Whether the view's size or the place of a subview is not as it was.
  private func isChanged(since known: KnownFrames) -> Bool {
    known.sizes[ObjectIdentifier(self)] != frame.size
      || subviews.contains { known.frames[ObjectIdentifier($0)] != $0.frame }
  }

  /// The frames of the view and all within it.
  private func frames() -> [ObjectIdentifier: Rect] {
    var frames: [ObjectIdentifier: Rect] = [:]
    var views = [self]
    while let view = views.popLast() {
      frames[ObjectIdentifier(view)] = view.frame
      views += view.subviews
    }
    return frames
  }

  /// Finds all frames as things stand.
  ///
  /// - Returns: the views, superviews before their subviews.
  private func applyLayout() -> [View] {
    host?.window?.fit()
    guard let session = LayoutSession(of: self) else { return [] }
    let layout = session.layout()
    for (view, found) in zip(session.views, layout.views) {
      if view !== self { view.place = found.frame }
      view.safeAreaInsets = found.safeArea
      view.scrollLayout = found.scroll
    }
    if let host {
      host.refused += refusals
      host.messages =
        host.refused.map { LayoutMessage($0) } + layout.diagnostics.map { LayoutMessage($0) }
    }
    refusals = []
    return session.views
  }

  /// The controllers of the view and of those within it, superviews' first.
  private var controllers: [ViewController] {
    [controller].compactMap(\.self) + subviews.flatMap(\.controllers)
  }

  /// Repeats a running layout; outside a layout it has no effect, because every layout checks all
  /// views.
  public func setNeedsLayout() { topmost.needsLayout = true }

  /// Has `updateConstraints` called before the next layout.
  public func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    setNeedsLayout()
  }

  /// Calls `updateConstraints` of this view and those within it that are to have it called.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard needsUpdateConstraints else { return }
    needsUpdateConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Does nothing: contents are measured anew in every layout.
  public func invalidateIntrinsicContentSize() { setNeedsLayout() }

  /// Gives the view the size that it would like to have, its origin kept.
  public func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Applies changes at once, without animation.
  ///
  /// - Parameters:
  ///   - duration: in seconds; has no effect.
  ///   - animations: the changes.
  ///   - completion: called afterwards, with true.
  public static func animate(
    withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// The smallest or largest size that fits the view's contents; does not change frames.
  ///
  /// - Parameter target: `View.layoutFittingCompressedSize` or `View.layoutFittingExpandedSize`, or
  ///   a target at the lowest priority.
  /// - Returns: the size in points, rounded up to the pixel.
  public func systemLayoutSizeFitting(_ target: Size) -> Size {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that fits the view's contents, near a target; does not change frames.
  ///
  /// - Parameters:
  ///   - target: the target size.
  ///   - horizontal: the priority of the target's width.
  ///   - vertical: the priority of the target's height.
  /// - Returns: points, rounded up to the pixel. An illegal priority is refused and counts as 50.
  public func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    for priority in [horizontal, vertical] where priority.level == nil {
      topmost.refusals.append(.illegalPriority(priority))
    }
    let targets = PerAxis(
      horizontal: FittingTarget(target.width, at: horizontal.level ?? .fitting),
      vertical: FittingTarget(target.height, at: vertical.level ?? .fitting))
    return LayoutSession(of: self)?.fittingSize(of: self, targets) ?? .zero
  }
}
