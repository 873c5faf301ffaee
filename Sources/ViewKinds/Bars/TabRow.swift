import Devices
import Geometry
package import Graphics

/// The tabs of a tab bar: icons above titles or, if the bar is low or wide, beside them.
package struct TabRow: Hashable {
  package private(set) var items: [TabItem]
  /// The index of the selected tab; nil or out of range for none.
  package private(set) var selected: Int?
  let tint: RGBAColor
  let unselectedColor: RGBAColor
  /// Whether icons are beside their titles.
  var isInline: Bool

  /// Creates a row of tabs.
  ///
  /// - Parameters:
  ///   - items: the tabs, from the leading edge.
  ///   - selected: the index of the selected tab, or nil for none.
  ///   - unselectedColor: the colour of the other tabs, or nil for grey.
  ///   - traits: the environment; its tint is the colour of the selected tab.
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
    isInline = BarMetrics.isCompact(traits) || traits.sizeClasses.horizontal == .regular
  }

  /// Removes a tab; if it is the selected one, none is selected.
  mutating func removeItem(at index: Int) -> TabItem {
    if let selected {
      self.selected = selected == index ? nil : selected > index ? selected - 1 : selected
    }
    return items.remove(at: index)
  }

  /// Draws the tabs in a bar's frame.
  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    for (index, box) in boxes(in: context).enumerated() {
      draw(index, in: box, context, into: &list)
    }
  }

  /// The frames of the tabs between the left and right safe areas, from the leading edge.
  ///
  /// The tabs are equally wide. In regular width they have a limited width and are centred in the
  /// bar.
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
    draw(
      item, at: isInline ? inlinePlaces(item, box, context) : stackedPlaces(item, box, context),
      color, context, into: &list)
  }

  /// Draws a tab whose icon is beside its title.
  func drawInline(
    _ item: TabItem, in box: Rect, _ color: RGBAColor, _ context: DrawingContext,
    into list: inout DisplayList
  ) {
    draw(item, at: inlinePlaces(item, box, context), color, context, into: &list)
  }

  private func draw(
    _ item: TabItem, at places: Places, _ color: RGBAColor, _ context: DrawingContext,
    into list: inout DisplayList
  ) {
    if let icon = item.icon { draw(icon, at: places.icon, color, context, into: &list) }
    if !item.title.isEmpty {
      list.append(
        .text(
          TextRun(
            TextContent(item.title, font: titleFont), color: color, alignment: .center,
            in: places.title, direction: context.traits.direction)))
    }
    item.drawnBadge(in: context.traits)?.draw(in: places.badge, context, into: &list)
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
        image.item(
          in: ContentMode.center.frame(of: image.size, in: box, on: context.traits.grid),
          tint: image.templateTint(color)))
    }
  }

  private typealias Places = (icon: Point, title: Rect, badge: Rect)

  /// The positions in a tab whose icon is above its title.
  ///
  /// The icon's centre is 19 points below the bar's top, the title's baseline 45.3.
  private func stackedPlaces(_ item: TabItem, _ box: Rect, _ context: DrawingContext) -> Places {
    let line = context.traits.grid.ceiled(context.text.lineHeight(of: titleFont))
    let icon = Point(x: box.midX, y: box.minY + 19)
    return (
      icon,
      Rect(x: box.minX + 1, y: box.minY + 35.8, width: max(0, box.width - 2), height: line),
      item.drawnBadge(in: context.traits)?.frame(at: icon, in: box, context) ?? .zero
    )
  }

  /// The positions in a tab whose icon is beside its title.
  ///
  /// The order is icon, badge, title. The badge overlaps the icon's upper corner as much as in a
  /// tab with the icon above the title. Without an icon, the badge is after the title.
  private func inlinePlaces(_ item: TabItem, _ box: Rect, _ context: DrawingContext) -> Places {
    let row = inlineRow(item, context)
    let start = box.midX - min(row.width, box.width) / 2
    let line = context.line(of: titleFont, in: box)
    let icon = Rect(
      x: start, y: box.midY - row.icon.height / 2, width: row.icon.width, height: row.icon.height)
    let title = Rect(
      x: start + row.titleX - 0.5, y: line.y,
      width: max(0, min(row.titleWidth, box.width - (row.width - row.titleWidth))) + 1,
      height: line.height)
    let top = row.icon.height > 0 ? icon.midY - row.badgeRise * row.scale : box.midY - 14
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

  /// The sizes and positions of a tab's parts side by side, from the tab's leading edge.
  private struct InlineRow {
    var icon: Size = .zero
    /// The factor from the icon's own size to its drawn size.
    var scale = 1.0
    var badge: Size = .zero
    var badgeX: Points = 0
    var badgeRise: Points = 0
    var titleX: Points = 0
    var titleWidth: Points = 0
    var width: Points = 0
  }

  /// The width of icon, badge and title side by side, in points.
  func inlineWidth(_ item: TabItem, _ context: DrawingContext) -> Points {
    inlineRow(item, context).width
  }

  private func inlineRow(_ item: TabItem, _ context: DrawingContext) -> InlineRow {
    var row = InlineRow()
    if let icon = item.icon {
      if case .symbol = icon, BarMetrics.isCompact(context.traits) { row.scale = 0.75 }
      row.icon = Size(width: icon.size.width * row.scale, height: icon.size.height * row.scale)
    }
    if let badge = item.drawnBadge(in: context.traits) {
      row.badge = badge.size(measuring: context.text)
      row.badgeRise = badge.rise
    }
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

  /// The space between a badge and a title beside it, in points.
  private static let badgeGap: Points = 3
  /// The minimum width of tabs in a wide bar, in points.
  private static let minimumWidth: Points = 76
  private static let inlineSpacing: Points = 34
  private static let inlineGap: Points = 6
}
