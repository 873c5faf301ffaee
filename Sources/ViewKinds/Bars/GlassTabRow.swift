package import Geometry
package import Graphics

/// The tabs of iOS 26: a plate in the middle of the bar, and a smaller one for the selected tab.
///
/// Measured on screens 390 and 420 points wide: three tabs 94 wide and 86 apart, on a plate of 274 × 62
/// that ends 21 above the screen's bottom. The selected tab's plate is inset by 4. The icon's centre is
/// 23.7 below the plate's top, the title's baseline 49 below it.
package struct GlassTabRow {
  private let row: TabRow
  private let traits: Traits

  package init(_ items: [TabItem], selected: Int?, in traits: Traits) {
    row = TabRow(
      items, selected: selected, unselectedColor: GlassCapsule.ink(in: traits.appearance),
      in: traits)
    self.traits = traits
  }

  /// Draws the tabs in a bar's frame.
  ///
  /// - Parameters:
  ///   - context: the bar's context.
  ///   - background: the area of the bar's background, which extends to the window's bottom.
  ///   - list: the display list to which the tabs are added.
  package func draw(
    in context: DrawingContext, background: Rect, into list: inout DisplayList
  ) {
    guard !row.items.isEmpty else { return }
    let plate = self.plate(in: context, background)
    list.items += GlassCapsule(in: traits.appearance).items(in: plate)
    for index in row.items.indices {
      let box = context.directed(self.box(index, in: plate))
      let isSelected = index == row.selected
      if isSelected {
        let inner = box.inset(by: Insets(top: Self.inset, left: 0, bottom: Self.inset, right: 0))
        list.append(
          .fill(
            GlassCapsule.outline(of: inner),
            GlassCapsule.selection(in: traits.appearance)))
      }
      draw(index, in: box, context, into: &list)
    }
  }

  private static let overlap: Points = 8
  private static let inset: Points = 4

  private func plate(in context: DrawingContext, _ background: Rect) -> Rect {
    let frame = context.frame
    let hasStrip = background.maxY > frame.maxY
    let height =
      hasStrip ? min(62, max(frame.height, background.height - 21)) : frame.height - 4
    let count = Double(row.items.count)
    let room = max(
      0, frame.width - context.safeArea.left - context.safeArea.right - traits.systemMargin * 2)
    let natural = GlassTabRow.inset * 2 + 86 * count + GlassTabRow.overlap
    let width = min(natural, room)
    return Rect(
      x: frame.midX - width / 2, y: background.minY + (hasStrip ? 0 : 2), width: width,
      height: height)
  }

  private func box(_ index: Int, in plate: Rect) -> Rect {
    let pitch =
      (plate.width - GlassTabRow.inset * 2 - GlassTabRow.overlap) / Double(row.items.count)
    return Rect(
      x: plate.minX + GlassTabRow.inset + pitch * Double(index), y: plate.minY,
      width: pitch + GlassTabRow.overlap, height: plate.height)
  }

  private func draw(
    _ index: Int, in box: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) {
    let item = row.items[index]
    let ink =
      index == row.selected
      ? GlassCapsule.ink(of: row.tint, in: traits.appearance) : row.unselectedColor
    let color = item.isEnabled ? ink : ink.withAlpha(77)
    // A plate lower than 44 points has no room for both icon and title.
    let hasTitle = !item.title.isEmpty && (box.height >= 44 || item.icon == nil)
    let center = Point(
      x: box.midX, y: hasTitle ? box.minY + box.height * (23.7 / 62) : box.midY)
    if let icon = item.icon { row.draw(icon, at: center, color, context, into: &list) }
    if hasTitle {
      let font = FontDescription.system(10, .medium)
      let line = traits.grid.ceiled(context.text.lineHeight(of: font))
      let middle = item.icon == nil ? box.midY : box.minY + box.height * (45.5 / 62)
      list.append(
        .text(
          TextRun(
            TextContent(item.title, font: font), color: color, alignment: .center,
            in: Rect(x: box.minX + 2, y: middle - line / 2, width: box.width - 4, height: line),
            direction: traits.direction)))
    }
    if let badge = item.badge {
      row.draw(
        badge: badge, in: row.badgeFrame(badge, at: center, box, context), context, into: &list)
    }
  }
}
