import Devices
package import Geometry
package import Graphics

/// The plates and the title of an iOS 26 navigation bar's row.
///
/// Plates are at the row's top and 44 points high, or as high as a lower row.
package struct GlassNavigationRow {
  package private(set) var leading: GlassButtons
  /// The back button's plate, or nil if there is none or other buttons replace it.
  package let backButton: Rect?
  package private(set) var trailing: GlassButtons
  /// The room for the title.
  package var titleRoom: Rect
  private let row: Rect
  private let title: TextContent
  /// The line below the title; empty for none.
  private let subtitle: TextContent
  private let hasPlates: Bool

  /// The distance between plates and the title.
  package static let spacing: Points = 12

  /// Places the content in a left-to-right row.
  ///
  /// - Parameters:
  ///   - content: the content of the row.
  ///   - row: the row's frame.
  ///   - insets: the distances from the row's left and right edges to the plates.
  ///   - hasPlates: whether the buttons are on plates, as everywhere but on a panel of glass.
  ///   - traits: the environment; its tint is the colour of an action that ends a task.
  ///   - text: measures text in the cell's fonts.
  package init(
    _ content: NavigationRow.Content, in row: Rect, insets: Insets, hasPlates: Bool = true,
    traits: Traits, measuring text: any TextMeasuring
  ) {
    let height = min(44, row.height)
    let left = row.minX + insets.left
    let right = row.maxX - insets.right
    func buttons(_ items: [BarButton], from x: Points) -> GlassButtons {
      GlassButtons(
        items, from: x, to: right, middle: row.minY + height / 2, height: height, traits: traits,
        measuring: text)
    }
    leading = buttons(content.leading, from: left)
    var start = left
    if leading.width > 0 {
      backButton = nil
      start = left + leading.width + Self.spacing
    } else if content.backTitle != nil {
      let plate = Rect(x: left, y: row.minY, width: height, height: height)
      backButton = plate
      start = plate.maxX + Self.spacing
    } else {
      backButton = nil
    }
    let items = Array(content.trailing.reversed())
    let width = buttons(items, from: left).width
    trailing = buttons(items, from: right - width)
    let end = width > 0 ? right - width - Self.spacing : right
    titleRoom = Rect(minX: start, minY: row.minY, maxX: max(start, end), maxY: row.minY + height)
    self.row = row
    self.hasPlates = hasPlates
    leading.hasPlates = hasPlates
    trailing.hasPlates = hasPlates
    // Measured: beside a subtitle of 11 points the title has 15.
    let textSize = content.textSize.inBars
    let style: TextStyle = content.subtitle.isEmpty ? .headline : .subheadline
    title = TextContent(content.title, font: .system(style.size(in: textSize), .semibold))
    subtitle = TextContent(
      content.subtitle, font: .system(TextStyle.caption2.size(in: textSize)))
  }

  /// The width of the whole title, in points.
  package func titleWidth(measuring text: any TextMeasuring) -> Points {
    max(
      text.extent(of: title, width: nil).size.width,
      text.extent(of: subtitle, width: nil).size.width) + 1
  }

  /// Draws plates, buttons and title, mirrored in the context's frame in right-to-left layouts.
  ///
  /// The title is in the middle of the row, or as near as the buttons allow. If it is not centred,
  /// it begins at the leading edge of its room. A title without room has a frame without width.
  package func draw(
    titleColor: RGBAColor, isCentred: Bool = true, _ context: DrawingContext,
    into list: inout DisplayList
  ) {
    leading.draw(in: context, into: &list)
    if let backButton { list.items += backItems(context.directed(backButton), context.traits) }
    trailing.draw(in: context, into: &list)
    guard !title.string.isEmpty else { return }
    let width = min(titleWidth(measuring: context.text), titleRoom.width)
    let wanted = isCentred ? row.midX - width / 2 : titleRoom.minX
    let x = max(min(wanted, titleRoom.maxX - width), titleRoom.minX)
    let alignment: TextAlignment =
      isCentred ? .center : context.traits.direction == .rightToLeft ? .right : .left
    // Measured: the baselines of two lines are 20.3 and 35 below the top of plates of 44.
    let hasTwo = !subtitle.string.isEmpty
    let lines: [(content: TextContent, color: RGBAColor, drop: Points)] = [
      (title, titleColor, hasTwo ? -7 : 0),
      (subtitle, SemanticColor.secondaryLabel.resolved(in: context.traits), 9),
    ]
    for (content, color, drop) in lines where !content.string.isEmpty {
      let box = context.directed(
        Rect(x: x, y: titleRoom.minY + drop, width: width, height: titleRoom.height))
      list.append(
        .text(
          TextRun(
            content, color: color, alignment: alignment,
            in: context.line(of: content.font, in: box), direction: context.traits.direction)))
    }
  }

  private func backItems(_ plate: Rect, _ traits: Traits) -> [DisplayItem] {
    let isMirrored = traits.direction == .rightToLeft
    return (hasPlates ? GlassCapsule(in: traits.appearance).items(in: plate) : [])
      + SymbolGlyph.backChevron.mirrored(if: isMirrored).items(
        centeredAt: Point(x: plate.midX + (isMirrored ? 1.5 : -1.5), y: plate.midY),
        scale: min(1, plate.height.value / 44),
        color: GlassCapsule.ink(in: traits.appearance))
  }
}
