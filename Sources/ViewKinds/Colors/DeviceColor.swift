package import Devices
package import Graphics

/// A colour that may differ between phones and tablets.
package struct DeviceColor: Hashable, Sendable {
  package var phone: Color
  package var pad: Color

  package init(_ color: Color) { self.init(phone: color, pad: color) }

  package init(phone: Color, pad: Color) {
    self.phone = phone
    self.pad = pad
  }

  /// Creates a colour with the light values of one colour and the dark values of another.
  package init(light: DeviceColor, dark: DeviceColor) {
    self.init(
      phone: Color(light: light.phone, dark: dark.phone),
      pad: Color(light: light.pad, dark: dark.pad))
  }

  package func resolved(in traits: ColorTraits, on family: Device.Family) -> RGBAColor {
    switch family {
    case .iphone: phone.resolved(in: traits)
    case .ipad: pad.resolved(in: traits)
    }
  }
}

extension Color {
  /// Creates a colour from its value for each combination of traits.
  package init(_ value: (ColorTraits) -> RGBAColor) {
    func values(_ contrast: Contrast) -> HighContrast {
      func color(
        _ appearance: Appearance, _ system: SystemVersion, _ level: InterfaceLevel = .base
      ) -> RGBAColor {
        value(ColorTraits(appearance, on: system, contrast: contrast, level: level))
      }
      return HighContrast(
        light: color(.light, .ios18), dark: color(.dark, .ios18),
        lightOn26: color(.light, .ios26), darkOn26: color(.dark, .ios26),
        darkElevated: color(.dark, .ios18, .elevated))
    }
    let normal = values(.normal)
    self.init(
      light: normal.light, dark: normal.dark, lightOn26: normal.lightOn26,
      darkOn26: normal.darkOn26)
    darkElevated = normal.darkElevated
    highContrast = values(.high)
  }
}
