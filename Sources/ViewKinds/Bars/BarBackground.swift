import Devices
package import Geometry
package import Graphics

/// A bar's background: a blurred or plain fill, and a hairline on the side of the content.
package struct BarBackground: Hashable, Sendable {
  package let fill: Fill
  package let hairline: RGBAColor

  package enum Fill: Hashable, Sendable {
    case frosted(Material)
    case plain(RGBAColor)
  }

  /// The side of the bar that touches the content.
  package enum Side: Hashable, Sendable {
    case top, bottom
  }

  /// The background of bars in iOS 13 to 18.
  ///
  /// Measured in light mode: #F7F7F7 over white, 80 % of the tint over a pure colour, a hairline of
  /// #B2B2B2 on white. In dark mode: #1F1E1F to #282829 over rows of #1C1C1E.
  ///
  /// - Parameters:
  ///   - isTranslucent: whether content shows through.
  ///   - traits: the environment that decides the colours.
  ///   - tint: the colour that replaces the bar's own, or nil for the system's colour.
  package init(isTranslucent: Bool, in traits: ColorTraits, tint: RGBAColor? = nil) {
    let isLight = traits.appearance == .light
    let frost = tint ?? (isLight ? RGBAColor(rgb: 0xF5F5F5) : RGBAColor(rgb: 0x212122))
    fill =
      isTranslucent
      ? .frosted(Material(blurRadius: 20, saturation: 1.8, tint: frost.withAlpha(204)))
      : .plain(tint ?? SemanticColor.systemBackground.resolved(in: traits))
    hairline = isLight ? RGBAColor.black.withAlpha(77) : RGBAColor.white.withAlpha(38)
  }

  init(_ values: KeyValues, in traits: ColorTraits) {
    self.init(
      isTranslucent: values[BarKeys.translucent] ?? true, in: traits,
      tint: values[BarKeys.barTintColor])
  }

  /// Draws the background in a rectangle and the hairline just outside it.
  package func draw(
    _ rect: Rect, hairlineAt side: Side, on grid: PixelGrid, into list: inout DisplayList
  ) {
    switch fill {
    case .frosted(let material): list.append(.backdrop(.rect(rect), material))
    case .plain(let color): list.append(.fill(.rect(rect), color))
    }
    let y = side == .top ? rect.minY - grid.hairline : rect.maxY
    list.append(
      .fill(
        .rect(Rect(x: rect.minX, y: y, width: rect.width, height: grid.hairline)), hairline))
  }
}

/// The keys that every kind of bar has.
package enum BarKeys {
  package static let translucent = Key(
    "translucent", .flag,
    "Whether the content behind the bar shows through, blurred; true by default.")
  package static let barTintColor = Key(
    "barTintColor", .color, "The bar's own colour; the system's by default.")

  /// Whether the bar is opaque or has a colour, so that it has a background on iOS 26 too.
  static func hasOwnBackground(_ values: KeyValues) -> Bool {
    values[translucent] == false || values[barTintColor] != nil
  }
}
