import Devices
import Geometry
import Graphics
import ViewKinds

/// The colours of alerts and action sheets up to iOS 18.
///
/// Measured in light appearance: #F0F0F0 over #CCCCCC, lines of #B2B2B2. The colours in dark
/// appearance are estimated.
struct ClassicPanelPalette {
  let material: Material
  let separator: RGBAColor
  let fieldBorder: RGBAColor
  let field: RGBAColor
  let placeholder: RGBAColor
  /// The colour of the texts above the actions of an action sheet.
  let header: RGBAColor
  /// The background of an action sheet's cancel button.
  let cancel: RGBAColor

  init(in traits: Traits) {
    let isLight = traits.appearance == .light
    material = Material(
      blurRadius: 20, saturation: 1.8,
      tint: RGBAColor(rgb: isLight ? 0xF8F8F8 : 0x252525, alpha: 209))
    separator = isLight ? RGBAColor.black.withAlpha(66) : RGBAColor.white.withAlpha(46)
    fieldBorder = RGBAColor(rgb: isLight ? 0xB2B2B2 : 0x4A4A4C)
    field = isLight ? .white : RGBAColor(rgb: 0x1C1C1E)
    placeholder = SemanticColor.placeholderText.resolved(in: traits)
    header = isLight ? RGBAColor.black.withAlpha(115) : RGBAColor.white.withAlpha(128)
    cancel = isLight ? .white : RGBAColor(rgb: 0x2C2C2E)
  }

  /// The panel with its parts.
  func panel(_ outline: Path, _ parts: [[DisplayItem]]) -> [DisplayItem] {
    [
      .backdrop(outline, material),
      .group(name: nil, opacity: 1, clip: outline, parts.flatMap { $0 }),
    ]
  }

  /// A horizontal separator.
  func line(x: Points, y: Points, width: Points, _ height: Points) -> DisplayItem {
    .fill(.rect(Rect(x: x, y: y, width: width, height: height)), separator)
  }

  /// The title of a button, 8 points from the button's sides at least.
  func title(
    of action: AlertAction, in box: Rect, _ font: FontDescription, _ context: ChromeContext
  ) -> DisplayItem {
    let color =
      if !action.isEnabled {
        SemanticColor.tertiaryLabel.resolved(in: context.traits)
      } else if action.style == .destructive {
        SemanticColor.systemRed.resolved(in: context.traits)
      } else {
        context.screen.tint
      }
    return .text(
      TextRun(
        TextContent(action.title, font: font), color: color, alignment: .center,
        in: box.inset(by: Insets(top: 0, left: 8, bottom: 0, right: 8)),
        direction: context.traits.direction))
  }
}
