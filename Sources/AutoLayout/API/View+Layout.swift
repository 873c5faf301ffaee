import Cassowary
public import Geometry

extension View {
  /// Lays out the window that the view stands in, or, outside windows, all views around it on whole
  /// points, without safe area and without fonts.
  public func layoutIfNeeded() {
    let root = topmost
    guard let session = LayoutSession(of: root) else { return }
    let layout = session.layout()
    for (view, found) in zip(session.views, layout.views) {
      if view !== root { view.place = found.frame }
      view.safeAreaInsets = found.safeArea
    }
    root.host?.messages =
      root.refusals.map { LayoutMessage($0) } + layout.diagnostics.map { LayoutMessage($0) }
    root.refusals = []
    for view in session.views { view.layoutSubviews() }
  }

  /// Does nothing: every `layoutIfNeeded` looks at all there is.
  public func setNeedsLayout() {}

  /// Does nothing: contents are measured anew in every layout.
  public func invalidateIntrinsicContentSize() {}

  /// The smallest or largest size that suits the view's contents; no frame changes.
  ///
  /// - Parameter target: `View.layoutFittingCompressedSize` or `View.layoutFittingExpandedSize`, or
  ///   what to come near to at the lowest priority.
  /// - Returns: points, rounded up to the pixel.
  public func systemLayoutSizeFitting(_ target: Size) -> Size {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that suits the view's contents and comes near to the target; no frame changes.
  ///
  /// - Parameters:
  ///   - target: what to come near to.
  ///   - horizontal: how much the target's width matters.
  ///   - vertical: how much the target's height matters.
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
