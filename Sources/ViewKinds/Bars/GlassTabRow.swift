import Devices
package import Geometry
package import Graphics

/// The tabs of iOS 26: a plate in the middle of the bar, and a smaller one for the selected tab.
///
/// Measured on screens 390 and 420 points wide: three tabs 94 wide and 86 apart, on a plate of 274 × 62
/// that ends 21 above the screen's bottom. The selected tab's plate is inset by 4. The icon's centre is
/// 23.7 below the plate's top, the title's baseline 49 below it. An opaque bar has no plate, but the
/// selected tab has its own. Four tabs without room are each 10 wider than a quarter of the room (measured
/// on 393 points: 95.75 wide and 82.4 apart). A search tab is a disc as high as the plate at the trailing side; the
/// plate is then at the leading side. Both are 21 from the sides (measured), at least 8 apart (a
/// guess).
package struct GlassTabRow {
  private var row: TabRow
  private let traits: Traits
  private let hasPlate: Bool

  /// Creates a row of tabs.
  ///
  /// - Parameters:
  ///   - items: the tabs from the leading edge.
  ///   - selected: the index of the selected tab, or nil for none.
  ///   - unselectedColor: the colour of the other tabs, or nil for the system's.
  ///   - hasPlate: whether the tabs are on a plate, which bars with a background do not have.
  ///   - traits: the environment; its tint is the colour of the selected tab.
  package init(
    _ items: [TabItem], selected: Int?, unselectedColor: RGBAColor? = nil, hasPlate: Bool = true,
    in traits: Traits
  ) {
    row = TabRow(
      items, selected: selected,
      unselectedColor: unselectedColor ?? GlassCapsule.ink(in: traits.appearance), in: traits)
    self.traits = traits
    self.hasPlate = hasPlate
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
    var tabs = self
    if height(in: background) < 48 { tabs.row.isInline = true }
    guard hasPlate, let search = row.items.lastIndex(where: \.isSearch), row.items.count > 1 else {
      tabs.drawTabs(in: tabs.plate(in: context, background), context, into: &list)
      return
    }
    let item = tabs.row.removeItem(at: search)
    let plate = tabs.plate(in: context, background, sparing: height(in: background) + Self.discGap)
    tabs.drawTabs(in: plate, context, into: &list)
    let side = context.directedSafeArea.right + Self.margin
    let disc = context.directed(
      Rect(
        x: context.frame.maxX - side - plate.height, y: plate.y, width: plate.height,
        height: plate.height))
    tabs.drawDisc(item, isSelected: search == row.selected, in: disc, context, into: &list)
  }

  private func drawDisc(
    _ item: TabItem, isSelected: Bool, in disc: Rect, _ context: DrawingContext,
    into list: inout DisplayList
  ) {
    list.items += GlassCapsule(in: traits.appearance).items(in: disc)
    guard let icon = item.icon else { return }
    let ink =
      isSelected ? GlassCapsule.ink(of: row.tint, in: traits.appearance) : row.unselectedColor
    row.draw(
      icon, at: Point(x: disc.midX, y: disc.midY), item.isEnabled ? ink : ink.withAlpha(77),
      context, into: &list)
  }

  private func drawTabs(
    in plate: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) {
    if hasPlate {
      list.items += GlassCapsule(in: traits.appearance).items(in: context.directed(plate))
    }
    let (width, pitch) = measures(in: plate)
    let boxes = row.items.indices.map { index in
      context.directed(
        Rect(
          x: plate.minX + Self.inset + pitch * Double(index), y: plate.minY, width: width,
          height: plate.height))
    }
    if let selected = row.selected, boxes.indices.contains(selected) {
      let inner = boxes[selected].inset(
        by: Insets(top: Self.inset, left: 0, bottom: Self.inset, right: 0))
      if !inner.isEmpty {
        list.append(GlassCapsule.selection(in: inner, isOnPlate: hasPlate, traits.appearance))
      }
    }
    for (index, box) in boxes.enumerated() {
      draw(index, in: box, titleRoom: max(0, pitch - Self.titleGap), context, into: &list)
    }
  }

  /// The minimum distance from the plate to the sides, in points; measured with four tabs.
  private static let margin: Points = 21
  private static let overlap: Points = 8
  private static let discGap: Points = 8
  private static let inset: Points = 4
  private static let pitch: Points = 86
  /// The minimum distance between the titles of two tabs, in points; a guess.
  private static let titleGap: Points = 1
  /// The room beside icon and title in a low bar, in points; a guess.
  private static let inlinePadding: Points = 28

  /// The height of the plate, in points; measured on phones in portrait, otherwise guessed.
  private func height(in background: Rect) -> Points {
    min(
      traits.family == .ipad ? 50 : BarMetrics.isCompact(traits) ? 44 : 62,
      max(background.height - 4, 0))
  }

  /// The frame of the plate in a left-to-right bar.
  ///
  /// - Parameters:
  ///   - context: the bar's context.
  ///   - background: the area of the bar's background.
  ///   - spared: the width that a disc needs at the trailing side, or nil without a disc.
  /// - Returns: the frame, which is in the middle without a disc.
  private func plate(
    in context: DrawingContext, _ background: Rect, sparing spared: Points? = nil
  ) -> Rect {
    let frame = context.frame
    let height = height(in: background)
    let slack = background.height - height
    let widest = row.items.map { row.inlineWidth($0, context) + Self.inlinePadding }.max() ?? 0
    let pitch = row.isInline ? max(Self.pitch, widest) : Self.pitch
    let room = max(
      0,
      frame.width - context.safeArea.left - context.safeArea.right - Self.margin * 2
        - (spared ?? 0))
    let width = min(Self.inset * 2 + pitch * Double(row.items.count) + Self.overlap, room)
    let leading = frame.minX + context.directedSafeArea.left + Self.margin
    return Rect(
      x: spared == nil ? frame.midX - width / 2 : leading,
      y: background.minY + (slack > 4 ? 0 : slack / 2), width: width,
      height: height)
  }

  /// The width of each tab, and the distance of their middles, in points.
  private func measures(in plate: Rect) -> (width: Points, pitch: Points) {
    let room = plate.width - Self.inset * 2
    let count = Double(row.items.count)
    let pitch = (room - Self.overlap) / count
    guard pitch < Self.pitch, row.items.count > 1 else { return (pitch + Self.overlap, pitch) }
    let width = room / count + 10
    return (width, (room - width) / (count - 1))
  }

  private func draw(
    _ index: Int, in box: Rect, titleRoom: Points, _ context: DrawingContext,
    into list: inout DisplayList
  ) {
    let item = row.items[index]
    let place = Rect(
      x: box.midX - titleRoom / 2, y: box.minY, width: titleRoom, height: box.height)
    let ink =
      index == row.selected
      ? GlassCapsule.ink(of: row.tint, in: traits.appearance) : row.unselectedColor
    let color = item.isEnabled ? ink : ink.withAlpha(77)
    if row.isInline {
      row.drawInline(item, in: place, color, context, into: &list)
      return
    }
    let center = Point(
      x: box.midX,
      y: item.title.isEmpty ? box.midY : box.minY + box.height * (23.7 / 62))
    if let icon = item.icon { row.draw(icon, at: center, color, context, into: &list) }
    if !item.title.isEmpty {
      let font = FontDescription.system(10, .medium)
      let line = traits.grid.ceiled(context.text.lineHeight(of: font))
      let middle = item.icon == nil ? box.midY : box.minY + box.height * (45.5 / 62)
      list.append(
        .text(
          TextRun(
            TextContent(item.title, font: font), color: color, alignment: .center,
            in: Rect(x: place.x, y: middle - line / 2, width: place.width, height: line),
            direction: traits.direction)))
    }
    if let badge = item.drawnBadge(in: traits) {
      badge.draw(in: badge.frame(at: center, in: box, context), context, into: &list)
    }
  }
}
