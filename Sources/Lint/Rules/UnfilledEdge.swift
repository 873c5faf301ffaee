import AutoLayout
import Devices
import Geometry
import Graphics
package import Spec
import ViewKinds

/// Bars built from plain views that end at the safe area and leave a strip at the screen's edge.
///
/// Only the system's bars extend their background under the status bar and the home indicator. A
/// plain view or stack as wide as the screen, with its own colour, that ends at the safe area
/// leaves a visible strip on every device that has a safe area. Let it reach the edge and keep its
/// contents within its own safe area, or use a `toolbar`. The rule reports no views inside a
/// reported one.
package struct UnfilledEdge: CellRule {
  package static let name = LintRuleName.unfilledEdge
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    // The colour of the strip at each edge; all strips at an edge are equal.
    var colors: [String: RGBAColor?] = [:]
    var reported: [String: Set<Int>] = [:]
    return cell.shownViews.compactMap { view in
      guard view.scroller == nil, !view.isDisplaced, let color = view.ownBackground,
        view.frame.minX <= cell.window.minX + 1, view.frame.maxX >= cell.window.maxX - 1,
        view.frame.height > 1, view.frame.height < cell.window.height / 2,
        let (strip, edge) = cell.strip(beside: view),
        reported[edge, default: []].isDisjoint(with: view.ancestors)
      else { return nil }
      let behind = colors[edge] ?? cell.color(at: Point(x: strip.midX, y: strip.midY))
      colors[edge] = .some(behind)
      guard behind != color else { return nil }
      reported[edge, default: []].insert(view.index)
      // A view that ends with its superview reaches the edge with it.
      let outermost = view.ancestors.dropLast().map { cell.views[$0] }.last {
        let (mine, other) = (view.frame, $0.frame)
        let distance = edge == "lower" ? mine.maxY - other.maxY : mine.minY - other.minY
        return abs(distance.value) <= 1
      }
      return LintFinding(
        Self.name, "`\(view.name)` leaves a strip between it and the \(edge) edge of the screen",
        of: view, help: .fill(view.name, with: outermost?.name, isBelow: edge == "lower"),
        measured: MeasuredValue(
          strip.height.value, "the strip is \(FormattedMeasure.points(strip.height)) points high"))
    }
  }
}

extension LintedView {
  /// The background of an opaque container, or nil for other views.
  fileprivate var ownBackground: RGBAColor? {
    guard style.kind.isContainer, style.alpha >= 1,
      let color = style.background, color.alpha == 255
    else { return nil }
    return color
  }
}

extension LintedCell {
  /// Returns the strip between a view that ends at the safe area and the window's edge.
  ///
  /// The result includes the name of the edge. It is nil if there is no strip.
  fileprivate func strip(beside view: LintedView) -> (Rect, String)? {
    let geometry = built.geometry
    let insets = geometry.deviceSafeArea
    let hasBarBelow = geometry.toolbarBackground != nil || geometry.tabBar != nil
    let bottom = window.maxY - insets.bottom
    if insets.bottom > 1, !hasBarBelow || geometry.isTabBarAtTop, geometry.keyboard.height <= 0,
      abs((view.frame.maxY - bottom).value) <= 1
    {
      return (Rect(x: 0, y: bottom, width: window.width, height: insets.bottom), "lower")
    }
    if insets.top > 1, geometry.navigationBarBackground == nil, !geometry.isTabBarAtTop,
      abs((view.frame.minY - insets.top).value) <= 1
    {
      return (Rect(x: 0, y: 0, width: window.width, height: insets.top), "upper")
    }
    return nil
  }

  /// Returns the colour of the topmost view at a point, or nil if it is not a single colour.
  fileprivate func color(at point: Point) -> RGBAColor? {
    var color: RGBAColor? = built.screen.background
    for view in shownViews where view.frame.contains(point) && view.node.parent != nil {
      let own = view.style.background ?? view.style.kind.defaultBackground
      if let own, own.alpha == 255, view.style.alpha >= 1 { color = own }
      if !view.items.isEmpty, view.texts.isEmpty { color = nil }
    }
    return color
  }
}

extension String {
  fileprivate static func fill(
    _ view: String, with container: String?, isBelow: Bool
  ) -> String {
    let edge = isBelow ? "bottom" : "top"
    let outer = container ?? view
    let start = "let `\(outer)` reach the screen's \(edge), `\(outer).\(edge) == superview.\(edge)`"
    guard container == nil else {
      return "\(start), and `\(view)` with it, and constrain the contents to `\(view).safeArea`"
    }
    return "\(start), and constrain its contents to `\(view).safeArea`; or make it a `toolbar`"
  }
}
