import Devices
import Geometry
import Graphics
import ViewKinds

/// The rows of a menu on a panel.
struct MenuDrawing {
  private let menu: Menu
  private let context: ChromeContext
  private let style: MenuStyle
  private let font: FontDescription
  private let subtitleFont: FontDescription
  private let rows: [Row]
  private let header: TextContent?
  private let columns: Columns
  /// The width of all rows and their height together.
  let size: Size

  private struct Row {
    let item: MenuItem
    let title: TextContent
    let subtitle: TextContent?
    let titleHeight: Points
    /// The row's top below the menu's top.
    let top: Points
    let height: Points
  }

  init(_ menu: Menu, _ context: ChromeContext) {
    let style = MenuStyle(in: context.traits)
    let category = context.traits.textSize
    font = .system(TextStyle.body.size(in: category))
    subtitleFont = .system(TextStyle.footnote.size(in: category))
    let growth = font.size.value / 17
    columns = Columns(menu, style, growth: max(growth, 1))
    let safe = context.geometry.deviceSafeArea
    let width =
      category.isAccessibility
      ? min(MenuStyle.width * growth, context.geometry.size.width - safe.left - safe.right - 16)
      : MenuStyle.width
    let room = width - columns.text - columns.end
    var y = style.padding
    if let title = menu.title, !title.isEmpty {
      header = TextContent(title, font: subtitleFont)
      y = y + MenuDrawing.headerHeight(subtitleFont.size)
    } else {
      header = nil
    }
    var rows: [Row] = []
    for item in menu.items {
      if !rows.isEmpty, item.startsSection { y = y + style.sectionGap }
      let title = TextContent(item.title, font: font, lines: 0, lineBreak: .byWordWrapping)
      let subtitle =
        item.subtitle.isEmpty
        ? nil : TextContent(item.subtitle, font: subtitleFont, lines: 2)
      let titleHeight = context.text.extent(of: title, width: room).size.height
      let subtitleHeight =
        subtitle.map { context.text.extent(of: $0, width: room).size.height } ?? 0
      let line = context.text.lineHeight(of: font)
      let height = context.grid.rounded(
        style.rowHeight * growth + max(titleHeight - line, 0) + subtitleHeight)
      rows.append(
        Row(
          item: item, title: title, subtitle: subtitle, titleHeight: titleHeight, top: y,
          height: height))
      y = y + height
    }
    self.menu = menu
    self.context = context
    self.style = style
    self.rows = rows
    size = Size(width: width, height: y + style.padding)
  }

  private static func headerHeight(_ size: Points) -> Points { size * (32.0 / 13) }

  /// The distances of the columns from the menu's sides.
  ///
  /// Columns are wider by as much as their symbols are at a large text size; a guess.
  private struct Columns {
    let text: Points
    let check: Points
    let symbol: Points?
    /// The distance from the trailing side to the texts.
    let end: Points
    /// The distances from the trailing side to the middles of chevrons and of symbols there.
    let chevron: Points
    let trailingSymbol: Points
    /// The size of check marks and chevrons.
    let mark: Points

    init(_ menu: Menu, _ style: MenuStyle, growth: Double) {
      let extra = growth - 1
      let hasChecks = menu.items.contains(where: \.isChecked)
      let hasSymbols = menu.items.contains { $0.symbol != nil }
      let start = style.inset + (hasChecks ? style.checkColumn + 13 * extra : 0)
      mark = 13 * growth
      check = style.inset + 3 + 6.5 * extra
      chevron = style.trailingMiddle + 10 * extra
      if let column = style.symbolColumn, hasSymbols {
        symbol = start + 12 + 11 * extra
        text = start + column + 22 * extra
      } else {
        symbol = nil
        text = start
      }
      let isTrailing = hasSymbols && style.symbolColumn == nil
      // The symbol of an item with a menu of its own is before the chevron; a guess.
      let hasBoth = isTrailing && menu.items.contains { $0.isSubmenu && $0.symbol != nil }
      trailingSymbol = chevron + (hasBoth ? 10 + 14 * growth : 0)
      end =
        isTrailing || menu.items.contains(where: \.isSubmenu)
        ? trailingSymbol + 20 + 10 * extra : style.inset
    }
  }

  // MARK: Drawing

  /// Returns the menu in a frame, which may be lower than the menu.
  func items(in frame: Rect) -> [DisplayItem] {
    let outline = Path.rounded(frame, Corners(radius: style.radius, curve: .continuous))
    return style.plate(outline, in: frame, radius: style.radius)
      + [.group(name: nil, opacity: 1, clip: outline, content(at: frame.origin))]
  }

  private func content(at corner: Point) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let header {
      let box = Rect(
        x: corner.x + style.inset, y: corner.y + style.padding,
        width: size.width - style.inset * 2,
        height: MenuDrawing.headerHeight(subtitleFont.size))
      items.append(text(header, style.secondary, in: box, isCentred: style.hasRowLines))
      if style.hasRowLines { items.append(line(at: box.maxY, corner.x)) }
    }
    for (index, row) in rows.enumerated() {
      let top = corner.y + row.top
      if index > 0 {
        if row.item.startsSection {
          items.append(gap(above: top, corner.x))
        } else if style.hasRowLines {
          items.append(line(at: top, corner.x))
        }
      }
      items += self.items(
        of: row, in: Rect(x: corner.x, y: top, width: size.width, height: row.height))
    }
    return items
  }

  private func items(of row: Row, in box: Rect) -> [DisplayItem] {
    let item = row.item
    let ink = color(of: item)
    let isMirrored = context.isRightToLeft
    let subtitleHeight = row.subtitle == nil ? 0 : row.height - row.titleHeight
    var items: [DisplayItem] = []
    func symbol(_ symbol: SystemSymbol?, at x: Points, _ size: Points, _ weight: FontWeight) {
      guard let symbol else { return }
      items += symbol.items(
        centeredAt: Point(x: x, y: box.midY), size: size, weight: weight, color: ink,
        laterMirrored: isMirrored)
    }
    if item.isChecked {
      let check = SystemSymbol(named: "checkmark")
      symbol(check, at: box.minX + columns.check, columns.mark, .semibold)
    }
    if item.isSubmenu {
      let chevron = SystemSymbol(named: "chevron.forward")
      symbol(chevron, at: box.maxX - columns.chevron, columns.mark, .semibold)
    }
    if columns.symbol == nil {
      let distance = item.isSubmenu ? columns.trailingSymbol : columns.chevron
      symbol(item.symbol, at: box.maxX - distance, font.size, .regular)
    }
    if let x = columns.symbol {
      // Measured on 402 and 440 points; on 390 they are as large as the texts.
      symbol(item.symbol, at: box.minX + x, font.size * 0.94, .regular)
    }
    let textBox = Rect(
      minX: box.minX + columns.text, minY: box.minY, maxX: box.maxX - columns.end, maxY: box.maxY)
    guard let subtitle = row.subtitle else {
      return items + [text(row.title, ink, in: textBox)]
    }
    let lower = context.text.extent(of: subtitle, width: textBox.width).size.height
    let top = box.midY - (row.titleHeight + lower) / 2
    let titleBox = Rect(x: textBox.x, y: top, width: textBox.width, height: row.titleHeight)
    let subtitleBox = Rect(
      x: textBox.x, y: titleBox.maxY, width: textBox.width, height: min(lower, subtitleHeight))
    return items + [
      text(row.title, ink, in: titleBox), text(subtitle, style.secondary, in: subtitleBox),
    ]
  }

  private func color(of item: MenuItem) -> RGBAColor {
    guard item.isEnabled else { return style.disabled }
    return item.isDestructive
      ? SemanticColor.systemRed.resolved(in: context.traits) : context.labelColor
  }

  private func text(
    _ content: TextContent, _ color: RGBAColor, in box: Rect, isCentred: Bool = false
  ) -> DisplayItem {
    .text(
      TextRun(
        content, color: color, alignment: isCentred ? .center : .natural, in: box,
        direction: context.traits.direction))
  }

  private func gap(above y: Points, _ x: Points) -> DisplayItem {
    guard let fill = style.gapFill else {
      return .fill(
        .rect(
          Rect(
            x: x + style.inset, y: y - style.sectionGap + 10,
            width: size.width - style.inset * 2,
            height: 1)), style.line)
    }
    return .fill(
      .rect(
        Rect(x: x, y: y - style.sectionGap, width: size.width, height: style.sectionGap)),
      fill)
  }

  /// A line across the menu.
  private func line(at y: Points, _ x: Points) -> DisplayItem {
    .fill(
      .rect(Rect(x: x, y: y, width: size.width, height: context.grid.hairline)), style.line)
  }
}
