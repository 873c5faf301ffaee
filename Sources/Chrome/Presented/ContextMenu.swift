import Devices
package import Geometry
package import Graphics
import ViewKinds

/// The view from which something is presented, as it is drawn.
package struct SourceView {
  /// Its frame in window coordinates.
  let frame: Rect
  /// Its items in window coordinates.
  let items: [DisplayItem]

  package init(frame: Rect, items: [DisplayItem]) {
    self.frame = frame
    self.items = items
  }
}

/// A view's context menu: the view raised over the screen, and the menu beside it.
///
/// Read from a picture of iOS 15: the screen is blurred and dimmed up to iOS 18. On iOS 26 it is
/// only dimmed, by a figure of iOS 27's design file. The distance of 16 was measured on iOS 14.
/// Corners are estimated.
struct ContextMenu {
  private let drawing: MenuDrawing
  private let context: ChromeContext
  private static let gap: Points = 16
  private static let radius: Points = 13

  init(_ menu: Menu, _ context: ChromeContext) {
    drawing = MenuDrawing(menu, context)
    self.context = context
  }

  /// Returns everything over the screen, in the window's own coordinates.
  func items(raising view: SourceView, in room: Rect) -> [DisplayItem] {
    let room = room.inset(by: 8)
    let raised = raised(context.directed(view.frame), in: room)
    let place = PopoverPlacement(
      of: drawing.size, beside: raised, in: room, gap: Self.gap, aligned: .edge)
    let menu = drawing.items(in: context.grid.rounded(place.frame))
    return background + preview(view, in: context.directed(raised))
      + menu.directed(context.traits.direction, in: context.geometry.size.width)
  }

  /// The frame of the raised view: its own if the menu has room below or above it.
  ///
  /// Otherwise the view moves up to make room below it. If it is still too high, it shrinks, but not
  /// below half the room: a higher menu scrolls. That share is a guess.
  private func raised(_ source: Rect, in room: Rect) -> Rect {
    let needed = drawing.size.height + Self.gap
    guard source.height > 0, needed > room.maxY - source.maxY, needed > source.minY - room.minY
    else { return source }
    let end = max(room.maxY - needed, room.minY + min(source.height, room.height / 2))
    let scale = min(max((end - room.minY).value / source.height.value, 0.1), 1)
    let height = source.height * scale
    return Rect(
      x: source.midX - source.width * scale / 2, y: max(end - height, room.minY),
      width: source.width * scale, height: height)
  }

  private var background: [DisplayItem] {
    let window = Path.rect(Rect(origin: .zero, size: context.geometry.size))
    switch context.configuration.os {
    case .ios18:
      return [
        .backdrop(window, Material(blurRadius: 10, saturation: 1, tint: context.dim))
      ]
    case .ios26: return [.fill(window, RGBAColor.black.withAlpha(59))]
    }
  }

  /// The view on a plate of the screen's background, which has round corners, in a frame.
  ///
  /// A view without an area has none.
  private func preview(_ view: SourceView, in frame: Rect) -> [DisplayItem] {
    guard !view.frame.isEmpty else { return [] }
    let outline = Path.continuousRect(view.frame, radius: Self.radius)
    let scale = frame.height.value / view.frame.height.value
    return [
      .transformed(
        Transform(
          a: scale, b: 0, c: 0, d: scale, tx: frame.minX - view.frame.minX * scale,
          ty: frame.minY - view.frame.minY * scale),
        [
          .shadow(
            outline, RGBAColor.black.withAlpha(26), radius: 12, offset: Point(x: 0, y: 6)),
          .group(
            name: nil, opacity: 1, clip: outline,
            [.fill(outline, SemanticColor.systemBackground.resolved(in: context.traits))]
              + view.items),
        ])
    ]
  }
}
