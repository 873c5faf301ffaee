package import Devices
package import Geometry
package import Graphics

/// The frames of title, back button and buttons in the row of a navigation bar.
///
/// Measured on a bar with a back button: the chevron's ink begins 6.7 points before the margin, the
/// previous title 14 after it. A title that does not fit in the middle moves towards the trailing
/// edge until it is 6 from the back button. A longer title is truncated at the margin. Leading
/// buttons replace the back button.
package struct NavigationRow {
  package let row: Rect
  let chevron: Rect?
  /// The previous title or, if that is too long, "Back"; nil if there is room for neither.
  let backTitle: (text: String, frame: Rect)?
  /// The title with its frame, or nil without a title; the frame has no width without room.
  let title: (text: String, frame: Rect)?
  /// The frame of tabs in the middle of the row, in a left-to-right row, or nil without tabs.
  package let tabs: Rect?
  /// The buttons and spaces: first those from the trailing edge, then those from the leading edge.
  package let buttons: [(item: BarButton, frame: Rect)]
  private let direction: LayoutDirection

  private let titleFont: FontDescription
  private let buttonFont: FontDescription
  /// The space between buttons, and the minimum space between buttons and title, in points.
  private static let spacing: Points = 16

  /// The content of a row.
  package struct Content {
    /// The title; empty for none.
    package var title: String
    /// The line below the title on iOS 26; empty for none.
    package var subtitle: String
    /// The previous title; empty for the chevron alone, nil for no back button.
    package var backTitle: String?
    /// The word in place of a previous title that has no room.
    let backWord: String
    /// The buttons from the leading edge inward; they replace the back button.
    package var leading: [BarButton]
    /// The buttons from the trailing edge inward.
    package var trailing: [BarButton]
    var hasButtons: Bool { !leading.isEmpty || !trailing.isEmpty }
    /// The text size of the environment; fonts in bars stop growing at `xxxLarge`.
    let textSize: ContentSizeCategory

    package init(
      title: String, subtitle: String = "", backTitle: String?,
      backWord: String = SystemWord.back.rawValue, leading: [BarButton] = [],
      trailing: [BarButton] = [], textSize: ContentSizeCategory = .large
    ) {
      self.title = title
      self.subtitle = subtitle
      self.backTitle = backTitle
      self.backWord = backWord
      self.leading = leading
      self.trailing = trailing
      self.textSize = textSize
    }
  }

  /// Places the content in the row.
  ///
  /// - Parameters:
  ///   - content: the content of the row.
  ///   - row: the row's frame, in screen coordinates.
  ///   - insets: the distances from the row's left and right edges to the buttons.
  ///   - tabsSize: the size of tabs, which are in the middle or as near as the buttons allow; nil for
  ///     none. The title is before them if it has room.
  ///   - direction: the layout direction.
  ///   - text: measures text in the cell's fonts.
  ///   - grid: the device's pixel grid.
  package init(
    _ content: Content, in row: Rect, insets: Insets, tabsSize: Size? = nil,
    direction: LayoutDirection, measuring text: any TextMeasuring, on grid: PixelGrid
  ) {
    func width(_ string: String, _ font: FontDescription) -> Points {
      text.extent(of: TextContent(string, font: font), width: nil).size.width
    }
    let textSize = content.textSize.inBars
    let titleFont = FontDescription.system(TextStyle.headline.size(in: textSize), .semibold)
    let buttonFont = FontDescription.system(TextStyle.body.size(in: textSize))
    self.titleFont = titleFont
    self.buttonFont = buttonFont
    // Frames are computed for a left-to-right row and mirrored if necessary.
    let isMirrored = direction == .rightToLeft
    let sides = isMirrored ? insets.mirrored : insets
    func directed(_ rect: Rect) -> Rect {
      isMirrored
        ? Rect(
          x: row.minX + row.maxX - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
        : rect
    }
    let left = row.minX + sides.left
    let right = row.maxX - sides.right
    let titleWidth = width(content.title, titleFont)
    var placed: [(item: BarButton, frame: Rect)] = []

    var trailing = right
    for item in content.trailing {
      let needed = item.width(measuring: text, on: grid) ?? 0
      placed.append(
        (item, Rect(x: trailing - needed, y: row.minY, width: needed, height: row.height)))
      trailing = trailing - needed - NavigationRow.spacing
    }
    var leading = left
    var chevron: Rect?
    var back: (text: String, frame: Rect)?
    if !content.leading.isEmpty {
      for item in content.leading {
        let needed = item.width(measuring: text, on: grid) ?? 0
        placed.append((item, Rect(x: leading, y: row.minY, width: needed, height: row.height)))
        leading = leading + needed + NavigationRow.spacing
      }
    } else if let previous = content.backTitle {
      let size = SymbolGlyph.backChevron.size
      chevron = Rect(
        x: left - 6.7, y: row.midY - size.height / 2, width: size.width, height: size.height)
      let start = left + 14
      let room = trailing - start - 6 - min(titleWidth, (right - left) / 2)
      let choices = previous.isEmpty ? [] : [previous, content.backWord]
      for text in choices where back == nil {
        let needed = width(text, buttonFont)
        if needed <= room {
          back = (text, Rect(x: start, y: row.minY, width: needed, height: row.height))
        }
      }
      leading = (back?.frame.maxX ?? left + 4.3) + 6
    }

    self.row = row
    self.direction = direction
    self.chevron = chevron.map(directed)
    backTitle = back.map { ($0.text, directed($0.frame)) }
    buttons = placed.map { ($0.item, directed($0.frame)) }
    tabs = tabsSize.map { size in
      let width = min(size.width, max(trailing - leading, 0))
      return Rect(
        x: max(min(row.midX - width / 2, trailing - width), leading),
        y: row.midY - size.height / 2, width: width, height: size.height)
    }
    guard !content.title.isEmpty else {
      title = nil
      return
    }
    if let tabs {
      let start = chevron == nil ? leading : leading - 6 + NavigationRow.spacing
      let hasRoom = titleWidth <= tabs.minX - NavigationRow.spacing - start
      let frame = Rect(
        x: start, y: row.minY, width: hasRoom ? titleWidth : 0, height: row.height)
      title = (content.title, directed(frame))
      return
    }
    let visible = max(min(titleWidth, trailing - leading), 0)
    let centred = row.midX - visible / 2
    let x = max(min(centred, trailing - visible), leading)
    title = (
      content.title,
      directed(Rect(x: x, y: row.minY, width: visible, height: row.height))
    )
  }

  package func backButtonItems(tint: RGBAColor) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let chevron {
      items += SymbolGlyph.backChevron.mirrored(if: direction == .rightToLeft).items(
        centeredAt: Point(x: chevron.midX, y: chevron.midY), color: tint)
    }
    if let backTitle {
      items.append(text(backTitle.text, buttonFont, tint, backTitle.frame))
    }
    return items
  }

  package func titleItem(color: RGBAColor) -> DisplayItem? {
    title.map { text($0.text, titleFont, color, $0.frame) }
  }

  package func drawButtons(
    tint: RGBAColor, _ context: DrawingContext, into list: inout DisplayList
  ) {
    for (item, frame) in buttons {
      item.draw(in: frame, tint: item.tint ?? tint, context, into: &list)
    }
  }

  /// Text in a frame that is 0.5 points wider on each side, so that rounding cuts off no letter.
  ///
  /// A frame without width stays so.
  private func text(
    _ string: String, _ font: FontDescription, _ color: RGBAColor, _ frame: Rect
  ) -> DisplayItem {
    let more: Points = frame.width > 0 ? 0.5 : 0
    return .text(
      TextRun(
        TextContent(string, font: font), color: color, alignment: .center,
        in: frame.inset(by: Insets(top: 0, left: -more, bottom: 0, right: -more)),
        direction: direction))
  }
}
