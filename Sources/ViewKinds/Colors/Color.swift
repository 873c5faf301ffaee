package import Devices
package import Graphics

/// A colour that may differ between light and dark appearance; corresponds to `UIColor`.
///
/// It may have other values on iOS 26, with increased contrast and in elevated interfaces.
public struct Color: Hashable, Sendable {
  package var light: RGBAColor
  package var dark: RGBAColor
  /// The value in light appearance on iOS 26.
  package var lightOn26: RGBAColor
  /// The value in dark appearance on iOS 26.
  package var darkOn26: RGBAColor
  /// The value in dark appearance in an elevated interface.
  ///
  /// In light appearance, elevation changes no colour.
  package var darkElevated: RGBAColor
  /// The values with increased contrast.
  package var highContrast: HighContrast

  /// The values of a colour with increased contrast.
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

  /// Creates a colour that depends only on the appearance.
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
  /// Creates a colour in sRGB; channels outside 0...1 are clamped.
  ///
  /// - Parameters:
  ///   - red: 0...1.
  ///   - green: 0...1.
  ///   - blue: 0...1.
  ///   - alpha: 0 (transparent) to 1 (opaque).
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(
      RGBAColor(
        red: RGBAColor.byte(red), green: RGBAColor.byte(green), blue: RGBAColor.byte(blue),
        alpha: RGBAColor.byte(alpha)))
  }

  /// Creates a grey from 0 (black) to 1 (white), with an alpha from 0 to 1.
  public init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour with the light values of one colour and the dark values of another.
  public init(light: Color, dark: Color) {
    self = light
    self.dark = dark.dark
    darkOn26 = dark.darkOn26
    darkElevated = dark.darkElevated
    highContrast.dark = dark.highContrast.dark
    highContrast.darkOn26 = dark.highContrast.darkOn26
    highContrast.darkElevated = dark.highContrast.darkElevated
  }

  /// Returns the same colour with another opacity, clamped to 0...1.
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
