import Geometry

/// The place of a panel beside its source: below it if there is room, otherwise above it.
struct PopoverPlacement {
  let frame: Rect
  /// Whether the panel is below its source.
  let isBelow: Bool

  /// How a panel is aligned with its source.
  enum Side {
    /// Both middles have the same x coordinate.
    case middle
    /// The edges that are nearer to the room's side have the same x coordinate.
    case edge
  }

  /// Places a panel.
  ///
  /// - Parameters:
  ///   - size: the panel's size. A height without room is cut.
  ///   - source: the frame of the source.
  ///   - room: the rectangle that the panel does not leave.
  ///   - gap: the distance from the source to the panel; negative to cover the source. It is
  ///     less if there is no room.
  ///   - side: how the panel is aligned with the source.
  init(
    of size: Size, beside source: Rect, in room: Rect, gap: Points, aligned side: Side = .middle
  ) {
    let below = room.maxY - source.maxY - gap
    let above = source.minY - gap - room.minY
    isBelow = size.height <= below || below >= above
    let height = max(min(size.height, isBelow ? below : above), 0)
    let wanted =
      switch side {
      case .middle: source.midX - size.width / 2
      case .edge: source.midX > room.midX ? source.maxX - size.width : source.minX
      }
    let x = min(max(wanted, room.minX), room.maxX - size.width)
    let y = isBelow ? source.maxY + gap : source.minY - gap - height
    frame = Rect(
      x: x, y: max(min(y, room.maxY - height), room.minY), width: size.width, height: height)
  }
}
