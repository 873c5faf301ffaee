#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A colour in sRGB with straight alpha, eight bits a channel.
package struct RGBAColor: Hashable, Sendable {
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

  /// A colour from `0xRRGGBB`, opaque by default.
  package init(rgb: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), alpha: alpha)
  }

  package static let black = RGBAColor(rgb: 0x000000)
  package static let white = RGBAColor(rgb: 0xFFFFFF)
  package static let clear = RGBAColor(rgb: 0x000000, alpha: 0)

  package func withAlpha(_ alpha: UInt8) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension RGBAColor {
  /// The colour as in specs: `#RRGGBB`, followed by the alpha unless it is opaque.
  package var hexadecimal: String {
    let channels = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return "#" + channels.map(RGBAColor.digits).joined()
  }

  private static func digits(_ channel: UInt8) -> String {
    let text = String(channel, radix: 16, uppercase: true)
    return channel < 16 ? "0" + text : text
  }
}

extension RGBAColor {
  /// A colour of Display P3, clipped to sRGB by channel, as Core Graphics does.
  ///
  /// Both spaces have the same white point and transfer curve. The matrix follows from their
  /// primaries (CSS Color Module Level 4, sections 10.2 and 10.4).
  ///
  /// - Parameters:
  ///   - red: 0...1.
  ///   - green: 0...1.
  ///   - blue: 0...1.
  ///   - alpha: 0...1.
  package init(displayP3 red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
      green: Self.encoded(-0.042056954709688163 * r + 1.0420569547096881 * g),
      blue: Self.encoded(
        -0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b),
      alpha: Self.byte(alpha))
  }

  /// A colour of linear sRGB, whose channels count light; clipped to sRGB.
  package init(linear red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.init(
      red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue),
      alpha: Self.byte(alpha))
  }

  /// A grey with the transfer curve 2.2, as the generic grey of Core Graphics.
  package init(gamma22 white: Double, alpha: Double = 1) {
    let light = pow(min(max(white, 0), 1), 2.2)
    self.init(linear: light, light, light, alpha: alpha)
  }

  /// A channel from a part 0...1, clamped.
  ///
  /// NaN is 0.
  package static func byte(_ part: Double) -> UInt8 {
    part.isNaN ? 0 : UInt8((min(max(part, 0), 1) * 255).rounded())
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ part: Double) -> UInt8 {
    byte(part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055)
  }
}

extension RGBAColor {
  /// The tint of views behind an alert: the colour's luma at four fifths of its opacity.
  package var dimmed: RGBAColor {
    // Luma by ITU-R BT.709, from encoded sRGB channels.
    let luma = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    let gray = UInt8(luma.rounded())
    return RGBAColor(
      red: gray, green: gray, blue: gray, alpha: UInt8((Double(alpha) * 0.8).rounded()))
  }
}
