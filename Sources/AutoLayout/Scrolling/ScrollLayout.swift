package import Geometry

/// The layout of a scroll view's content, in points.
package struct ScrollLayout: Hashable, Sendable {
  package var contentSize: Size
  /// The content's point at the view's top left corner, which is the origin of the view's bounds.
  package var contentOffset: Point
  /// The content inset plus `systemInset`.
  package var adjustedContentInset: Insets
  /// The part of the safe area in the adjusted inset, which subviews do not inherit.
  var systemInset: Insets

  package init(
    contentSize: Size, contentOffset: Point, adjustedContentInset: Insets,
    systemInset: Insets = .zero
  ) {
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.adjustedContentInset = adjustedContentInset
    self.systemInset = systemInset
  }
}

extension ScrollMetrics {
  /// Returns the layout of a scroll view's content.
  ///
  /// - Parameters:
  ///   - content: the content's size.
  ///   - bounds: the view's size.
  ///   - safeArea: the view's own safe-area insets.
  ///   - isTracked: whether the view is the content scroll view of a screen in a navigation or tab
  ///     bar controller.
  ///   - grid: the device's pixel grid, to which offsets are rounded.
  /// - Returns: the layout. Its offset is the requested one, limited to the scrollable range.
  func placed(
    _ content: Size, in bounds: Size, safeArea: Insets, isTracked: Bool, on grid: PixelGrid
  ) -> ScrollLayout {
    let system = systemInset(content, in: bounds, safeArea: safeArea, isTracked: isTracked)
    let inset = contentInset + system
    func coordinate(_ wanted: Points?, on axis: Axis) -> Points {
      let rest = -inset.before(axis)
      guard let wanted else { return grid.rounded(rest) }
      let end = max(rest, content[axis] + inset.after(axis) - bounds[axis])
      return grid.rounded(min(max(wanted, rest), end))
    }
    return ScrollLayout(
      contentSize: content,
      contentOffset: Point(
        x: coordinate(offset?.x, on: .horizontal), y: coordinate(offset?.y, on: .vertical)),
      adjustedContentInset: inset, systemInset: system)
  }

  private func systemInset(
    _ content: Size, in bounds: Size, safeArea: Insets, isTracked: Bool
  ) -> Insets {
    func isScrollable(_ axis: Axis) -> Bool {
      alwaysBounces[axis] || content[axis].value > bounds[axis].value + 1e-6
    }
    let sides: (horizontal: Bool, vertical: Bool) =
      switch adjustment {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes: (isScrollable(.horizontal), isScrollable(.vertical))
      case .automatic: (isScrollable(.horizontal), isTracked || isScrollable(.vertical))
      }
    return Insets(
      top: sides.vertical ? safeArea.top : 0, left: sides.horizontal ? safeArea.left : 0,
      bottom: sides.vertical ? safeArea.bottom : 0,
      right: sides.horizontal ? safeArea.right : 0)
  }
}

extension ScrollLayout? {
  /// Returns the part of a view's safe area that its subviews inherit.
  ///
  /// They do not inherit the part that the content inset includes.
  func handedOn(_ safeArea: Insets) -> Insets {
    map { (safeArea - $0.systemInset).greater(.zero) } ?? safeArea
  }

  /// The origin of the view's bounds.
  var boundsOrigin: Point { self?.contentOffset ?? .zero }
}
