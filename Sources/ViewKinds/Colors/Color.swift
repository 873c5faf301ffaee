package import Devices
package import Graphics

/// A colour, or one for each appearance, as `UIColor`.
///
/// It may have other values on system 26, under increased contrast and in raised interfaces.
public struct Color: Hashable, Sendable {
  package var light: RGBAColor
  package var dark: RGBAColor
  /// Light on system 26.
  package var lightOn26: RGBAColor
  /// Dark on system 26.
  package var darkOn26: RGBAColor
  /// Dark in a raised interface; light ones have the same colours there.
  package var darkElevated: RGBAColor
  /// Under increased contrast.
  package var highContrast: HighContrast

  /// The colours under increased contrast.
  package struct HighContrast: Hashable, Sendable {
    package var light: RGBAColor
    package var dark: RGBAColor
    package var lightOn26: RGBAColor
    package var darkOn26: RGBAColor
    package var darkElevated: RGBAColor

    package init(
      light: RGBAColor, dark: RGBAColor, lightOn26: RGBAColor? = nil, darkOn26: RGBAColor? = nil,
      darkElevated: RGBAColor? = nil
    ) {
      self.light = light
      self.dark = dark
      self.lightOn26 = lightOn26 ?? light
      self.darkOn26 = darkOn26 ?? dark
      self.darkElevated = darkElevated ?? dark
    }
  }

  /// The same on every system, at every level and contrast.
  package init(light: RGBAColor, dark: RGBAColor) {
    self.init(light: light, dark: dark, lightOn26: light, darkOn26: dark)
  }

  package init(light: RGBAColor, dark: RGBAColor, lightOn26: RGBAColor, darkOn26: RGBAColor) {
    self.light = light
    self.dark = dark
    self.lightOn26 = lightOn26
    self.darkOn26 = darkOn26
    darkElevated = dark
    highContrast = HighContrast(
      light: light, dark: dark, lightOn26: lightOn26, darkOn26: darkOn26)
  }

  package init(_ color: RGBAColor) { self.init(light: color, dark: color) }

  package func resolved(in traits: ColorTraits) -> RGBAColor {
    let isElevated = traits.level == .elevated && traits.appearance == .dark
    switch (traits.contrast, traits.system, traits.appearance) {
    case (.normal, .ios18, .light): return light
    case (.normal, .ios18, .dark): return isElevated ? darkElevated : dark
    case (.normal, .ios26, .light): return lightOn26
    case (.normal, .ios26, .dark):
      return isElevated && darkElevated != dark ? darkElevated : darkOn26
    case (.high, .ios18, .light): return highContrast.light
    case (.high, .ios18, .dark): return isElevated ? highContrast.darkElevated : highContrast.dark
    case (.high, .ios26, .light): return highContrast.lightOn26
    case (.high, .ios26, .dark):
      return isElevated && highContrast.darkElevated != highContrast.dark
        ? highContrast.darkElevated : highContrast.darkOn26
    }
  }

  package func resolved(
    in appearance: Appearance, on system: SystemVersion = .ios18
  ) -> RGBAColor {
    resolved(in: ColorTraits(appearance, on: system))
  }
}

extension Color {
  /// A colour in sRGB; channels outside 0...1 are clamped.
  ///
  /// - Parameters:
  ///   - red: 0...1.
  ///   - green: 0...1.
  ///   - blue: 0...1.
  ///   - alpha: 0 (clear) to 1 (opaque).
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(
      RGBAColor(
        red: RGBAColor.byte(red), green: RGBAColor.byte(green), blue: RGBAColor.byte(blue),
        alpha: RGBAColor.byte(alpha)))
  }

  /// A grey from 0 (black) to 1 (white).
  public init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The light values of one colour and the dark values of another.
  public init(light: Color, dark: Color) {
    self = light
    self.dark = dark.dark
    darkOn26 = dark.darkOn26
    darkElevated = dark.darkElevated
    highContrast.dark = dark.highContrast.dark
    highContrast.darkOn26 = dark.highContrast.darkOn26
    highContrast.darkElevated = dark.highContrast.darkElevated
  }

  /// The same colour with another opacity, clamped to 0...1.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    let byte = RGBAColor.byte(alpha)
    var result = Color(
      light: light.withAlpha(byte), dark: dark.withAlpha(byte),
      lightOn26: lightOn26.withAlpha(byte), darkOn26: darkOn26.withAlpha(byte))
    result.darkElevated = darkElevated.withAlpha(byte)
    result.highContrast = HighContrast(
      light: highContrast.light.withAlpha(byte), dark: highContrast.dark.withAlpha(byte),
      lightOn26: highContrast.lightOn26.withAlpha(byte),
      darkOn26: highContrast.darkOn26.withAlpha(byte),
      darkElevated: highContrast.darkElevated.withAlpha(byte))
    return result
  }
}
