import AutoLayout
package import Devices
import Geometry

/// The tabs of a tab bar: pictures above titles, or beside them where the bar is low or wide.
package struct TabRow: Hashable {
  package let items: [TabItem]
  /// Counted from 0; nil or beyond the tabs for none.
  package let selected: Int?
  let tint: Color
  let unselectedColor: Color
  private let badgeColor: Color
  /// Whether titles stand beside their pictures.
  private let isInline: Bool

  /// - Parameters:
  ///   - items: from the leading edge.
  ///   - selected: counted from 0; nil for none.
  ///   - unselectedColor: of the other tabs; grey where nil.
  ///   - traits: whose tint the selected tab has.
  package init(
    _ items: [TabItem], selected: Int?, unselectedColor: Color? = nil, in traits: Traits
  ) {
    self.items = items
    self.selected = selected
    tint = traits.tint
    self.unselectedColor =
      unselectedColor
      ?? DynamicColor(light: Color(rgb: 0x999999), dark: Color(rgb: 0x818182))
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
      let widest = items.map { inlineWidth($0, context) }.max() ?? 0
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
    if let badge = item.badge { draw(badge: badge, at: places.icon, box, context, into: &list) }
  }

  func draw(
    _ icon: TabItem.Icon, at center: Point, _ color: Color, _ context: DrawingContext,
    into list: inout DisplayList
  ) {
    switch icon {
    case .symbol(let symbol):
      list.items += symbol.items(
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

  /// 18 points high; its left edge was 8.6 behind the picture's middle, its top 3.3 under the bar's.
  ///
  /// Where the title stands beside the picture, the badge ends before it.
  func draw(
    badge: String, at icon: Point, _ box: Rect, _ context: DrawingContext,
    into list: inout DisplayList
  ) {
    let text = TextContent(badge, font: .system(13))
    let extent = context.text.extent(of: text, width: nil).size.width
    let width = max(18, context.traits.grid.ceiled(extent) + 10)
    let top = isInline ? max(box.minY + 1, icon.y - 19) : box.minY + 3.3
    var offset: Points = isInline ? min(8.6, 16 - width) : 8.6
    if context.traits.direction == .rightToLeft { offset = -offset - width }
    let frame = Rect(x: icon.x + offset, y: top, width: width, height: 18)
    list.append(.fill(.roundedRect(frame, radius: 9), badgeColor))
    list.append(
      .text(
        TextRun(
          text, color: .white, alignment: .center, in: context.line(of: text.font, in: frame),
          direction: context.traits.direction)))
  }

  private typealias Places = (icon: Point, title: Rect)

  /// The picture's middle 19 under the bar's top, the title's base line 45.3.
  private func stackedPlaces(_ item: TabItem, _ box: Rect, _ context: DrawingContext) -> Places {
    let line = context.traits.grid.ceiled(context.text.lineHeight(of: titleFont))
    return (
      Point(x: box.midX, y: box.minY + 19),
      Rect(x: box.minX + 1, y: box.minY + 35.8, width: max(0, box.width - 2), height: line)
    )
  }

  private func inlinePlaces(_ item: TabItem, _ box: Rect, _ context: DrawingContext) -> Places {
    let icon = iconWidth(item, context)
    let title = titleWidth(item, context)
    let gap = item.icon == nil || item.title.isEmpty ? 0 : TabRow.inlineGap
    let start = box.midX - (icon + gap + title) / 2
    let isMirrored = context.traits.direction == .rightToLeft
    let iconX = isMirrored ? box.midX * 2 - start - icon / 2 : start + icon / 2
    let titleX = isMirrored ? start : start + icon + gap
    let line = context.line(of: titleFont, in: box)
    return (
      Point(x: iconX, y: box.midY),
      Rect(x: titleX - 0.5, y: line.y, width: title + 1, height: line.height)
    )
  }

  private func inlineWidth(_ item: TabItem, _ context: DrawingContext) -> Points {
    iconWidth(item, context) + titleWidth(item, context)
      + (item.icon == nil || item.title.isEmpty ? 0 : TabRow.inlineGap)
  }

  private func iconWidth(_ item: TabItem, _ context: DrawingContext) -> Points {
    guard let icon = item.icon else { return 0 }
    if case .symbol(let symbol) = icon, BarMetrics.isCompact(context.traits) {
      return symbol.size.width * 0.75
    }
    return icon.size.width
  }

  private func titleWidth(_ item: TabItem, _ context: DrawingContext) -> Points {
    item.title.isEmpty
      ? 0 : context.text.extent(of: TextContent(item.title, font: titleFont), width: nil).size.width
  }

  private var titleFont: FontDescription {
    isInline ? .system(13, .medium) : .system(10, .medium)
  }

  /// Of tabs in a wide bar.
  private static let minimumWidth: Points = 76
  private static let inlineSpacing: Points = 34
  private static let inlineGap: Points = 6
}
