import Devices
package import Geometry
package import Graphics

/// The tabs at the top of an iPad screen: titles on one plate.
///
/// On iOS 26: the selected tab has a smaller plate of its own. In a published log of UIKit's constraints, two
/// tabs, "Hello" and "World", were 158 points wide; "Play", "Stats" and "Settings" were seen 243 wide.
/// Titles have 17 points, and the selected one is semibold. The plate has the height of the buttons
/// beside it. On iPadOS 18, everything is a guess. The place of a badge, after the title, is one on
/// both.
package struct TitleTabs {
  private let row: TabRow
  private let traits: Traits
  private let text: any TextMeasuring
  private let isGlass: Bool
  private let font: FontDescription
  /// The width of each tab in points, in the order of the tabs.
  private let widths: [Points]

  package init(
    _ items: [TabItem], selected: Int?, in traits: Traits, measuring text: any TextMeasuring
  ) {
    row = TabRow(
      items, selected: selected,
      unselectedColor: traits.os == .ios26
        ? GlassCapsule.ink(in: traits.appearance) : SemanticColor.label.resolved(in: traits),
      in: traits)
    self.traits = traits
    self.text = text
    isGlass = traits.os == .ios26
    font = .system(isGlass ? 17 : 15, isGlass ? .medium : .regular)
    let font = font
    widths = items.map { item in
      Self.width(of: item, font, text)
        + (item.drawnBadge(in: traits).map { Self.badgeGap + $0.size(measuring: text).width } ?? 0)
    }
  }

  /// The plate's natural width in points; 0 without tabs.
  package var width: Points {
    widths.isEmpty
      ? 0 : traits.grid.ceiled(widths.reduce(0) { $0 + $1 } + Self.inset * 2)
  }

  /// Returns the height of the plate in a row, in points.
  package func height(inRow height: Points) -> Points { isGlass ? height : min(height, 36) }

  private static let padding: Points = 15
  private static let inset: Points = 4
  private static let badgeGap: Points = 4

  /// Returns a tab's width in points; a tab without a title shows its icon.
  private static func width(
    of item: TabItem, _ font: FontDescription, _ text: any TextMeasuring
  ) -> Points {
    guard item.title.isEmpty else {
      return text.extent(of: TextContent(item.title, font: font), width: nil).size.width
        + padding * 2
    }
    return (item.icon?.size.width ?? 0) + padding * 2
  }

  /// Draws the tabs on a plate.
  ///
  /// The plate's coordinates are those of a left-to-right bar. If the plate is narrower than the
  /// tabs, all tabs shrink by the same factor.
  package func draw(in plate: Rect, _ context: DrawingContext, into list: inout DisplayList) {
    guard !row.items.isEmpty else { return }
    list.items += plateItems(in: context.directed(plate))
    let natural = widths.reduce(Points(0)) { $0 + $1 }
    let scale = min(1, (plate.width - Self.inset * 2).value / max(natural.value, 1))
    var x = plate.minX + Self.inset
    for (index, width) in widths.enumerated() {
      let box = Rect(
        x: x, y: plate.minY + Self.inset, width: width * scale,
        height: plate.height - Self.inset * 2)
      draw(index, in: box, context, into: &list)
      x = box.maxX
    }
  }

  private func plateItems(in frame: Rect) -> [DisplayItem] {
    guard !isGlass else { return GlassCapsule(in: traits.appearance).items(in: frame) }
    let tint = Color(
      light: RGBAColor(rgb: 0xE6E6E9, alpha: 204), dark: RGBAColor(rgb: 0x38383A, alpha: 204)
    ).resolved(in: traits.appearance)
    return [
      .backdrop(
        GlassCapsule.outline(of: frame), Material(blurRadius: 20, saturation: 1.8, tint: tint))
    ]
  }

  /// The plate of the selected tab.
  private func selectionItems(in frame: Rect) -> [DisplayItem] {
    let outline = GlassCapsule.outline(of: frame)
    guard !isGlass else {
      return [.fill(outline, GlassCapsule.selectionColor(in: traits.appearance))]
    }
    let color = traits.appearance == .light ? RGBAColor.white : RGBAColor(rgb: 0x4D4D50)
    return [
      .shadow(outline, RGBAColor.black.withAlpha(31), radius: 4, offset: Point(x: 0, y: 1)),
      .fill(outline, color),
    ]
  }

  private func draw(
    _ index: Int, in box: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) {
    let item = row.items[index]
    let isSelected = index == row.selected
    let directed = context.directed(box)
    if isSelected { list.items += selectionItems(in: directed) }
    let tint = isGlass ? GlassCapsule.ink(of: row.tint, in: traits.appearance) : row.tint
    let ink = isSelected ? tint : row.unselectedColor
    let color = item.isEnabled ? ink : ink.withAlpha(77)
    var content = box
    if let badge = item.drawnBadge(in: traits) {
      let size = badge.size(measuring: text)
      content = Rect(
        minX: box.minX, minY: box.minY, maxX: box.maxX - size.width - Self.badgeGap, maxY: box.maxY)
      let frame = Rect(
        x: content.maxX - Self.padding + Self.badgeGap, y: box.midY - size.height / 2,
        width: size.width, height: size.height)
      badge.draw(in: context.directed(frame), context, into: &list)
    }
    let place = context.directed(content)
    if !item.title.isEmpty {
      let inner = place.inset(by: Insets(top: 0, left: 4, bottom: 0, right: 4))
      list.append(
        .text(
          TextRun(
            TextContent(item.title, font: isSelected ? .system(font.size, .semibold) : font),
            color: color, alignment: .center, in: context.line(of: font, in: inner),
            direction: traits.direction)))
    } else if let icon = item.icon {
      let middle = Point(x: place.midX, y: place.midY)
      row.draw(icon, at: middle, color, context, into: &list)
    }
  }
}
