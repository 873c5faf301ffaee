package import AutoLayout
import Devices
import Geometry

/// A bar of tabs that the spec places itself.
package struct TabBar: ViewKind {
  package static let name = "tabBar"
  package static let summary =
    "A bar of tabs, placed by the spec, whose background reaches the screen's bottom from the safe area's."
  package static let keys: [Key] = [
    Key("items", .items(TabItem.keys), "The tabs from the leading edge."),
    Key(
      "selectedItem", .integer(-1...100),
      "The selected tab, counted from 0; -1, the default, selects none."),
    Key(
      "unselectedItemTintColor", .color,
      "The colour of the tabs that are not selected; grey by default."),
    Key(
      "translucent", .flag,
      "Whether what lies under the bar shows through, blurred; true by default."),
    Key("barTintColor", .color, "The bar's own colour; the system's by default."),
  ]

  let items: [TabItem]
  let selected: Int
  let bar: BarBackground
  let tint: Color
  let unselectedColor: Color
  private let height: Points
  private let badgeColor: Color
  /// Whether titles stand beside their pictures, as where the bar is low or wide.
  private let isInline: Bool

  package init(_ values: KeyValues, traits: Traits) {
    let selected = values.integer("selectedItem") ?? -1
    self.selected = selected
    items = (values.items("items") ?? []).enumerated().map {
      TabItem($0.element, isSelected: $0.offset == selected)
    }
    bar = BarBackground(
      isTranslucent: values.flag("translucent") ?? true, in: traits.appearance,
      tint: values.color("barTintColor"))
    tint = traits.tint
    unselectedColor =
      values.color("unselectedItemTintColor")
      ?? DynamicColor(light: Color(rgb: 0x999999), dark: Color(rgb: 0x818182))
      .resolved(in: traits.appearance)
    height = BarMetrics.tabBarHeight(in: traits)
    badgeColor = SemanticColor.systemRed.resolved(in: traits)
    isInline = BarMetrics.isCompact(traits) || traits.sizeClasses.horizontal == .regular
  }

  package var content: (any IntrinsicContent)? { ConstantSize(width: nil, height: height) }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    bar.draw(
      BarPosition.bottom.background(in: context), hairlineAt: .top, on: context.traits.grid,
      into: &list)
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
      width = min(width, max(TabBar.minimumWidth, widest) + TabBar.inlineSpacing)
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

  private func draw(
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
  private func draw(
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
    let gap = item.icon == nil || item.title.isEmpty ? 0 : TabBar.inlineGap
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
      + (item.icon == nil || item.title.isEmpty ? 0 : TabBar.inlineGap)
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
