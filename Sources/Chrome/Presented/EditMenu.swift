import Devices
import Geometry
import Graphics
import ViewKinds

/// The menu of commands for selected text, in one row above or below it.
///
/// Up to iOS 18 its colours were measured by others on iOS 16: #F6F6F6 and #222222, lines of #D6D6D6
/// and #424242. Its size is estimated. On iOS 26 it is a capsule of the material of menus: a guess.
struct EditMenu {
  private let context: ChromeContext
  private let commands: [Cell]
  private let isNew: Bool
  private let style: MenuStyle

  /// A command, or the chevron that shows the other commands.
  private struct Cell {
    /// The command's title, or nil for the chevron.
    let title: TextContent?
    let width: Points
  }

  private static let padding: Points = 16
  private static let moreWidth: Points = 36
  private static let arrow = Size(width: 14, height: 7)
  /// The distance to the text, which leaves room for the handles of a selection.
  private static let gap: Points = 12

  private var height: Points { isNew ? 44 : 40 }
  private var radius: Points { isNew ? height / 2 : 8 }
  private var arrowHeight: Points { isNew ? 0 : Self.arrow.height }

  init(_ menu: Menu, _ context: ChromeContext) {
    self.context = context
    isNew = context.configuration.os == .ios26
    style = MenuStyle(in: context.traits)
    commands = menu.items.map { item in
      let title = TextContent(item.title, font: .system(15))
      let width = context.text.extent(of: title, width: nil).size.width
      return Cell(title: title, width: context.grid.ceiled(width) + Self.padding * 2)
    }
  }

  /// Returns the commands, or as many as fit before a chevron.
  private func cells(in room: Points) -> [Cell] {
    func total(_ cells: [Cell]) -> Points { cells.reduce(0) { $0 + $1.width } }
    guard total(commands) > room else { return commands }
    var shown = commands
    while shown.count > 1, total(shown) + Self.moreWidth > room { shown.removeLast() }
    let more = shown.count < commands.count ? [Cell(title: nil, width: Self.moreWidth)] : []
    return shown.map { Cell(title: $0.title, width: min($0.width, room - total(more))) } + more
  }

  /// Returns the menu beside a frame: above it if there is room, then below it, then over it.
  func items(beside source: Rect, in room: Rect) -> [DisplayItem] {
    let cells = cells(in: room.width)
    let width = cells.reduce(Points(0)) { $0 + $1.width }
    let needed = height + arrowHeight + Self.gap
    let isAbove = source.minY - room.minY >= needed
    let isBelow = !isAbove && room.maxY - source.maxY >= needed
    let y =
      isAbove
      ? source.minY - needed
      : isBelow ? source.maxY + Self.gap + arrowHeight : source.midY - height / 2
    let frame = context.grid.rounded(
      Rect(
        x: min(max(source.midX - width / 2, room.minX), max(room.maxX - width, room.minX)),
        y: min(max(y, room.minY), max(room.maxY - height, room.minY)), width: width,
        height: height))
    let outline =
      isNew || !(isAbove || isBelow)
      ? Path.continuousRect(frame, radius: radius)
      : PopoverArrow.outline(
        around: frame, radius: radius, width: Self.arrow.width, height: Self.arrow.height,
        at: source.midX, isAtTop: isBelow)
    return plate(outline, in: frame) + contents(cells, in: frame)
  }

  private func plate(_ outline: Path, in frame: Rect) -> [DisplayItem] {
    guard isNew else {
      let isLight = context.appearance == .light
      let shadow = DisplayItem.shadow(
        outline, RGBAColor.black.withAlpha(51), radius: 7.5, offset: Point(x: 0, y: 0))
      return (isLight ? [shadow] : [])
        + [.fill(outline, RGBAColor(rgb: isLight ? 0xF6F6F6 : 0x222222))]
    }
    return style.plate(outline, in: frame, radius: radius)
  }

  private func contents(_ cells: [Cell], in frame: Rect) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var x = frame.minX
    for (index, cell) in cells.enumerated() {
      let box = Rect(x: x, y: frame.minY, width: cell.width, height: frame.height)
      if index > 0 { items.append(divider(at: x, in: frame)) }
      items += self.items(of: cell, in: box)
      x = box.maxX
    }
    return items
  }

  private func items(of cell: Cell, in box: Rect) -> [DisplayItem] {
    let middle = Point(x: box.midX, y: box.midY)
    guard let title = cell.title else {
      return SystemSymbol(named: "chevron.forward")?.items(
        centeredAt: middle, size: 13, weight: .semibold, color: context.labelColor,
        laterMirrored: context.isRightToLeft) ?? []
    }
    return [
      .text(
        TextRun(
          title, color: context.labelColor, alignment: .center,
          in: Rect(
            x: box.x + Self.padding / 2, y: box.y, width: max(box.width - Self.padding, 0),
            height: box.height), direction: context.traits.direction))
    ]
  }

  /// A line between two commands: as high as the menu up to iOS 18, shorter on iOS 26.
  private func divider(at x: Points, in frame: Rect) -> DisplayItem {
    let inset: Points = isNew ? 12 : 0
    let color =
      isNew ? style.line : RGBAColor(rgb: context.appearance == .light ? 0xD6D6D6 : 0x424242)
    return .fill(
      .rect(
        Rect(
          x: x, y: frame.y + inset, width: context.grid.hairline, height: frame.height - inset * 2)),
      color)
  }
}
