import Devices
import Geometry
import Graphics
import ViewKinds

/// The metrics and colours of menus on one system.
struct MenuStyle {
  /// The height of a row with one line of 17 points.
  let rowHeight: Points
  /// The space above the first row and below the last one.
  let padding: Points
  /// The height of the space between two sections.
  let sectionGap: Points
  let radius: Points
  /// The distance from the menu's leading side to texts without a column before them.
  let inset: Points
  /// The width of the column of check marks.
  let checkColumn: Points
  /// The width of the column of symbols before the texts, or nil if symbols are at the trailing
  /// side.
  let symbolColumn: Points?
  /// The distance from the trailing side to the middle of what is there.
  let trailingMiddle: Points
  /// Whether a line divides the rows of a section.
  let hasRowLines: Bool
  let material: Material
  let line: RGBAColor
  /// The fill of the space between two sections, or nil for a line in its middle.
  let gapFill: RGBAColor?
  let rim: RGBAColor?
  let shadow: RGBAColor
  let disabled: RGBAColor
  let secondary: RGBAColor

  /// The width up to the text size `xxxLarge`.
  static let width: Points = 250

  init(in traits: Traits) {
    let isLight = traits.appearance == .light
    secondary = SemanticColor.secondaryLabel.resolved(in: traits)
    switch traits.os {
    case .ios26:
      // Measured on 390, 402 and 440 points. Columns of check marks are derived.
      rowHeight = 42
      padding = 10
      sectionGap = 21
      radius = 32
      inset = 24
      checkColumn = 24
      symbolColumn = 36.3
      trailingMiddle = 28
      hasRowLines = false
      // Measured: #F9F9F9 over white and #101010 over black. How much shines through is a guess; over
      // #1C1C1E the menu is lighter than what is below it.
      material = Material(
        blurRadius: 16, saturation: 1.4,
        tint: isLight ? RGBAColor(rgb: 0xF9F9F9, alpha: 225) : RGBAColor(rgb: 0x252526, alpha: 110))
      line = RGBAColor(rgb: isLight ? 0xE5E5E6 : 0x232323)
      gapFill = nil
      rim = RGBAColor.white.withAlpha(isLight ? 230 : 46)
      shadow = RGBAColor.black.withAlpha(isLight ? 28 : 90)
      disabled = RGBAColor(rgb: isLight ? 0x94979C : 0xA0A0A0)
    case .ios18:
      // Read from a picture that was scaled; colours are estimated.
      rowHeight = 44
      padding = 0
      sectionGap = 8
      radius = 13
      inset = 16
      checkColumn = 16
      symbolColumn = nil
      trailingMiddle = 28
      hasRowLines = true
      material = Material(
        blurRadius: 24, saturation: 1.8,
        tint: RGBAColor(rgb: isLight ? 0xF7F7F7 : 0x252525, alpha: isLight ? 204 : 214))
      line = isLight ? RGBAColor.black.withAlpha(46) : RGBAColor.white.withAlpha(38)
      gapFill = isLight ? RGBAColor.black.withAlpha(20) : RGBAColor.black.withAlpha(60)
      rim = nil
      shadow = RGBAColor.black.withAlpha(51)
      disabled = SemanticColor.tertiaryLabel.resolved(in: traits)
    }
  }
}

extension MenuStyle {
  /// Returns the plate of a menu, whose outline is a frame with round corners.
  func plate(_ outline: Path, in frame: Rect, radius: Points) -> [DisplayItem] {
    let corners = Corners(radius: radius, curve: .continuous).inset(by: 0.33)
    let items: [DisplayItem] = [
      .shadow(outline, shadow, radius: 20, offset: Point(x: 0, y: 6)),
      .backdrop(outline, material),
    ]
    return items
      + (rim.map { [.stroke(.rounded(frame.inset(by: 0.33), corners), $0, Stroke(width: 0.67))] }
        ?? [])
  }
}
