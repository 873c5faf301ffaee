import Devices
import Geometry
import Graphics

/// The colours of a text and of its background, from which its contrast follows.
struct TextColors: Hashable, Sendable {
  /// The colour that the view gives to the text.
  var ink: RGBAColor
  var background: TextBackground
  let isLarge: Bool
  let appearance: Appearance
  /// Whether no key of the spec changes `ink`.
  let isFixed: Bool

  /// The text's colour on the screen.
  var drawn: RGBAColor { background.blended(ink.over(background.color)) }

  /// The contrast of the drawn colour to the background.
  var contrast: Double { drawn.contrast(to: background.drawn) }

  /// The minimum contrast of WCAG 2 at level AA.
  var defaultMinimum: Double { isLarge ? 3 : Self.minimumOfSmallText }
  static let minimumOfSmallText = 4.5
}

extension TextColors {
  /// Returns the help for a text with too little contrast.
  ///
  /// A proposed colour has enough contrast wherever the view has the same colour, and in the other
  /// appearance if the view's colour there also fails. If no single colour has, the help proposes
  /// one for each appearance, or more opacity.
  ///
  /// - Parameters:
  ///   - view: the view's name.
  ///   - minimum: the minimum contrast, or nil for that of WCAG 2.
  ///   - others: the colours of the view in all cells.
  /// - Returns: the help.
  func help(for view: String, _ minimum: Double?, beside others: [TextColors]) -> String {
    guard !isFixed else { return "make what is behind the text darker or lighter" }
    var all = [self] + others.filter { $0.ink == ink && $0 != self }
    let elsewhere = others.filter { other in
      !all.contains { $0.appearance == other.appearance }
    }
    let isOneAppearance = !elsewhere.isEmpty && elsewhere.allSatisfy { $0.reaches(minimum) }
    if !isOneAppearance { all += elsewhere }
    if let color = readable(on: all, minimum) {
      let place = isOneAppearance ? " in \(appearance) appearance" : ""
      let ratio = Self.ratio(all.map { $0.with(color) })
      return "give the text the colour `\"\(color.hexadecimal)\"`\(place), which has \(ratio)"
    }
    let light = all.filter { $0.appearance == .light }
    let dark = all.filter { $0.appearance == .dark }
    if let inLight = Self.color(of: light, minimum), let inDark = Self.color(of: dark, minimum) {
      let ratio = Self.ratio(light.map { $0.with(inLight) } + dark.map { $0.with(inDark) })
      let (one, other) = (inLight.hexadecimal, inDark.hexadecimal)
      return """
        give the text the colour `{ light: "\(one)", dark: "\(other)" }`, which has \(ratio)
        """
    }
    guard all.contains(where: { $0.background.opacity < 1 }) else {
      return "make the text or what is behind it darker or lighter"
    }
    let opacity = (1...100).lazy.map { Double($0) / 100 }.first { least in
      all.allSatisfy { $0.with(opacity: max($0.background.opacity, least)).reaches(minimum) }
    }
    guard let opacity else {
      return "make the text less transparent, and it or what is behind it darker or lighter"
    }
    return """
      raise the `alpha` of `\(view)`, or of a view around it, until the text has an opacity of \
      \(DecimalText.shortest(opacity, places: 2))
      """
  }

  /// Returns a colour that has the contrast in all texts: their own, or the nearest one.
  ///
  /// It is nil if there is no such colour or no text.
  private static func color(of texts: [TextColors], _ minimum: Double?) -> RGBAColor? {
    guard let worst = texts.min(by: { $0.share(minimum) < $1.share(minimum) }) else { return nil }
    return worst.reaches(minimum) ? worst.ink : worst.readable(on: texts, minimum)
  }

  /// Returns the colour nearest to the text's own that has the contrast in all texts, or nil.
  private func readable(on texts: [TextColors], _ minimum: Double?) -> RGBAColor? {
    ink.over(background.color).readable(on: background.color) { color in
      texts.allSatisfy { $0.with(color).reaches(minimum) }
    }
  }

  private func share(_ minimum: Double?) -> Double { contrast / (minimum ?? defaultMinimum) }

  private func reaches(_ minimum: Double?) -> Bool { share(minimum) >= 1 }

  private func with(_ ink: RGBAColor? = nil, opacity: Double? = nil) -> TextColors {
    var colors = self
    colors.ink = ink ?? colors.ink
    colors.background.opacity = opacity ?? background.opacity
    return colors
  }

  /// Returns the lowest contrast in words.
  private static func ratio(_ texts: [TextColors]) -> String {
    let ratios = Set(texts.map { FormattedMeasure.ratio($0.contrast) })
    let least = FormattedMeasure.ratio(texts.map(\.contrast).min() ?? 1)
    return ratios.count > 1 ? "at least \(least)" : least
  }
}
