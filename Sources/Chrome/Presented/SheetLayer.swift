import Devices
import Geometry
import Graphics
import ViewKinds

/// A presented sheet over everything that was there before.
struct SheetLayer {
  let context: ChromeContext
  /// The sheet's position among the screen's sheets.
  let index: Int
  /// The frame of the view from which a popover is presented, or nil for none.
  let sourceView: Rect?

  private var place: SheetPlacement { context.screen.sheets[index].place }

  /// Whether the screen is in a card of its full size if the sheet does not shrink it.
  ///
  /// A film then shrinks it in one piece.
  var hasCard = false

  /// Returns the sheet's items over the items below it.
  func items(_ sheet: [DisplayItem], over below: [DisplayItem]) -> [DisplayItem] {
    let window = Rect(origin: .zero, size: context.geometry.size)
    guard !place.coversWindow else { return below + sheet }
    guard !place.isPopover else { return below + popover(sheet) }
    let name = context.screen.sheets[index].cardGroup
    let lower =
      if place.shrinksScreen {
        [.fill(.rect(window), .black), card(below, in: window, name: name)]
      } else {
        hasCard ? [Self.wholeCard(below, in: window, name: name)] : below
      }
    return lower + [.fill(.rect(window), context.dim)] + shadow + sheet
  }

  /// A popover beside its source, with an arrow.
  private func popover(_ sheet: [DisplayItem]) -> [DisplayItem] {
    let geometry = context.geometry
    let presented = context.screen.sheets[index]
    let button: Rect? =
      if case .button(let list, let index)? = presented.source {
        context.buttonFrame(list, index).map(context.directed)
      } else {
        nil
      }
    let safe = geometry.deviceSafeArea
    let room = Rect(origin: .zero, size: geometry.size).inset(
      by: Insets(
        top: safe.top, left: safe.left, bottom: max(safe.bottom, geometry.keyboardOverlap),
        right: safe.right)
    ).inset(by: SheetPlacement.popoverMargin)
    let source =
      sourceView ?? button ?? Rect(origin: Point(x: room.midX, y: room.minY), size: .zero)
    let popover = PopoverPanel(
      of: place.frame.size, radius: place.topRadius, beside: source, in: room, context)
    let (frame, outline) = (popover.frame, popover.outline)
    let move = Transform(
      a: 1, b: 0, c: 0, d: 1, tx: frame.x - place.frame.x, ty: frame.y - place.frame.y)
    return [
      PopoverArrow.shadow(of: outline), .fill(outline, presented.background),
      .group(
        name: nil, opacity: 1, clip: .continuousRect(frame, radius: place.topRadius),
        [.transformed(move, sheet)]),
    ]
  }

  /// Only sheets that float have a shadow; its strength is estimated.
  ///
  /// It is a group of its own, because it moves with the sheet in films.
  private var shadow: [DisplayItem] {
    guard place.bottomRadius > 0 else { return [] }
    let corners = Corners(
      topLeft: place.topRadius, topRight: place.topRadius, bottomRight: place.bottomRadius,
      bottomLeft: place.bottomRadius, curve: .continuous)
    let shadow = DisplayItem.shadow(
      .rounded(place.frame, corners), RGBAColor.black.withAlpha(30), radius: 20,
      offset: Point(x: 0, y: 8))
    let name = context.screen.sheets[index].shadowGroup
    return [.group(name: name, opacity: 1, clip: nil, [shadow])]
  }

  /// The screen or sheet below, as a card whose top is at the safe area's top.
  ///
  /// The card is 16 points narrower on each side, with corners of 10.
  private func card(_ items: [DisplayItem], in window: Rect, name: String) -> DisplayItem {
    let scale = (window.width.value - 32) / window.width.value
    let top = context.geometry.deviceSafeArea.top
    let lowerTop: Points = index == 0 ? 0 : context.screen.sheets[index - 1].place.frame.minY
    let frame = Rect(
      minX: 16, minY: top, maxX: window.maxX - 16, maxY: max(window.maxY, top))
    let transform = Transform(
      a: scale, b: 0, c: 0, d: scale, tx: 16, ty: top - lowerTop * scale)
    return .group(
      name: name, opacity: 1, clip: .continuousRect(frame, radius: 10),
      [.transformed(transform, items)])
  }

  /// The screen in a card of its full size.
  static func wholeCard(
    _ items: [DisplayItem], in window: Rect, name: String
  ) -> DisplayItem {
    .group(name: name, opacity: 1, clip: .rect(window), [.transformed(.identity, items)])
  }
}
