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
  /// The height of all rows.
  let height: Points

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
    let columns = Columns(menu, style)
    let room = MenuStyle.width - columns.text - columns.end
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
      let growth = font.size.value / 17
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
    height = y + style.padding
  }

  private static func headerHeight(_ size: Points) -> Points { size * (32.0 / 13) }

  /// The distances of the columns from the menu's sides.
  private struct Columns {
    let text: Points
    let symbol: Points?
    /// The distance from the trailing side to the texts.
    let end: Points

    init(_ menu: Menu, _ style: MenuStyle) {
      let hasChecks = menu.items.contains(where: \.isChecked)
      let hasSymbols = menu.items.contains { $0.symbol != nil }
      let start = style.inset + (hasChecks ? style.checkColumn : 0)
      if let column = style.symbolColumn, hasSymbols {
        symbol = start + 12
        text = start + column
      } else {
        symbol = nil
        text = start
      }
      let isTrailing =
        (hasSymbols && style.symbolColumn == nil) || menu.items.contains(where: \.isSubmenu)
      end = isTrailing ? style.trailingMiddle + 20 : style.inset
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
    let columns = Columns(menu, style)
    var items: [DisplayItem] = []
    if let header {
      let box = Rect(
        x: corner.x + style.inset, y: corner.y + style.padding,
        width: MenuStyle.width - style.inset * 2,
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
        of: row,
        in: Rect(x: corner.x, y: top, width: MenuStyle.width, height: row.height), columns)
    }
    return items
  }

  private func items(of row: Row, in box: Rect, _ columns: Columns) -> [DisplayItem] {
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
      symbol(SystemSymbol(named: "checkmark"), at: box.minX + style.inset + 3, 13, .semibold)
    }
    if item.isSubmenu {
      let x = box.maxX - style.trailingMiddle
      symbol(SystemSymbol(named: "chevron.forward"), at: x, 13, .semibold)
    } else if columns.symbol == nil {
      symbol(item.symbol, at: box.maxX - style.trailingMiddle, font.size, .regular)
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
            width: MenuStyle.width - style.inset * 2,
            height: 1)), style.line)
    }
    return .fill(
      .rect(
        Rect(x: x, y: y - style.sectionGap, width: MenuStyle.width, height: style.sectionGap)),
      fill)
  }

  /// A line across the menu.
  private func line(at y: Points, _ x: Points) -> DisplayItem {
    .fill(
      .rect(Rect(x: x, y: y, width: MenuStyle.width, height: context.grid.hairline)), style.line)
  }
}
