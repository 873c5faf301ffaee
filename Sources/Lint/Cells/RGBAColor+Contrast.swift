import Graphics

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension RGBAColor {
  /// Returns the colour with its opacity multiplied by `opacity`.
  func faded(_ opacity: Double) -> RGBAColor {
    opacity >= 1 ? self : withAlpha(UInt8((Double(alpha) * max(opacity, 0)).rounded()))
  }

  /// Returns the colour blended over another one.
  func over(_ background: RGBAColor) -> RGBAColor {
    let (top, bottom) = (Double(alpha) * 255, Double(background.alpha) * Double(255 - alpha))
    guard top + bottom > 0 else { return .clear }
    func blended(_ above: UInt8, _ below: UInt8) -> UInt8 {
      UInt8(((Double(above) * top + Double(below) * bottom) / (top + bottom)).rounded())
    }
    return RGBAColor(
      red: blended(red, background.red), green: blended(green, background.green),
      blue: blended(blue, background.blue), alpha: UInt8(((top + bottom) / 255).rounded()))
  }

  /// The relative luminance of WCAG 2, from 0 (black) to 1 (white).
  var luminance: Double {
    let red = 0.2126 * RGBAColor.linear(red)
    let green = 0.7152 * RGBAColor.linear(green)
    let blue = 0.0722 * RGBAColor.linear(blue)
    return red + green + blue
  }

  /// Returns the contrast ratio of WCAG 2 to another opaque colour, from 1 to 21.
  func contrast(to other: RGBAColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Returns the nearest mixture with black or white that is enough, or nil if none is.
  ///
  /// The mixtures that differ more from the background come first.
  func readable(
    on background: RGBAColor, where isEnough: (RGBAColor) -> Bool
  ) -> RGBAColor? {
    let ends: [RGBAColor] =
      luminance <= background.luminance ? [.black, .white] : [.white, .black]
    for end in ends {
      let mixtures = (1...100).lazy.map { self.mixed(with: end, $0) }
      if let color = mixtures.first(where: isEnough) { return color }
    }
    return nil
  }

  private func mixed(with other: RGBAColor, _ percent: Int) -> RGBAColor {
    func mixed(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((Int(one) * (100 - percent) + Int(two) * percent + 50) / 100)
    }
    return RGBAColor(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue),
      alpha: 255)
  }

  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
