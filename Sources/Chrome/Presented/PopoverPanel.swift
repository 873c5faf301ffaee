import Devices
import Geometry
import Graphics

/// The place and the outline of a popover with its arrow.
struct PopoverPanel {
  let frame: Rect
  let outline: Path

  /// Places a popover beside its source.
  ///
  /// The arrow of iOS 26 is that of iOS 27's design file.
  ///
  /// - Parameters:
  ///   - size: the size without the arrow. A height without room is cut.
  ///   - radius: the radius of the corners.
  ///   - source: the frame of the source.
  ///   - room: the rectangle that the popover does not leave.
  ///   - context: the screen.
  init(
    of size: Size, radius: Points, beside source: Rect, in room: Rect, _ context: ChromeContext
  ) {
    let place = PopoverPlacement(of: size, beside: source, in: room, gap: PopoverArrow.height)
    frame = context.grid.rounded(place.frame)
    outline = PopoverArrow.outline(
      around: frame, radius: radius,
      width: context.configuration.os == .ios26 ? 56 : PopoverArrow.width, at: source.midX,
      isAtTop: place.isBelow)
  }
}
