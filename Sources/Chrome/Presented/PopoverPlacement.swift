import Geometry

/// The place of a panel beside its source: below it if there is room, otherwise above it.
struct PopoverPlacement {
  let frame: Rect
  /// Whether the panel is below its source.
  let isBelow: Bool

  /// Places a panel.
  ///
  /// - Parameters:
  ///   - size: the panel's size. A height without room is cut.
  ///   - source: the frame of the source.
  ///   - room: the rectangle that the panel does not leave.
  ///   - gap: the distance from the source to the panel; negative to cover the source.
  init(of size: Size, beside source: Rect, in room: Rect, gap: Points) {
    let below = room.maxY - source.maxY - gap
    let above = source.minY - gap - room.minY
    isBelow = size.height <= below || below >= above
    let height = max(min(size.height, isBelow ? below : above), 0)
    let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
    frame = Rect(
      x: x, y: isBelow ? source.maxY + gap : source.minY - gap - height, width: size.width,
      height: height)
  }
}
