package import Geometry

/// The layout of a scroll view's content, in points.
package struct ScrollLayout: Hashable, Sendable {
  package var contentSize: Size
  /// The point of the content at the view's upper left corner, which is the origin of the view's
  /// bounds.
  package var contentOffset: Point
  /// The content inset plus the part of the safe area that it includes.
  package var adjustedContentInset: Insets
  /// The part of the safe area in the inset, which subviews do not inherit.
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
  /// The layout of content of a size in a view.
  ///
  /// - Parameters:
  ///   - content: the content's size.
  ///   - bounds: the view's.
  ///   - safeArea: the view's own safe-area insets.
  ///   - isTracked: whether the view is the content scroll view of a screen between bars.
  ///   - grid: the device's pixels, on which offsets lie.
  /// - Returns: the given offset kept within the range in which the view scrolls.
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
  /// What subviews inherit of a view's safe area: all of it but what went into the inset of its
  /// content.
  func handedOn(_ safeArea: Insets) -> Insets {
    map { (safeArea - $0.systemInset).greater(.zero) } ?? safeArea
  }

  /// The origin of the view's bounds.
  var boundsOrigin: Point { self?.contentOffset ?? .zero }
}
