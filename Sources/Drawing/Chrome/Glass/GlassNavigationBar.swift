import AutoLayout
import Devices
import Geometry
import ViewKinds

/// The navigation bar of iOS 26: plates for the back button and the other buttons, no background
/// but where a bar is opaque or has a colour.
struct GlassNavigationBar {
  let context: ChromeContext

  /// Empty while the bar is hidden.
  var items: [DisplayItem] {
    guard let row = context.geometry.navigationRow else { return [] }
    var list = DisplayList(backgroundItems)
    let shared = NavigationBarDrawing(context: context)
    list.items += shared.promptItems
    drawRow(in: row, into: &list)
    list.items += shared.largeTitleItems(below: row)
    if let strip = context.geometry.searchBar {
      shared.drawSearchField(in: strip, into: &list)
    }
    return list.items
  }

  private var backgroundItems: [DisplayItem] {
    guard let frame = context.geometry.navigationBarBackground else { return [] }
    if let tint = context.description.barTint?.resolved(in: context.appearance) {
      return [.fill(.rect(frame), tint)]
    }
    switch context.configuration.navigationBar {
    case .hidden, .transparent: return []
    case .largeTitle where context.geometry.largeTitle != nil: return []
    case .opaque: return [.fill(.rect(frame), context.background)]
    case .translucent, .largeTitle:
      return [GlassEdge.top(of: frame, color: context.background)]
    }
  }

  /// Plates 44 points high at the row's top, in lower rows as high as the row.
  private func drawRow(in row: Rect, into list: inout DisplayList) {
    let drawing = context.drawing(in: row)
    let height = min(44, row.height)
    let middle = row.minY + height / 2
    let insets = context.isRightToLeft ? context.sideInsets.mirrored : context.sideInsets
    let left = row.minX + insets.left
    let right = row.maxX - insets.right
    func buttons(_ items: [BarButtonItem], from x: Points) -> GlassButtons {
      GlassButtons(
        items, from: x, to: right, middle: middle, height: height, traits: context.traits,
        measuring: context.text)
    }
    let description = context.description
    let leading = buttons(description.leftBarButtonItems, from: left)
    var titleLeft = left
    if !description.leftBarButtonItems.isEmpty {
      leading.draw(in: drawing, into: &list)
      titleLeft = left + leading.width + NavigationBarDrawing.glassSpacing
    } else if description.backTitle != nil {
      let plate = Rect(x: left, y: row.minY, width: height, height: height)
      list.items += backButton(drawing.directed(plate))
      titleLeft = plate.maxX + NavigationBarDrawing.glassSpacing
    }
    let trailingItems = Array(description.rightBarButtonItems.reversed())
    let trailingWidth = buttons(trailingItems, from: left).width
    let trailing = buttons(trailingItems, from: right - trailingWidth)
    trailing.draw(in: drawing, into: &list)
    let titleRight =
      trailingWidth > 0 ? right - trailingWidth - NavigationBarDrawing.glassSpacing : right
    drawTitle(
      in: Rect(minX: titleLeft, minY: row.minY, maxX: titleRight, maxY: row.minY + height),
      centredAt: row.midX, drawing, into: &list)
  }

  private func backButton(_ plate: Rect) -> [DisplayItem] {
    let shift: Points = context.isRightToLeft ? 1.5 : -1.5
    return GlassCapsule(in: context.appearance).items(in: plate)
      + Symbol.backChevron.mirrored(if: context.isRightToLeft).items(
        centeredAt: Point(x: plate.midX + shift, y: plate.midY),
        scale: min(1, plate.height.value / 44), color: context.labelColor)
  }

  /// In the middle of the bar where it fits there, else as near as the buttons allow.
  private func drawTitle(
    in room: Rect, centredAt middle: Points, _ drawing: DrawingContext,
    into list: inout DisplayList
  ) {
    let string = context.geometry.largeTitle == nil ? context.description.title : ""
    guard !string.isEmpty, room.width > 0 else { return }
    let size = TextStyle.headline.size(in: context.configuration.textSize.inBars)
    let title = TextContent(string, font: .system(size, .semibold))
    let width = min(context.text.extent(of: title, width: nil).size.width + 1, room.width)
    let x = max(min(middle - width / 2, room.maxX - width), room.minX)
    let box = drawing.directed(Rect(x: x, y: room.minY, width: width, height: room.height))
    list.append(
      .text(
        TextRun(
          title, color: context.labelColor, alignment: .center,
          in: drawing.line(of: title.font, in: box), direction: context.traits.direction)))
  }
}

extension NavigationBarDrawing {
  /// Between plates and the title.
  static let glassSpacing: Points = 12
}
