import AutoLayout
import Devices
import Geometry
import Graphics

/// The thin bars that show the scroll position while a scroll view scrolls.
///
/// They are 3 points wide with round ends, 3 points from the view's edge and at least 36 long.
package struct ScrollIndicators: Hashable {
  /// Whether indicators are drawn.
  package enum Visibility: String, CaseIterable, Sendable {
    case hidden, shown
  }

  /// The axes whose indicators are drawn.
  let axes: [Axis]
  let color: RGBAColor

  init(_ values: KeyValues, traits: Traits) {
    let visibility = values[ScrollKeys.indicators] ?? .hidden
    let wanted: [(axis: Axis, key: Key<Bool>)] = [
      (.vertical, ScrollKeys.showsVerticalScrollIndicator),
      (.horizontal, ScrollKeys.showsHorizontalScrollIndicator),
    ]
    axes =
      visibility == .hidden ? [] : wanted.filter { values[$0.key] ?? true }.map(\.axis)
    let style = values[ScrollKeys.indicatorStyle] ?? .default
    let isDark =
      switch style {
      case .default: traits.appearance == .light
      case .black: true
      case .white: false
      }
    color = isDark ? RGBAColor.black.withAlpha(89) : RGBAColor.white.withAlpha(89)
  }

  /// Corresponds to `UIScrollView.IndicatorStyle`.
  package enum Style: String, CaseIterable, Sendable {
    case `default`, black, white
  }

  func draw(in context: DrawingContext, into list: inout DisplayList) {
    guard let scroll = context.scroll else { return }
    for axis in axes {
      guard let frame = frame(axis, scroll, in: context) else { continue }
      list.append(.fill(.roundedRect(frame, radius: Self.thickness / 2), color))
    }
  }

  /// Returns the indicator's frame on an axis, or nil if the content fits the view.
  private func frame(_ axis: Axis, _ scroll: ScrollLayout, in context: DrawingContext) -> Rect? {
    let (view, inset) = (context.frame, scroll.adjustedContentInset)
    let visible = view.size[axis]
    let whole = scroll.contentSize[axis] + inset.before(axis) + inset.after(axis)
    guard whole.value > visible.value + 1e-6 else { return nil }
    let track =
      max(visible - inset.before(axis) - inset.after(axis), 0) - Self.distance * 2
    guard track > 0 else { return nil }
    let length = min(max(track * (visible.value / whole.value), Self.shortest), track)
    let way = (scroll.contentOffset[axis] + inset.before(axis)).value / (whole - visible).value
    let start =
      view.minEdge(on: axis) + inset.before(axis) + Self.distance + (track - length) * way
    return place(axis, start, length, in: context)
  }

  private func place(
    _ axis: Axis, _ start: Points, _ length: Points, in context: DrawingContext
  ) -> Rect {
    let (view, safeArea) = (context.frame, context.safeArea)
    let (gap, thickness) = (Self.distance, Self.thickness)
    guard axis == .vertical else {
      return Rect(
        x: start, y: view.maxY - safeArea.bottom - gap - thickness, width: length,
        height: thickness)
    }
    let x =
      context.direction == .rightToLeft
      ? view.minX + safeArea.left + gap : view.maxX - safeArea.right - gap - thickness
    return Rect(x: x, y: start, width: thickness, height: length)
  }

  private static let thickness: Points = 3
  private static let distance: Points = 3
  private static let shortest: Points = 36
}
