import Geometry
import Graphics

/// The short line between the segments of a control.
///
/// Measured in a control 32 points high: 1 wide, 18 high, 7 from its top and bottom, #D6D6D9 on
/// #EEEEEF.
enum SegmentDivider {
  static let width: Points = 1

  static func color(in traits: Traits) -> RGBAColor {
    SemanticColor.systemGray.resolved(in: traits).withAlpha(66)
  }

  /// Returns the frame of a line whose centre is at `x` from the box's left edge.
  static func frame(at x: Points, in box: Rect) -> Rect {
    Rect(
      x: box.minX + x - width / 2, y: box.minY + 7, width: width, height: max(0, box.height - 14))
  }
}
