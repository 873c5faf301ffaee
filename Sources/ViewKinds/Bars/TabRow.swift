import Devices
import Geometry
package import Graphics

/// The tabs of a tab bar: pictures above titles, or beside them where the bar is low or wide.
package struct TabRow: Hashable {
  package let items: [TabItem]
  /// Counted from 0; nil or beyond the tabs for none.
  package let selected: Int?
  let tint: RGBAColor
  let unselectedColor: RGBAColor
  private let badgeColor: RGBAColor
  /// Whether titles stand beside their pictures.
  private let isInline: Bool

  /// - Parameters:
  ///   - items: from the leading edge.
  ///   - selected: counted from 0; nil for none.
  ///   - unselectedColor: of the other tabs; grey where nil.
  ///   - traits: whose tint the selected tab has.
  package init(
    _ items: [TabItem], selected: Int?, unselectedColor: RGBAColor? = nil, in traits: Traits
  ) {
    self.items = items
    self.selected = selected
    tint = traits.tint
    self.unselectedColor =
      unselectedColor
      ?? Color(light: RGBAColor(rgb: 0x999999), dark: RGBAColor(rgb: 0x818182))
      .resolved(in: traits.appearance)
    badgeColor = SemanticColor.systemRed.resolved(in: traits)
    isInline = BarMetrics.isCompact(traits) || traits.sizeClasses.horizontal == .regular
  }

  /// Draws the tabs in a bar's frame.
  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    for (index, box) in boxes(in: context).enumerated() {
      draw(index, in: box, context, into: &list)
    }
  }

  /// Equal parts of the bar between its safe area's sides, from the leading edge; where the bar is
  /// wide, parts of one width in its middle.
  private func boxes(in context: DrawingContext) -> [Rect] {
    let frame = context.frame
    let safeArea = context.directedSafeArea
    let room = max(0, frame.width - safeArea.left - safeArea.right)
    let count = Double(items.count)
    var width = room / count
    if context.traits.sizeClasses.horizontal == .regular {
      let widest = items.map { inlineRow($0, context).width }.max() ?? 0
      width = min(width, max(TabRow.minimumWidth, widest) + TabRow.inlineSpacing)
    }
    let start = frame.minX + safeArea.left + (room - width * count) / 2
    return items.indices.map { index in
      context.directed(
        Rect(
          x: start + width * Double(index), y: frame.minY, width: width, height: frame.height))
    }
  }

  private func draw(
    _ index: Int, in box: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) {
    let item = items[index]
    let color =
      !item.isEnabled
      ? unselectedColor.withAlpha(UInt8(Double(unselectedColor.alpha) * 0.5))
      : index == selected ? tint : unselectedColor
    let places = isInline ? inlinePlaces(item, box, context) : stackedPlaces(item, box, context)
    if let icon = item.icon { draw(icon, at: places.icon, color, context, into: &list) }
    if !item.title.isEmpty {
      list.append(
        .text(
          TextRun(
            TextContent(item.title, font: titleFont), color: color, alignment: .center,
            in: places.title, direction: context.traits.direction)))
    }
    if let badge = item.badge { draw(badge: badge, in: places.badge, context, into: &list) }
  }

  func draw(
    _ icon: TabItem.Icon, at center: Point, _ color: RGBAColor, _ context: DrawingContext,
    into list: inout DisplayList
  ) {
    switch icon {
    case .symbol(let symbol, let isDirectional):
      let isMirrored = isDirectional && context.traits.direction == .rightToLeft
      list.items += symbol.mirrored(if: isMirrored).items(
        centeredAt: center, scale: BarMetrics.isCompact(context.traits) ? 0.75 : 1, color: color)
    case .image(let image):
      let box = Rect(
        x: center.x - image.size.width / 2, y: center.y - image.size.height / 2,
        width: image.size.width, height: image.size.height)
      list.append(
        .image(
          ImageRun(
            image, in: ContentMode.center.frame(of: image.size, in: box, on: context.traits.grid),
            tint: color)))
    }
  }

  /// - Parameters:
  ///   - badge: its text.
  ///   - frame: as `badgeSize` and `badgeFrame` have it.
  ///   - context: the bar's.
  ///   - list: what is drawn.
  func draw(
    badge: String, in frame: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) {
    let text = TextContent(badge, font: TabRow.badgeFont)
    list.append(.fill(.roundedRect(frame, radius: frame.height / 2), badgeColor))
    list.append(
      .text(
        TextRun(
          text, color: .white, alignment: .center, in: context.line(of: text.font, in: frame),
          direction: context.traits.direction)))
  }

  /// Of the badge of a picture above its title: the left edge was 8.6 behind the picture's middle,
  /// the top 15.7 above it.
  func badgeFrame(_ badge: String, at icon: Point, _ box: Rect, _ context: DrawingContext) -> Rect {
    let size = badgeSize(badge, context)
    let isMirrored = context.traits.direction == .rightToLeft
    let x = isMirrored ? icon.x - 8.6 - size.width : icon.x + 8.6
    return Rect(
      origin: Point(x: x, y: max(box.minY + 1, icon.y - TabRow.badgeRise)), size: size)
  }

  /// 18 points high, and at least as wide.
  func badgeSize(_ badge: String, _ context: DrawingContext) -> Size {
    let extent = context.text.extent(of: TextContent(badge, font: TabRow.badgeFont), width: nil)
    return Size(width: max(18, context.traits.grid.ceiled(extent.size.width) + 10), height: 18)
  }

  private typealias Places = (icon: Point, title: Rect, badge: Rect)

  /// The picture's middle 19 under the bar's top, the title's base line 45.3.
  private func stackedPlaces(_ item: TabItem, _ box: Rect, _ context: DrawingContext) -> Places {
    let line = context.traits.grid.ceiled(context.text.lineHeight(of: titleFont))
    let icon = Point(x: box.midX, y: box.minY + 19)
    return (
      icon,
      Rect(x: box.minX + 1, y: box.minY + 35.8, width: max(0, box.width - 2), height: line),
      item.badge.map { badgeFrame($0, at: icon, box, context) } ?? .zero
    )
  }

  /// The picture, at its upper corner the badge, which covers as little of it as over a title, then
  /// the title behind both; a badge without a picture stands behind the title.
  private func inlinePlaces(_ item: TabItem, _ box: Rect, _ context: DrawingContext) -> Places {
    let row = inlineRow(item, context)
    let start = box.midX - row.width / 2
    let line = context.line(of: titleFont, in: box)
    let icon = Rect(
      x: start, y: box.midY - row.icon.height / 2, width: row.icon.width, height: row.icon.height)
    let title = Rect(
      x: start + row.titleX - 0.5, y: line.y,
      width: max(0, min(row.titleWidth, box.width - (row.width - row.titleWidth))) + 1,
      height: line.height)
    let top = row.icon.height > 0 ? icon.midY - TabRow.badgeRise * row.scale : box.midY - 14
    let badge = Rect(
      origin: Point(x: start + row.badgeX, y: max(box.minY + 1, top)), size: row.badge)
    guard context.traits.direction == .rightToLeft else {
      return (Point(x: icon.midX, y: icon.midY), title, badge)
    }
    let axis = box.minX + box.maxX
    let turned = icon.mirrored(in: axis)
    return (
      Point(x: turned.midX, y: turned.midY), title.mirrored(in: axis), badge.mirrored(in: axis)
    )
  }

  /// What stands side by side in a tab, measured from its leading edge.
  private struct InlineRow {
    var icon: Size = .zero
    /// Of the picture to its own size.
    var scale = 1.0
    var badge: Size = .zero
    var badgeX: Points = 0
    var titleX: Points = 0
    var titleWidth: Points = 0
    var width: Points = 0
  }

  private func inlineRow(_ item: TabItem, _ context: DrawingContext) -> InlineRow {
    var row = InlineRow()
    if let icon = item.icon {
      if case .symbol = icon, BarMetrics.isCompact(context.traits) { row.scale = 0.75 }
      row.icon = Size(width: icon.size.width * row.scale, height: icon.size.height * row.scale)
    }
    if let badge = item.badge { row.badge = badgeSize(badge, context) }
    if !item.title.isEmpty {
      row.titleWidth =
        context.text.extent(of: TextContent(item.title, font: titleFont), width: nil).size.width
    }
    guard item.icon != nil else {
      row.badgeX = row.titleWidth + TabRow.badgeGap
      row.width = item.badge == nil ? row.titleWidth : row.badgeX + row.badge.width
      return row
    }
    row.badgeX = row.icon.width - 3.9 * row.scale
    row.width = item.badge == nil ? row.icon.width : row.badgeX + row.badge.width
    if !item.title.isEmpty {
      row.titleX =
        item.badge == nil
        ? row.icon.width + TabRow.inlineGap
        : max(row.icon.width + TabRow.inlineGap, row.width + TabRow.badgeGap)
      row.width = row.titleX + row.titleWidth
    }
    return row
  }

  private var titleFont: FontDescription {
    isInline ? .system(13, .medium) : .system(10, .medium)
  }

  private static let badgeFont = FontDescription.system(13)
  /// From a picture's middle up to its badge's top.
  private static let badgeRise: Points = 15.7
  /// Between a badge and a title beside it.
  private static let badgeGap: Points = 3
  /// Of tabs in a wide bar.
  private static let minimumWidth: Points = 76
  private static let inlineSpacing: Points = 34
  private static let inlineGap: Points = 6
}
