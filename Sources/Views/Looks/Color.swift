import Devices
import Geometry
import Graphics
import ViewKinds

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
      Graphics.Color(
        red: Graphics.Color.byte(red), green: Graphics.Color.byte(green),
        blue: Graphics.Color.byte(blue),
        alpha: Graphics.Color.byte(alpha)))
  }

  /// A grey from 0, black, to 1, white.
  public init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour for each appearance.
  public init(light: Color, dark: Color) {
    dynamic = light.dynamic.asLight(withDark: dark.dynamic)
  }

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    let byte = Graphics.Color.byte(alpha)
    return Color(dynamic.mapped { $0.withAlpha(byte) })
  }

  func resolved(in configuration: Configuration) -> Graphics.Color {
    dynamic.resolved(in: configuration.colorTraits)
  }
}
