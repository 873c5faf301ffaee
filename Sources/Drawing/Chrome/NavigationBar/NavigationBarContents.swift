import AutoLayout
import Devices
import Geometry
import ViewKinds

/// Who stands where in the row of a navigation bar.
///
/// Measured on a bar with a back button: the chevron's ink begins 6.7 before the margin, the
/// previous title 14 after it; a title that does not fit in the middle moves right until it is 6
/// from the back button, and is then cut off at the right margin.
struct NavigationBarContents {
  let row: Rect
  let chevron: Rect?
  /// The previous title, "Back" where that is too long, or nil where there is room for neither.
  let backTitle: (text: String, frame: Rect)?
  /// Nil without a title.
  let title: (text: String, frame: Rect)?

  private static let titleFont = FontDescription.system(17, .semibold)
  private static let buttonFont = FontDescription.system(17)

  init(
    row: Rect, insets: Insets, description: ChromeDescription, measuring: any TextMeasuring
  ) {
    func width(_ text: String, _ font: FontDescription) -> Points {
      measuring.extent(of: TextContent(text, font: font), width: nil).size.width
    }
    let left = row.minX + insets.left
    let right = row.maxX - insets.right
    let titleWidth = width(description.title, NavigationBarContents.titleFont)

    var leading = left
    var chevron: Rect?
    var back: (text: String, frame: Rect)?
    if let previous = description.backTitle {
      let size = Symbol.backChevron.size
      chevron = Rect(
        x: left - 6.7, y: row.midY - size.height / 2, width: size.width, height: size.height)
      let start = left + 14
      let room = right - start - 6 - min(titleWidth, (right - left) / 2)
      let choices = previous.isEmpty ? [] : [previous, "Back"]
      for text in choices where back == nil {
        let needed = width(text, NavigationBarContents.buttonFont)
        if needed <= room {
          back = (text, Rect(x: start, y: row.minY, width: needed, height: row.height))
        }
      }
      leading = (back?.frame.maxX ?? left + 4.3) + 6
    }

    self.row = row
    self.chevron = chevron
    backTitle = back
    guard !description.title.isEmpty else {
      title = nil
      return
    }
    let visible = max(min(titleWidth, right - leading), 0)
    let centred = row.midX - visible / 2
    let x = max(min(centred, right - visible), leading)
    title = (
      description.title, Rect(x: x, y: row.minY, width: visible, height: row.height)
    )
  }

  func backButtonItems(tint: Color) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let chevron {
      items += Symbol.backChevron.items(
        centeredAt: Point(x: chevron.midX, y: chevron.midY), color: tint)
    }
    if let backTitle {
      items.append(
        NavigationBarContents.text(
          backTitle.text, NavigationBarContents.buttonFont, tint, backTitle.frame))
    }
    return items
  }

  func titleItem(color: Color) -> DisplayItem? {
    title.map {
      NavigationBarContents.text($0.text, NavigationBarContents.titleFont, color, $0.frame)
    }
  }

  /// A little wider than measured, so that rounding never cuts the last letter.
  private static func text(
    _ string: String, _ font: FontDescription, _ color: Color, _ frame: Rect
  ) -> DisplayItem {
    .text(
      TextRun(
        TextContent(string, font: font), color: color, alignment: .center,
        in: frame.inset(by: Insets(top: 0, left: -0.5, bottom: 0, right: -0.5))))
  }
}
