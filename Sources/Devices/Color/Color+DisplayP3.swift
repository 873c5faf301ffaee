#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

extension Color {
  /// The colour in sRGB that a colour of Display P3 is, as near as sRGB has it: what lies outside is
  /// cut off channel by channel, as Core Graphics does.
  ///
  /// Both spaces have the same white and the same curve; the matrix follows from their primaries
  /// (CSS Color Module Level 4, sections 10.2 and 10.4).
  ///
  /// - Parameters:
  ///   - red: 0...1, as the other parts.
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

  /// From parts 0...1; what is outside counts as the nearer end.
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
