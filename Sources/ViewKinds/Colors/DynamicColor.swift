package import Devices
package import Graphics

/// A colour for each appearance, and for system 26, increased contrast and raised interfaces where
/// those have others.
package struct DynamicColor: Hashable, Sendable {
  package var light: Color
  package var dark: Color
  /// Light on system 26.
  package var lightOn26: Color
  /// Dark on system 26.
  package var darkOn26: Color
  /// Dark in a raised interface; light ones have the same colours there.
  package var darkElevated: Color
  /// Under increased contrast.
  package var highContrast: HighContrast

  /// The colours under increased contrast.
  package struct HighContrast: Hashable, Sendable {
    package var light: Color
    package var dark: Color
    package var lightOn26: Color
    package var darkOn26: Color
    package var darkElevated: Color

    package init(
      light: Color, dark: Color, lightOn26: Color? = nil, darkOn26: Color? = nil,
      darkElevated: Color? = nil
    ) {
      self.light = light
      self.dark = dark
      self.lightOn26 = lightOn26 ?? light
      self.darkOn26 = darkOn26 ?? dark
      self.darkElevated = darkElevated ?? dark
    }
  }

  /// The same on every system, at every level and contrast.
  package init(light: Color, dark: Color) {
    self.init(light: light, dark: dark, lightOn26: light, darkOn26: dark)
  }

  package init(light: Color, dark: Color, lightOn26: Color, darkOn26: Color) {
    self.light = light
    self.dark = dark
    self.lightOn26 = lightOn26
    self.darkOn26 = darkOn26
    darkElevated = dark
    highContrast = HighContrast(
      light: light, dark: dark, lightOn26: lightOn26, darkOn26: darkOn26)
  }

  package init(_ color: Color) { self.init(light: color, dark: color) }

  package func resolved(in traits: ColorTraits) -> Color {
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
  ) -> Color {
    resolved(in: ColorTraits(appearance, on: system))
  }

  /// Each of the colours changed in the same way.
  package func mapped(_ change: (Color) -> Color) -> DynamicColor {
    var result = DynamicColor(
      light: change(light), dark: change(dark), lightOn26: change(lightOn26),
      darkOn26: change(darkOn26))
    result.darkElevated = change(darkElevated)
    result.highContrast = HighContrast(
      light: change(highContrast.light), dark: change(highContrast.dark),
      lightOn26: change(highContrast.lightOn26), darkOn26: change(highContrast.darkOn26),
      darkElevated: change(highContrast.darkElevated))
    return result
  }

  /// The light colours of this one and the dark ones of another.
  package func asLight(withDark other: DynamicColor) -> DynamicColor {
    var merged = self
    merged.dark = other.dark
    merged.darkOn26 = other.darkOn26
    merged.darkElevated = other.darkElevated
    merged.highContrast.dark = other.highContrast.dark
    merged.highContrast.darkOn26 = other.highContrast.darkOn26
    merged.highContrast.darkElevated = other.highContrast.darkElevated
    return merged
  }
}
