import Devices
import Geometry
import Graphics
import ViewKinds

/// The navigation bar of iOS 26: plates for the buttons, and a background only if the bar is opaque
/// or has a colour.
struct GlassNavigationBar {
  let context: ChromeContext

  /// The items, or none while the bar is hidden.
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
    if let tint = context.screen.barTint {
      return [.fill(.rect(frame), tint)]
    }
    switch context.configuration.navigationBar {
    case .hidden, .transparent, .largeTitle: return []
    case .opaque: return [.fill(.rect(frame), context.background)]
    case .translucent:
      return [GlassEdge.top(of: frame, color: context.background)]
    }
  }

  private func drawRow(in frame: Rect, into list: inout DisplayList) {
    guard let row = GlassRow(context) else { return }
    let drawing = context.drawing(in: frame)
    row.leading.draw(in: drawing, into: &list)
    if let plate = row.backButton { list.items += backButton(drawing.directed(plate)) }
    row.trailing.draw(in: drawing, into: &list)
    drawTitle(
      in: row.titleRoom, centredAt: row.tabs == nil ? frame.midX : nil, drawing, into: &list)
  }

  private func backButton(_ plate: Rect) -> [DisplayItem] {
    let shift: Points = context.isRightToLeft ? 1.5 : -1.5
    return GlassCapsule(in: context.appearance).items(in: plate)
      + SymbolGlyph.backChevron.mirrored(if: context.isRightToLeft).items(
        centeredAt: Point(x: plate.midX + shift, y: plate.midY),
        scale: min(1, plate.height.value / 44), color: context.labelColor)
  }

  /// Draws the title in the middle of the bar, or as near as the buttons allow.
  ///
  /// With tabs in the middle it begins at the leading edge of its room.
  private func drawTitle(
    in room: Rect, centredAt middle: Points?, _ drawing: DrawingContext,
    into list: inout DisplayList
  ) {
    let string = context.geometry.largeTitle == nil ? context.screen.title ?? "" : ""
    guard !string.isEmpty, room.width > 0 else { return }
    let size = TextStyle.headline.size(in: context.configuration.textSize.inBars)
    let title = TextContent(string, font: .system(size, .semibold))
    let width = min(context.text.extent(of: title, width: nil).size.width + 1, room.width)
    let centred = middle.map { $0 - width / 2 } ?? room.minX
    let x = max(min(centred, room.maxX - width), room.minX)
    let box = drawing.directed(Rect(x: x, y: room.minY, width: width, height: room.height))
    list.append(
      .text(
        TextRun(
          title, color: context.labelColor, alignment: .center,
          in: drawing.line(of: title.font, in: box), direction: context.traits.direction)))
  }
}
