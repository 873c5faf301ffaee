import Devices
import Geometry
import Graphics

/// The measures of a table's rows and titles in a version of iOS, in points.
///
/// Those of iOS 26 are measured in pictures of 26.0 and 26.2, 402 points wide: a plain and a grouped
/// table of UIKit, and a form of SwiftUI for inset blocks. A sidebar's are measured on a 13-inch iPad
/// with iOS 26; those up to iOS 18 are guessed.
struct TableMetrics: Hashable {
  let style: TableStyle
  private let traits: Traits

  init(_ style: TableStyle, in traits: Traits) {
    // Outside of a column UIKit draws a sidebar as inset blocks.
    self.style = style == .sidebar && !traits.isInColumn ? .insetGrouped : style
    self.traits = traits
  }

  var isNew: Bool { traits.os == .ios26 }

  // MARK: Rows

  /// The distance of texts, lines and accessories from the sides of a row.
  var margin: Points {
    isNew && !isInset ? max(traits.systemMargin, 20) : traits.systemMargin
  }

  /// Whether rows are inset from the sides of the table.
  var isInset: Bool { style == .insetGrouped || style == .sidebar }

  /// The distance of rows from the sides of the table, without the safe area.
  var sideInset: Points {
    switch style {
    case .plain, .grouped: 0
    case .insetGrouped: traits.systemMargin
    case .sidebar: isNew ? 16 : 10
    }
  }

  /// The margin above and below the content of a row.
  var verticalMargin: Points { isNew ? 15 : 11 }

  /// The least height of a row with its separator.
  var rowHeight: Points { !isNew ? 44 : style == .sidebar ? 50.3 : 52 }

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

  /// The colour of the table behind its rows, or nil on a panel of glass.
  var background: RGBAColor? {
    switch style {
    case .plain: SemanticColor.systemBackground.resolved(in: traits)
    case .grouped, .insetGrouped: SemanticColor.systemGroupedBackground.resolved(in: traits)
    case .sidebar:
      isNew ? nil : SemanticColor.secondarySystemBackground.resolved(in: traits)
    }
  }

  /// The colour of a selected row over its background.
  ///
  /// Measured in a sidebar of iOS 26 in light appearance: #DADBE0 over #FAFAFA.
  var selectionColor: RGBAColor {
    guard style == .sidebar else { return SemanticColor.systemGray4.resolved(in: traits) }
    guard !selectsInTint else { return traits.tint }
    return traits.appearance == .light
      ? RGBAColor.black.withAlpha(32) : RGBAColor.white.withAlpha(46)
  }

  /// The colour of a selected row's text, or nil if it keeps its own.
  var selectedInk: RGBAColor? {
    style != .sidebar ? nil : selectsInTint ? .white : traits.tint
  }

  /// Whether a selected row has the tint behind white texts.
  var selectsInTint: Bool { style == .sidebar && !isNew }

  /// The space between a row's symbol and its text.
  var pictureGap: Points { style == .sidebar && isNew ? 8 : 16 }

  /// The insets of the line under a row in a left-to-right layout.
  var separatorInset: Insets {
    Insets(top: 0, left: margin, bottom: 0, right: isNew ? margin : 0)
  }

  /// The corners of a row of a block at its place.
  ///
  /// One row on its own is a capsule on iOS 26, because the radius is greater than half of its height.
  func corners(_ position: TableViewCellKind.Position) -> Corners {
    if style == .sidebar {
      return Corners(radius: isNew ? 26 : 10, curve: .continuous)
    }
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
    guard style == .plain || style == .sidebar || isNew else { return footerFont }
    var font = FontDescription.system(TextStyle.headline.size(in: traits.textSize), .semibold)
    if isNew { font.leading = TextStyle.headline.leading(in: traits.textSize) }
    return font
  }

  /// The font of a section's footer.
  var footerFont: FontDescription { .system(TextStyle.footnote.size(in: traits.textSize)) }

  /// Whether headers are in capitals.
  var hasCapitals: Bool { style != .plain && style != .sidebar && !isNew }

  /// The colour of a section's header.
  ///
  /// Measured in a sidebar of iOS 26: #A6A6A9 on #FAFBFD.
  var headerColor: RGBAColor {
    let grey = SemanticColor.secondaryLabel.resolved(in: traits)
    if style == .sidebar, isNew { return grey.withAlpha(115) }
    return style == .plain || style == .sidebar ? SemanticColor.label.resolved(in: traits) : grey
  }

  /// The space between a header and the rows of its section in a grouped table.
  var headerGap: Points {
    if style == .sidebar { return 8 }
    guard isNew else { return 6.5 }
    return style == .insetGrouped ? 9.5 : 6.3
  }

  /// The space above and below the text of a header in a grouped table together.
  ///
  /// With a line of text, headers of iOS 26 are 55.33 high and 58 over inset blocks.
  var headerRoom: Points {
    if style == .sidebar { return 26.3 }
    guard isNew else { return 22 }
    return style == .insetGrouped ? 37.7 : 35
  }

  /// The space above the header of the first section that others do not have.
  var firstHeaderRoom: Points { style == .sidebar ? -6.1 : isNew ? 0 : 17.5 }

  /// The least height of a header with text in a grouped table.
  var leastHeaderHeight: Points { isNew || style == .sidebar ? 0 : 38 }
}
