import Devices
import Geometry
import Graphics
import ViewKinds

/// The colours of alerts of iOS 26.
///
/// Measured in light appearance: #ECECEF over #C2C2C6, a rim of #F8F9FA, buttons of black at 12 %,
/// a message of #686869 and a weak shadow. The colours in dark appearance are estimated.
struct GlassPanelPalette {
  let message: RGBAColor
  let field: RGBAColor
  let placeholder: RGBAColor
  private let material: Material
  private let rim: RGBAColor
  private let shadow: RGBAColor
  private let button: RGBAColor

  init(in traits: Traits) {
    let isLight = traits.appearance == .light
    message =
      isLight
      ? RGBAColor.black.withAlpha(143) : SemanticColor.secondaryLabel.resolved(in: traits)
    material = Material(
      blurRadius: 10, saturation: 1.4,
      tint: isLight ? RGBAColor.white.withAlpha(176) : RGBAColor(rgb: 0x2C2C2E, alpha: 200))
    rim = RGBAColor.white.withAlpha(isLight ? 160 : 40)
    shadow = RGBAColor.black.withAlpha(isLight ? 20 : 60)
    button = isLight ? RGBAColor.black.withAlpha(31) : RGBAColor.white.withAlpha(31)
    field = button
    placeholder = SemanticColor.placeholderText.resolved(in: traits)
  }

  /// The panel with its parts.
  func panel(in frame: Rect, _ parts: [[DisplayItem]]) -> [DisplayItem] {
    let corners = Corners(radius: 34, curve: .continuous)
    let outline = Path.rounded(frame, corners)
    return [
      .shadow(outline, shadow, radius: 12, offset: Point(x: 0, y: 4)),
      .backdrop(outline, material),
      .group(name: nil, opacity: 1, clip: outline, parts.flatMap { $0 }),
      .stroke(
        .rounded(frame.inset(by: 0.17), corners.inset(by: 0.17)), rim, Stroke(width: 0.33)),
    ]
  }

  /// A button: a capsule, filled with the tint for the preferred action.
  func button(
    _ action: AlertAction, in box: Rect, _ font: FontDescription, _ context: ChromeContext
  ) -> [DisplayItem] {
    let isStressed = action.isPreferred && action.isEnabled
    let fill = isStressed ? context.screen.tint : button
    let color =
      if !action.isEnabled {
        SemanticColor.tertiaryLabel.resolved(in: context.traits)
      } else if isStressed {
        RGBAColor.white
      } else if action.style == .destructive {
        SemanticColor.systemRed.resolved(in: context.traits)
      } else {
        context.labelColor
      }
    return [
      .fill(.rounded(box, Corners(radius: box.height / 2, curve: .continuous)), fill),
      .text(
        TextRun(
          TextContent(action.title, font: font), color: color, alignment: .center,
          in: box.inset(by: Insets(top: 0, left: 12, bottom: 0, right: 12)),
          direction: context.traits.direction)),
    ]
  }
}
