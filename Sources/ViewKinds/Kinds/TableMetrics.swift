import Devices
import Geometry
import Graphics

/// The measures of a table's rows and titles in a version of iOS, in points.
///
/// Those of iOS 26 are measured in pictures of 26.0 and 26.2, 402 points wide: a plain and a grouped
/// table of UIKit, and a form of SwiftUI for inset blocks.
struct TableMetrics: Hashable {
  let style: TableStyle
  private let traits: Traits

  init(_ style: TableStyle, in traits: Traits) {
    self.style = style
    self.traits = traits
  }

  var isNew: Bool { traits.os == .ios26 }

  // MARK: Rows

  /// The distance of texts, lines and accessories from the sides of a row.
  var margin: Points {
    isNew && style != .insetGrouped ? max(traits.systemMargin, 20) : traits.systemMargin
  }

  /// The margin above and below the content of a row.
  var verticalMargin: Points { isNew ? 15 : 11 }

  /// The least height of a row with its separator.
  var rowHeight: Points { isNew ? 52 : 44 }

  var separatorHeight: Points { isNew ? 1 : traits.grid.hairline }

  /// The height of a row that its content view leaves to the separator.
  ///
  /// On iOS 26 the separator is over the content view: texts are in the middle of the whole row.
  var separatorRoom: Points { isNew ? 0 : traits.grid.hairline }

  var separatorColor: RGBAColor {
    guard isNew, traits.contrast == .normal else {
      return SemanticColor.separator.resolved(in: traits)
    }
    // 9 % black over white, and half of `#545458` over the dark backgrounds `#1C1C1E` and `#2C2C2E`.
    return traits.appearance == .light
      ? RGBAColor(red: 0, green: 0, blue: 0, alpha: 0x17)
      : RGBAColor(red: 0x54, green: 0x54, blue: 0x58, alpha: 0x80)
  }

  /// The colour of a row that is swiped aside; measured in light appearance.
  var plateColor: RGBAColor {
    traits.appearance == .light
      ? RGBAColor(red: 0xD7, green: 0xD7, blue: 0xDC)
      : SemanticColor.systemGray4.resolved(in: traits)
  }

  /// The insets of the line under a row in a left-to-right layout.
  var separatorInset: Insets {
    Insets(top: 0, left: margin, bottom: 0, right: isNew ? margin : 0)
  }

  /// The corners of a row of a block at its place.
  ///
  /// One row on its own is a capsule on iOS 26, because the radius is greater than half of its height.
  func corners(_ position: TableViewCellKind.Position) -> Corners {
    guard position != .middle else { return .square }
    let radius: Points = isNew ? 26 : 10
    let (top, bottom) = (position.isFirst ? radius : 0, position.isLast ? radius : 0)
    return Corners(
      topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom,
      curve: isNew ? .continuous : .circular)
  }

  /// The distance of the last accessory from the trailing side.
  var accessoryInset: Points {
    margin + Points(isNew && style == .insetGrouped ? 7.0 / 3 : 2.0 / 3)
  }

  // MARK: Titles of sections

  /// The font of a section's header.
  var headerFont: FontDescription {
    guard style == .plain || isNew else { return footerFont }
    var font = FontDescription.system(TextStyle.headline.size(in: traits.textSize), .semibold)
    if isNew { font.leading = TextStyle.headline.leading(in: traits.textSize) }
    return font
  }

  /// The font of a section's footer.
  var footerFont: FontDescription { .system(TextStyle.footnote.size(in: traits.textSize)) }

  /// Whether headers are in capitals.
  var hasCapitals: Bool { style != .plain && !isNew }

  /// The space between a header and the rows of its section in a grouped table.
  var headerGap: Points {
    guard isNew else { return 6.5 }
    return style == .insetGrouped ? 9.5 : 6.3
  }

  /// The space above and below the text of a header in a grouped table together.
  ///
  /// With a line of text, headers of iOS 26 are 55.33 high and 58 over inset blocks.
  var headerRoom: Points {
    guard isNew else { return 22 }
    return style == .insetGrouped ? 37.7 : 35
  }

  /// The space above the header of the first section that others do not have.
  var firstHeaderRoom: Points { isNew ? 0 : 17.5 }

  /// The least height of a header with text in a grouped table.
  var leastHeaderHeight: Points { isNew ? 0 : 38 }
}
