import Devices
import Geometry
import Graphics
import ViewKinds

/// The system's sheet for sharing: its header, and grey shapes in place of apps and actions.
///
/// Its place is that of a page of medium height, on tablets that of a popover. All its measures are
/// guesses.
struct ShareSheetDrawing {
  private let sheet: ShareSheet
  private let context: ChromeContext
  private let traits: Traits
  private let place: SheetPlacement

  private static let inset: Points = 16
  private static let preview: Points = 44
  private static let icon: Points = 60
  private static let rowHeight: Points = 52
  private static let popover = Size(width: 375, height: 494)

  init(_ sheet: ShareSheet, _ context: ChromeContext) {
    self.sheet = sheet
    self.context = context
    var traits = context.traits
    traits.level = .elevated
    self.traits = traits
    place = SheetPlacement(
      .popover, .medium, popover: Self.popover, in: context.geometry, context.configuration)
  }

  /// Returns the sheet in a left-to-right window.
  ///
  /// - Parameters:
  ///   - source: the frame of the source of a popover, or nil for none.
  ///   - room: the part of the window that a popover does not leave.
  /// - Returns: the items of the sheet.
  func items(beside source: Rect?, in room: Rect) -> [DisplayItem] {
    guard place.isPopover else {
      let corners = Corners(
        topLeft: place.topRadius, topRight: place.topRadius, bottomRight: place.bottomRadius,
        bottomLeft: place.bottomRadius, curve: .continuous)
      return panel(.rounded(place.frame, corners), in: place.frame)
    }
    let room = room.inset(by: SheetPlacement.popoverMargin)
    let source = source ?? Rect(x: room.midX, y: room.minY, width: 0, height: 0)
    let popover = PopoverPanel(
      of: place.frame.size, radius: place.topRadius, beside: source, in: room, context)
    return [PopoverArrow.shadow(of: popover.outline)] + panel(popover.outline, in: popover.frame)
  }

  private func panel(_ outline: Path, in whole: Rect) -> [DisplayItem] {
    let safe = context.isRightToLeft ? place.safeArea.mirrored : place.safeArea
    let frame = whole.inset(
      by: Insets(top: safe.top, left: safe.left, bottom: 0, right: safe.right))
    var y = frame.minY
    var items = header(in: frame, &y)
    items += apps(in: frame, &y)
    for rows in [3, 2] { items += actions(rows, in: frame, &y) }
    return [
      .fill(outline, SemanticColor.systemGroupedBackground.resolved(in: traits)),
      .group(name: nil, opacity: 1, clip: outline, items),
    ]
  }

  private var grey: RGBAColor { SemanticColor.tertiarySystemFill.resolved(in: traits) }

  /// The preview, the texts and the close button, above a line.
  private func header(in frame: Rect, _ y: inout Points) -> [DisplayItem] {
    let category = traits.textSize
    let lines = [
      (sheet.title, TextStyle.subheadline, FontWeight.semibold, SemanticColor.label),
      (sheet.subtitle, .footnote, .regular, .secondaryLabel),
    ].compactMap { text, style, weight, color in
      text.map { (TextContent($0, font: .system(style.size(in: category), weight)), color) }
    }
    let heights = lines.map { context.text.lineHeight(of: $0.0.font) }
    let height = max(Self.preview, heights.reduce(0) { $0 + $1 }) + Self.inset * 2
    let middle = y + height / 2
    let preview = Rect(
      x: frame.minX + Self.inset, y: middle - Self.preview / 2, width: Self.preview,
      height: Self.preview)
    let close = Point(x: frame.maxX - Self.inset - 15, y: middle)
    let disc = Rect(x: close.x - 15, y: close.y - 15, width: 30, height: 30)
    var items: [DisplayItem] = [
      .fill(.continuousRect(preview, radius: 8), grey), .fill(.ellipse(in: disc), grey),
    ]
    items +=
      SystemSymbol(named: "xmark")?.items(
        centeredAt: close, size: 13, weight: .semibold,
        color: SemanticColor.secondaryLabel.resolved(in: traits),
        laterMirrored: context.isRightToLeft) ?? []
    var top = middle - heights.reduce(0) { $0 + $1 } / 2
    for ((text, color), height) in zip(lines, heights) {
      let box = Rect(
        minX: preview.maxX + 12, minY: top, maxX: disc.minX - 12, maxY: top + height)
      items.append(
        .text(
          TextRun(
            text, color: color.resolved(in: traits), alignment: .natural, in: box,
            direction: traits.direction)))
      top = box.maxY
    }
    y = y + height
    return items + [line(from: frame.minX, to: frame.maxX, at: y)]
  }

  /// A row of apps that goes on beyond the side, above a line.
  private func apps(in frame: Rect, _ y: inout Points) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let top = y + Self.inset
    var x = frame.minX + Self.inset
    while x < frame.maxX {
      let icon = Rect(x: x, y: top, width: Self.icon, height: Self.icon)
      let name = Rect(x: x + 8, y: icon.maxY + 10, width: Self.icon - 16, height: 8)
      items += [
        .fill(.continuousRect(icon, radius: 14), grey), .fill(.roundedRect(name, radius: 4), grey),
      ]
      x = x + Self.icon + 20
    }
    y = top + Self.icon + 18 + Self.inset
    return items + [line(from: frame.minX, to: frame.maxX, at: y)]
  }

  /// A block of actions.
  private func actions(_ count: Int, in frame: Rect, _ y: inout Points) -> [DisplayItem] {
    let block = Rect(
      x: frame.minX + Self.inset, y: y + Self.inset, width: frame.width - Self.inset * 2,
      height: Self.rowHeight * Double(count))
    let radius: Points = context.configuration.os == .ios26 ? 26 : 10
    var items: [DisplayItem] = [
      .fill(
        .continuousRect(block, radius: radius),
        SemanticColor.secondarySystemGroupedBackground.resolved(in: traits))
    ]
    for row in 0..<count {
      let middle = block.minY + Self.rowHeight * (Double(row) + 0.5)
      let title = Rect(
        x: block.minX + Self.inset, y: middle - 5, width: row.isMultiple(of: 2) ? 120 : 160,
        height: 10)
      let symbol = Rect(x: block.maxX - Self.inset - 22, y: middle - 11, width: 22, height: 22)
      items += [
        .fill(.roundedRect(title, radius: 5), grey), .fill(.roundedRect(symbol, radius: 6), grey),
      ]
      if row > 0 {
        items.append(
          line(from: title.minX, to: block.maxX, at: block.minY + Self.rowHeight * Double(row)))
      }
    }
    y = block.maxY
    return items
  }

  private func line(from start: Points, to end: Points, at y: Points) -> DisplayItem {
    .fill(
      .rect(Rect(minX: start, minY: y - context.grid.hairline, maxX: end, maxY: y)),
      SemanticColor.separator.resolved(in: traits))
  }
}
