package import Devices
package import Geometry
package import Graphics

/// The round plate of iOS 26 that carries buttons and tabs above the content.
///
/// Measured: #FCFCFF over #F2F2F7, about 55 % white over colours; #121212 over black, #272219 over
/// #1B1710. The bright rim is two thirds of a point
/// wide. The shadow is darkest eight points below the middle, 3 % at the rim and 0 at 25 points
/// from it.
package struct GlassCapsule: Hashable, Sendable {
  let tint: RGBAColor
  let rim: RGBAColor
  let shadow: RGBAColor
  /// The standard deviation of the blur of the content behind, in points.
  private let blur: Points

  package init(in appearance: Appearance) {
    blur = 6
    switch appearance {
    case .light:
      tint = RGBAColor.white.withAlpha(163)
      rim = RGBAColor.white.withAlpha(190)
      shadow = RGBAColor.black.withAlpha(20)
    case .dark:
      tint = RGBAColor(rgb: 0x333335, alpha: 89)
      rim = RGBAColor.white.withAlpha(36)
      shadow = RGBAColor.black.withAlpha(60)
    }
  }

  /// A plate of a view.
  ///
  /// The blur and the share of white of clear glass and the strength of a tint are guessed.
  ///
  /// - Parameters:
  ///   - isClear: whether content shines through clearly.
  ///   - color: the tint of the glass, or nil for none.
  ///   - appearance: the appearance of the view.
  init(isClear: Bool, tinted color: RGBAColor?, in appearance: Appearance) {
    let plain = GlassCapsule(in: appearance)
    blur = isClear ? 2 : plain.blur
    rim = plain.rim
    shadow = plain.shadow
    tint =
      color.map { $0.withAlpha(UInt8(Double($0.alpha) * (isClear ? 0.5 : 0.8))) }
      ?? (isClear ? RGBAColor.white.withAlpha(40) : plain.tint)
  }

  /// The colour of the selected tab's plate; measured: #EAEAED and #414142.
  static func selection(in appearance: Appearance) -> RGBAColor {
    appearance == .light ? RGBAColor.black.withAlpha(18) : RGBAColor.white.withAlpha(38)
  }

  /// The colour of symbols and titles; measured: #19191C and #F4F4F5.
  static func ink(in appearance: Appearance) -> RGBAColor {
    RGBAColor(rgb: appearance == .light ? 0x19191C : 0xF4F4F5)
  }

  /// The colour of a tinted symbol or title.
  ///
  /// Measured: #0088FF is #007EF6 in light appearance, and #0091FF is #21B2FF in dark appearance.
  static func ink(of tint: RGBAColor, in appearance: Appearance) -> RGBAColor {
    let shift = appearance == .light ? -10 : 33
    func shifted(_ channel: UInt8) -> UInt8 { UInt8(min(max(Int(channel) + shift, 0), 255)) }
    return RGBAColor(
      red: shifted(tint.red), green: shifted(tint.green), blue: shifted(tint.blue),
      alpha: tint.alpha)
  }

  /// The outline of a plate: a circle, or a capsule or rectangle whose curve is continuous.
  ///
  /// The radius is in points, or nil for a capsule.
  static func outline(of frame: Rect, radius: Points? = nil) -> Path {
    let radius = radius ?? min(frame.width, frame.height) / 2
    let curve: Corners.Curve = frame.width == frame.height ? .circular : .continuous
    return .rounded(frame, Corners(radius: radius, curve: curve))
  }

  /// The plate in a frame.
  ///
  /// - Parameters:
  ///   - frame: the plate's frame.
  ///   - radius: the corners' radius in points, or nil for half circles at the shorter sides.
  ///   - fill: an opaque colour, as under an action that ends a task, or nil for the blurred
  ///     background.
  /// - Returns: the items of shadow, plate and rim.
  package func items(
    in frame: Rect, radius: Points? = nil, filledWith fill: RGBAColor? = nil
  ) -> [DisplayItem] {
    let outline = Self.outline(of: frame, radius: radius)
    let inner = Self.outline(of: frame.inset(by: 0.33), radius: radius.map { $0 - 0.33 })
    return [
      .shadow(outline, shadow, radius: 10, offset: Point(x: 0, y: 8)),
      fill.map { .fill(outline, $0) }
        ?? .backdrop(outline, Material(blurRadius: blur, saturation: 1.4, tint: tint)),
      .stroke(inner, rim, Stroke(width: 0.67)),
    ]
  }
}
