import Geometry

/// The edge of the screen that a bar belongs to; corresponds to `UIBarPosition`.
public enum BarPosition: String, Hashable, Sendable, CaseIterable {
  /// The background extends from the safe area to the screen's bottom edge.
  case bottom
  /// The background ends at the bar's frame.
  case top
  /// The background extends from the safe area to the screen's top edge.
  case topAttached

  /// The side of the bar that touches the content.
  var contentSide: BarBackground.Side { self == .bottom ? .top : .bottom }

  /// The area that a bar's background covers, in screen coordinates.
  ///
  /// It is the bar's frame. For `bottom` and `topAttached`, it extends to the edge of the screen if
  /// the frame touches that side of the superview's safe area.
  func background(in context: DrawingContext) -> Rect {
    let frame = context.frame
    guard let superview = context.superview else { return frame }
    let safe = superview.frame.inset(by: superview.safeArea)
    let grid = context.traits.grid
    var top = frame.minY
    var bottom = frame.maxY
    switch self {
    case .bottom where grid.line(nearestTo: frame.maxY) == grid.line(nearestTo: safe.maxY):
      bottom = max(bottom, superview.safeArea.bottom > 0 ? context.screenSize.height : bottom)
    case .topAttached where grid.line(nearestTo: frame.minY) == grid.line(nearestTo: safe.minY):
      top = min(top, superview.safeArea.top > 0 ? 0 : top)
    case .bottom, .topAttached, .top: break
    }
    return Rect(minX: frame.minX, minY: top, maxX: frame.maxX, maxY: bottom)
  }
}
