import AutoLayout
import Cells
import Drawing
import Geometry
import Graphics

/// The distances of a sheet, in pixels.
struct SheetMetrics {
  let scale: PictureScale
  let margin: Points
  let columnGap: Points
  let rowGap: Points
  let blockGap: Points
  /// The gap between the heading of a column and its first picture.
  let headingGap: Points
  let leastColumnWidth: Points
  /// The width of the headings beside rows, with the gap to the pictures; 0 without headings.
  let rowHeadingWidth: Points
  let titleHeight: Points
  let headingHeight: Points
  let nameLineHeight: Points
  let detailLineHeight: Points

  init(
    _ style: BoardStyle, scale: PictureScale, rowHeadings: [[String]],
    measuring text: any TextMeasuring
  ) {
    self.scale = scale
    margin = style.length(44)
    columnGap = style.length(30)
    rowGap = style.length(34)
    blockGap = style.length(24)
    headingGap = style.length(14)
    leastColumnWidth = style.length(96)
    nameLineHeight = text.lineHeight(of: SheetText.name("", style).font)
    detailLineHeight = text.lineHeight(of: SheetText.detail("", style).font)
    let title = text.lineHeight(of: SheetText.title("", style).font)
    titleHeight = PixelGrid.wholePoints.ceiled(
      margin + title + detailLineHeight * 1.3 + style.length(30))
    headingHeight = PixelGrid.wholePoints.ceiled(
      nameLineHeight * 2 + detailLineHeight + headingGap)
    let widths = rowHeadings.flatMap { words in
      words.enumerated().map { index, word in
        let content =
          index == 0 ? SheetText.name(word, style) : SheetText.detail(word, style)
        return text.extent(of: content, width: nil).size.width
      }
    }
    let widest = widths.max() ?? 0
    rowHeadingWidth =
      rowHeadings.isEmpty ? 0 : PixelGrid.wholePoints.ceiled(widest) + style.length(36)
  }

  func pixels(of size: Size) -> Size {
    let pixels = scale.pixels(of: size)
    return Size(width: Points(pixels.width.value), height: Points(pixels.height.value))
  }
}

/// The texts of a sheet.
enum SheetText {
  static func title(_ text: String, _ style: BoardStyle) -> TextContent {
    style.content(text, 28, .bold)
  }
  static func name(_ text: String, _ style: BoardStyle) -> TextContent {
    style.content(text, 13, .semibold, lines: 2)
  }
  static func detail(_ text: String, _ style: BoardStyle) -> TextContent {
    style.content(text, 12)
  }
}
