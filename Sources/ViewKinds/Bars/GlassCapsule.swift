package import Devices
package import Geometry
package import Graphics

/// The round plate of iOS 26 on which buttons and tabs float over the content.
///
/// Measured: #FCFCFF over #F2F2F7 and #202022 over #1C1C1E; a bright rim two thirds of a point wide;
/// a shadow that is darkest eight points under the middle, 3 % at the rim, gone 25 points away.
package struct GlassCapsule: Hashable, Sendable {
  let tint: RGBAColor
  let rim: RGBAColor
  let shadow: RGBAColor

  package init(in appearance: Appearance) {
    switch appearance {
    case .light:
      tint = RGBAColor.white.withAlpha(204)
      rim = RGBAColor.white.withAlpha(190)
      shadow = RGBAColor.black.withAlpha(20)
    case .dark:
      tint = RGBAColor(rgb: 0x202022, alpha: 214)
      rim = RGBAColor.white.withAlpha(36)
      shadow = RGBAColor.black.withAlpha(60)
    }
  }

  /// Of the plate of the selected tab: #EAEAED and #414142 were measured.
  static func selection(in appearance: Appearance) -> RGBAColor {
    appearance == .light ? RGBAColor.black.withAlpha(18) : RGBAColor.white.withAlpha(38)
  }

  /// The plate in a frame, whose shorter sides are half circles; filled with a colour where one is
  /// given, as under the action that ends a task.
  package func items(in frame: Rect, filledWith fill: RGBAColor? = nil) -> [DisplayItem] {
    let radius = min(frame.width, frame.height) / 2
    let outline = Path.roundedRect(frame, radius: radius)
    let inner = Path.roundedRect(frame.inset(by: 0.33), radius: radius - 0.33)
    return [
      .shadow(outline, shadow, radius: 10, offset: Point(x: 0, y: 8)),
      fill.map { .fill(outline, $0) }
        ?? .backdrop(outline, Material(blurRadius: 4, saturation: 1.4, tint: tint)),
      .stroke(inner, rim, Stroke(width: 0.67)),
    ]
  }
}
