import AutoLayout
import Cassowary
public import Geometry

extension View {
  /// The maximum number of repeated layouts after changes in `layoutSubviews`.
  private static let greatestPasses = 10

  /// Lays out the whole hierarchy that contains the view.
  ///
  /// Outside a window, frames end on whole points, the safe area has no insets, and text has size
  /// 0. If `layoutSubviews` or a controller changes something, the layout repeats until the frames
  /// stay the same, at most 10 times.
  public func layoutIfNeeded() { layOut() }

  /// Lays out the whole hierarchy as `layoutIfNeeded`.
  ///
  /// - Returns: the scene with its layout, or nil if the layout did not settle.
  @discardableResult
  func layOut() -> (session: LayoutSession, layout: Layout)? {
    let root = topmost
    guard !root.isLayingOut else {
      // `layoutSubviews` or a controller needs the frames now. The running layout continues with
      // them.
      return root.applyLayout()
    }
    root.isLayingOut = true
    root.host?.refused = []
    defer { root.isLayingOut = false }
    var known = KnownFrames()
    for pass in 0... {
      root.updateConstraintsIfNeeded()
      for controller in root.controllers { controller.viewWillLayoutSubviews() }
      root.needsLayout = false
      let applied = root.applyLayout()
      let changed = applied.session.views.filter { $0.isChanged(since: known) }
      guard !changed.isEmpty else { return applied }
      guard pass < View.greatestPasses else {
        root.host?.messages.append(LayoutMessage(.unsettled, rule: "unsettled"))
        return nil
      }
      for view in changed {
        known.bounds[ObjectIdentifier(view)] = view.bounds
        view.overrides?.layoutSubviews() ?? view.layoutSubviews()
        view.controller?.viewDidLayoutSubviews()
      }
      guard root.needsLayout else { return applied }
      known.frames = root.frames()
    }
    return nil
  }

  /// The bounds and frames with which a layout detects changes.
  private struct KnownFrames {
    /// The bounds of each view at the last call of its `layoutSubviews`.
    var bounds: [ObjectIdentifier: Rect] = [:]
    /// The frames of all views after the last round of these calls.
    var frames: [ObjectIdentifier: Rect] = [:]
  }

  /// Returns whether the view's bounds or the frame of a subview differ from the known state.
  private func isChanged(since known: KnownFrames) -> Bool {
    known.bounds[ObjectIdentifier(self)] != bounds
      || subviews.contains { known.frames[ObjectIdentifier($0)] != $0.frame }
  }

  /// Returns the frames of the view and of all its descendants.
  private func frames() -> [ObjectIdentifier: Rect] {
    var frames: [ObjectIdentifier: Rect] = [:]
    var views = [self]
    while let view = views.popLast() {
      frames[ObjectIdentifier(view)] = view.frame
      views += view.subviews
    }
    return frames
  }

  /// Computes the layout once and sets the frames, safe areas and messages.
  ///
  /// - Returns: the scene of the hierarchy and its layout.
  private func applyLayout() -> (session: LayoutSession, layout: Layout) {
    host?.window?.fit()
    let session = LayoutSession(of: self)
    let layout = session.layout()
    for (view, found) in zip(session.views, layout.views.dropFirst(session.offset)) {
      if view !== self { view.place = found.frame.offset(by: view.superviewOrigin) }
      view.safeAreaInsets = found.safeArea
      view.scrollLayout = found.scroll
    }
    for refusal in refusals { overrides?.refused(refusal) }
    if let host {
      host.refused += refusals
      host.messages =
        host.refused.map { LayoutMessage($0) } + layout.diagnostics.map { LayoutMessage($0) }
    }
    refusals = []
    return (session, layout)
  }

  /// The controllers of the view and of its descendants, superviews first.
  private var controllers: [ViewController] {
    [controller].compactMap(\.self) + subviews.flatMap(\.controllers)
  }

  /// Marks the hierarchy for another pass of a running layout.
  ///
  /// Outside a layout, the call has no effect, because each layout checks all views.
  public func setNeedsLayout() { topmost.needsLayout = true }

  /// Requests a call of `updateConstraints` before the next layout.
  public func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    setNeedsLayout()
  }

  /// Calls `updateConstraints` on this view and its descendants if the call was requested.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard needsUpdateConstraints else { return }
    needsUpdateConstraints = false
    if let overrides {
      overrides.updateConstraints()
    } else if let controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Marks the hierarchy for layout, as `setNeedsLayout`.
  ///
  /// Each layout measures all contents again.
  public func invalidateIntrinsicContentSize() { setNeedsLayout() }

  /// Sets the view's size to `sizeThatFits` of its current size.
  ///
  /// The origin does not change.
  public func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Applies changes at once, without animation.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which has no effect.
  ///   - animations: The closure that makes the changes.
  ///   - completion: The closure to call afterwards, with true, or nil.
  public static func animate(
    withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Returns the smallest or largest size that fits the view's contents.
  ///
  /// The call does not change frames.
  ///
  /// - Parameter target: `View.layoutFittingCompressedSize`, `View.layoutFittingExpandedSize`, or
  ///   another target size. Both axes have the priority `fittingSizeLevel`.
  /// - Returns: The size in points, rounded up to whole pixels.
  public func systemLayoutSizeFitting(_ target: Size) -> Size {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that fits the view's contents and is near a target.
  ///
  /// The call does not change frames. An illegal priority is reported and treated as 50.
  ///
  /// - Parameters:
  ///   - target: The target size in points.
  ///   - horizontal: The priority of the target's width.
  ///   - vertical: The priority of the target's height.
  /// - Returns: The size in points, rounded up to whole pixels.
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
    return LayoutSession(of: self).fittingSize(of: self, targets) ?? .zero
  }
}
