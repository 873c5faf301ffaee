/// A colour in sRGB with straight alpha, eight bits a channel.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From `0xRRGGBB`, opaque unless an alpha is given.
  package init(rgb: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), alpha: alpha)
  }

  package static let black = Color(rgb: 0x000000)
  package static let white = Color(rgb: 0xFFFFFF)
  package static let clear = Color(rgb: 0x000000, alpha: 0)

  package func withAlpha(_ alpha: UInt8) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// A colour for each appearance, and for system 26 where that has others.
package struct DynamicColor: Hashable, Sendable {
  package var light: Color
  package var dark: Color
  /// Light on system 26.
  package var lightOn26: Color
  /// Dark on system 26.
  package var darkOn26: Color

  /// The same on every system.
  package init(light: Color, dark: Color) {
    self.init(light: light, dark: dark, lightOn26: light, darkOn26: dark)
  }

  package init(light: Color, dark: Color, lightOn26: Color, darkOn26: Color) {
    self.light = light
    self.dark = dark
    self.lightOn26 = lightOn26
    self.darkOn26 = darkOn26
  }

  package init(_ color: Color) { self.init(light: color, dark: color) }

  package func resolved(
    in appearance: Appearance, on system: SystemVersion = .ios18
  ) -> Color {
    switch (system, appearance) {
    case (.ios18, .light): light
    case (.ios18, .dark): dark
    case (.ios26, .light): lightOn26
    case (.ios26, .dark): darkOn26
    }
  }
}
