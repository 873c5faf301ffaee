import Devices
import Geometry

/// A colour, or one for each appearance, as `UIColor`.
public struct Color: Hashable, Sendable {
  let dynamic: DynamicColor

  init(_ dynamic: DynamicColor) { self.dynamic = dynamic }

  /// A colour in sRGB.
  ///
  /// - Parameters:
  ///   - red: from 0 to 1, as all of these; what is outside counts as the nearer end.
  ///   - green: from 0 to 1.
  ///   - blue: from 0 to 1.
  ///   - alpha: from 0, clear, to 1, opaque.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    dynamic = DynamicColor(
      Devices.Color(
        red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue),
        alpha: Self.byte(alpha)))
  }

  /// A grey from 0, black, to 1, white.
  public init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour for each appearance.
  public init(light: Color, dark: Color) {
    dynamic = DynamicColor(
      light: light.dynamic.light, dark: dark.dynamic.dark, lightOn26: light.dynamic.lightOn26,
      darkOn26: dark.dynamic.darkOn26)
  }

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    let byte = Self.byte(alpha)
    return Color(
      DynamicColor(
        light: dynamic.light.withAlpha(byte), dark: dynamic.dark.withAlpha(byte),
        lightOn26: dynamic.lightOn26.withAlpha(byte), darkOn26: dynamic.darkOn26.withAlpha(byte)))
  }

  func resolved(in configuration: Configuration) -> Devices.Color {
    dynamic.resolved(in: configuration.appearance, on: configuration.os)
  }

  /// Of a colour that is no number, none.
  private static func byte(_ part: Double) -> UInt8 {
    part.isNaN ? 0 : UInt8((min(max(part, 0), 1) * 255).rounded())
  }
}
