import Graphics

/// The colours in elevated interfaces and with increased contrast.
///
/// Sources: Apple's Human Interface Guidelines (colour specifications, before June 2025 and since
/// then) and Flutter's Cupertino colours, whose values were read from UIKit.
extension SystemColors {
  /// The variants of a colour; a nil value is the same as without the elevation or contrast.
  struct Variants {
    let name: String
    var darkElevated: UInt32?
    let highContrast: (light: RGBAColor, dark: RGBAColor)
    var highContrastOn26: (light: UInt32, dark: UInt32)?
    var highContrastElevated: UInt32?

    /// Creates the variants of an accent colour; each pair is for iOS 18 and iOS 26.
    init(
      _ name: String, _ light: (UInt32, UInt32), dark: (UInt32, UInt32)
    ) {
      self.name = name
      highContrast = (RGBAColor(rgb: light.0), RGBAColor(rgb: dark.0))
      highContrastOn26 = (light.1, dark.1)
    }

    /// Creates the variants of a translucent colour; only its alpha changes.
    init(_ name: String, _ light: UInt32, alpha: UInt8, dark: UInt32, alpha darkAlpha: UInt8) {
      self.name = name
      highContrast = (RGBAColor(rgb: light, alpha: alpha), RGBAColor(rgb: dark, alpha: darkAlpha))
    }

    /// Creates the variants of an opaque colour, with its values in an elevated interface.
    init(
      _ name: String, elevated: UInt32? = nil, _ light: UInt32, dark: UInt32,
      elevated highElevated: UInt32? = nil
    ) {
      self.name = name
      darkElevated = elevated
      highContrast = (RGBAColor(rgb: light), RGBAColor(rgb: dark))
      highContrastElevated = highElevated
    }

    func added(to color: Color) -> Color {
      var color = color
      color.darkElevated = darkElevated.map { RGBAColor(rgb: $0) } ?? color.dark
      color.highContrast = Color.HighContrast(
        light: highContrast.light, dark: highContrast.dark,
        lightOn26: highContrastOn26.map { RGBAColor(rgb: $0.light) },
        darkOn26: highContrastOn26.map { RGBAColor(rgb: $0.dark) },
        darkElevated: highContrastElevated.map { RGBAColor(rgb: $0) })
      return color
    }
  }

  static let variants: [Variants] = accentVariants + grayVariants + inkVariants + groundVariants

  private static let accentVariants: [Variants] = [
    Variants("systemRed", (0xD70015, 0xE9152D), dark: (0xFF6961, 0xFF6165)),
    Variants("systemOrange", (0xC93400, 0xC55300), dark: (0xFFB340, 0xFFA056)),
    Variants("systemYellow", (0xB25000, 0xA16A00), dark: (0xFFD426, 0xFEDF43)),
    Variants("systemGreen", (0x248A3D, 0x008932), dark: (0x30DB5B, 0x4AD968)),
    Variants("systemMint", (0x0C817B, 0x008575), dark: (0x66D4CF, 0x54DFCB)),
    Variants("systemTeal", (0x008299, 0x008198), dark: (0x5DE6FF, 0x3BDDEC)),
    Variants("systemCyan", (0x0071A4, 0x007EAE), dark: (0x70D7FF, 0x6DD9FF)),
    Variants("systemBlue", (0x0040DD, 0x1E6EF4), dark: (0x409CFF, 0x5CB8FF)),
    Variants("systemIndigo", (0x3634A3, 0x564ADE), dark: (0x7D7AFF, 0xA7AAFF)),
    Variants("systemPurple", (0x8944AB, 0xB02FC2), dark: (0xDA8FFF, 0xEA8DFF)),
    Variants("systemPink", (0xD30F45, 0xE7124D), dark: (0xFF6482, 0xFF8AC4)),
    Variants("systemBrown", (0x7F6545, 0x956D51), dark: (0xB59469, 0xDBA679)),
  ]

  private static let grayVariants: [Variants] = [
    Variants("systemGray", 0x6C6C70, dark: 0xAEAEB2),
    Variants("systemGray2", 0x8E8E93, dark: 0x7C7C80),
    Variants("systemGray3", 0xAEAEB2, dark: 0x545456),
    Variants("systemGray4", 0xBCBCC0, dark: 0x444446),
    Variants("systemGray5", 0xD8D8DC, dark: 0x363638),
    Variants("systemGray6", 0xEBEBF0, dark: 0x242426),
  ]

  private static let inkVariants: [Variants] = [
    Variants("secondaryLabel", 0x3C3C43, alpha: 0xAD, dark: 0xEBEBF5, alpha: 0xAD),
    Variants("tertiaryLabel", 0x3C3C43, alpha: 0x60, dark: 0xEBEBF5, alpha: 0x60),
    Variants("quaternaryLabel", 0x3C3C43, alpha: 0x42, dark: 0xEBEBF5, alpha: 0x3D),
    Variants("placeholderText", 0x3C3C43, alpha: 0x60, dark: 0xEBEBF5, alpha: 0x60),
    Variants("separator", 0x3C3C43, alpha: 0x5E, dark: 0x545458, alpha: 0xAD),
    Variants("systemFill", 0x787880, alpha: 0x47, dark: 0x787880, alpha: 0x70),
    Variants("secondarySystemFill", 0x787880, alpha: 0x3D, dark: 0x787880, alpha: 0x66),
    Variants("tertiarySystemFill", 0x767680, alpha: 0x33, dark: 0x767680, alpha: 0x51),
    Variants("quaternarySystemFill", 0x747480, alpha: 0x28, dark: 0x767680, alpha: 0x42),
  ]

  private static let groundVariants: [Variants] = [
    Variants(
      "systemBackground", elevated: 0x1C1C1E, 0xFFFFFF, dark: 0x000000, elevated: 0x242426),
    Variants(
      "secondarySystemBackground", elevated: 0x2C2C2E, 0xEBEBF0, dark: 0x242426,
      elevated: 0x363638),
    Variants(
      "tertiarySystemBackground", elevated: 0x3A3A3C, 0xFFFFFF, dark: 0x363638,
      elevated: 0x444446),
    Variants(
      "systemGroupedBackground", elevated: 0x1C1C1E, 0xEBEBF0, dark: 0x000000,
      elevated: 0x242426),
    Variants(
      "secondarySystemGroupedBackground", elevated: 0x2C2C2E, 0xFFFFFF, dark: 0x242426,
      elevated: 0x363638),
    Variants(
      "tertiarySystemGroupedBackground", elevated: 0x3A3A3C, 0xEBEBF0, dark: 0x363638,
      elevated: 0x444446),
  ]
}
