package import Devices
package import Geometry
package import Graphics

/// The round plate of iOS 26 that carries buttons and tabs above the content.
///
/// Measured: #FCFCFF over #F2F2F7, about 55 % white over colours; #121212 over black, #272219 over
/// #1B1710. The bright rim is two thirds of a point
/// wide. The shadow is darkest eight points below the middle, 3 % at the rim and 0 at 25 points
/// from it.
///
/// Measured on a tab bar of 62 points over a picture in light appearance: content is nearly sharp. At
/// the rim it comes from 41 points farther inside, at 2.3 points from 26 and at 7.4 points from 6
/// farther; at 14 points it is in its place. Smaller plates have a smaller rim (derived); larger ones
/// have the same (guessed).
package struct GlassCapsule: Hashable, Sendable {
  let tint: RGBAColor
  let rim: RGBAColor
  let shadow: RGBAColor
  /// The standard deviation of the blur of the content behind, in points.
  private let blur: Points
  /// Whether content behind is bent at the rim.
  private let bends: Bool
  /// The light over a touched plate, or nil for none.
  private var glow: RGBAColor?

  package init(in appearance: Appearance) {
    bends = true
    switch appearance {
    case .light:
      blur = 0.7
      tint = RGBAColor.white.withAlpha(163)
      rim = RGBAColor.white.withAlpha(190)
      shadow = RGBAColor.black.withAlpha(20)
    case .dark:
      blur = 6
      tint = RGBAColor(rgb: 0x333335, alpha: 89)
      rim = RGBAColor.white.withAlpha(36)
      shadow = RGBAColor.black.withAlpha(60)
    }
  }

  /// The panel of a column, which blurs what is behind it more than a plate; guessed.
  package init(panelIn appearance: Appearance) {
    let plain = GlassCapsule(in: appearance)
    (tint, rim, shadow) = (plain.tint, plain.rim, plain.shadow)
    (blur, bends) = (6, false)
  }

  /// A plate of a view.
  ///
  /// The share of white of clear glass and the strength of a tint are guessed.
  ///
  /// - Parameters:
  ///   - isClear: whether content shines through clearly.
  ///   - color: the tint of the glass, or nil for none.
  ///   - isTouched: whether the plate is lighter, as under a finger; a guess.
  ///   - appearance: the appearance of the view.
  init(isClear: Bool, tinted color: RGBAColor?, isTouched: Bool, in appearance: Appearance) {
    let plain = GlassCapsule(in: appearance)
    (blur, bends) = (isClear ? 0.7 : plain.blur, true)
    rim = plain.rim
    shadow = plain.shadow
    tint =
      color.map { $0.withAlpha(UInt8(Double($0.alpha) * (isClear ? 0.5 : 0.8))) }
      ?? (isClear ? RGBAColor.white.withAlpha(40) : plain.tint)
    if isTouched { glow = RGBAColor.white.withAlpha(64) }
  }

  /// The colour of the selected tab's plate; measured: #EAEAED and #414142.
  static func selectionColor(in appearance: Appearance) -> RGBAColor {
    appearance == .light ? RGBAColor.black.withAlpha(18) : RGBAColor.white.withAlpha(38)
  }

  /// The plate of the selected tab in a frame.
  ///
  /// Measured in light appearance: content behind it is more blurred than behind the rest of the
  /// plate.
  static func selection(
    in frame: Rect, isOnPlate: Bool, _ appearance: Appearance
  ) -> DisplayItem {
    let outline = outline(of: frame)
    let color = selectionColor(in: appearance)
    return isOnPlate && appearance == .light
      ? .backdrop(outline, Material(blurRadius: 3, saturation: 1, tint: color))
      : .fill(outline, color)
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
  /// - Returns: the items of shadow, plate and rim; none for a frame without an area.
  package func items(
    in frame: Rect, radius: Points? = nil, filledWith fill: RGBAColor? = nil
  ) -> [DisplayItem] {
    guard !frame.isEmpty else { return [] }
    return items(
      of: Self.outline(of: frame, radius: radius),
      rim: Self.outline(
        of: frame.inset(by: Self.rimInset), radius: radius.map { $0 - Self.rimInset }),
      in: frame, side: min(frame.width, frame.height), filledWith: fill)
  }

  /// Plates that flow together.
  func items(of union: GlassUnion) -> [DisplayItem] {
    let sides = union.plates.map { min($0.frame.width, $0.frame.height) }
    return items(
      of: union.outline(), rim: union.outline(insetBy: Self.rimInset), in: union.bounds,
      side: sides.min() ?? 0, filledWith: nil)
  }

  /// The distance of the rim's middle from the outline, in points.
  private static let rimInset: Points = 0.33

  private func items(
    of outline: Path, rim inner: Path, in frame: Rect, side: Points, filledWith fill: RGBAColor?
  ) -> [DisplayItem] {
    let side = min(side, 62)
    let lens = Lens(band: side * (14 / 62), depth: side * (41 / 62))
    let material = Material(
      blurRadius: blur, saturation: 1.4, tint: tint, lens: bends ? lens : nil)
    // The shadow is not seen through the plate.
    var outside = Path.rect(frame.inset(by: -48))
    outside.append(outline)
    outside.usesEvenOddRule = true
    return [
      fill.map { .fill(outline, $0) } ?? .backdrop(outline, material),
      .group(
        name: nil, opacity: 1, clip: outside,
        [.shadow(outline, shadow, radius: 10, offset: Point(x: 0, y: 8))]),
      .stroke(inner, rim, Stroke(width: 0.67)),
    ] + (glow.map { [.fill(outline, $0)] } ?? [])
  }
}
