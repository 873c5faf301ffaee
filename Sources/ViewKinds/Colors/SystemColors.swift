import Graphics

/// UIKit's named colours.
///
/// Sources: Apple's Human Interface Guidelines (colour specifications, before June 2025 for iOS 13
/// to 18, and since then for the accents of iOS 26) and Flutter's Cupertino colours, whose values
/// were read from UIKit. Teal, mint, cyan and brown have their values since iOS 15.
package enum SystemColors {
  /// The names in the order of the reference: accents, greys, semantic colours, fixed colours.
  package static let names: [String] = entries.map(\.name)

  /// Returns the colour with a name, or nil if no colour has it.
  package static func color(named name: String) -> Color? {
    entries.first { $0.name == name }?.color
  }

  private struct Entry: Sendable {
    let name: String
    var color: Color

    init(_ name: String, _ light: UInt32, dark: UInt32) {
      self.name = name
      color = Color(light: RGBAColor(rgb: light), dark: RGBAColor(rgb: dark))
    }

    /// Creates an entry; each pair is the value up to iOS 18 and on iOS 26.
    init(_ name: String, _ light: (UInt32, UInt32), dark: (UInt32, UInt32)) {
      self.name = name
      color = Color(
        light: RGBAColor(rgb: light.0), dark: RGBAColor(rgb: dark.0),
        lightOn26: RGBAColor(rgb: light.1),
        darkOn26: RGBAColor(rgb: dark.1))
    }

    init(_ name: String, _ light: UInt32, alpha: UInt8, dark: UInt32, alpha darkAlpha: UInt8) {
      self.name = name
      color = Color(
        light: RGBAColor(rgb: light, alpha: alpha), dark: RGBAColor(rgb: dark, alpha: darkAlpha))
    }

    /// Creates an entry with the same value in both appearances.
    init(_ name: String, fixed color: RGBAColor) {
      self.name = name
      self.color = Color(color)
    }
  }

  private static let entries: [Entry] = (accents + grays + semantic + fixed).map { entry in
    var entry = entry
    if let variants = variants.first(where: { $0.name == entry.name }) {
      entry.color = variants.added(to: entry.color)
    }
    return entry
  }

  private static let accents: [Entry] = [
    .init("systemRed", (0xFF3B30, 0xFF383C), dark: (0xFF453A, 0xFF4245)),
    .init("systemOrange", (0xFF9500, 0xFF8D28), dark: (0xFF9F0A, 0xFF9230)),
    .init("systemYellow", (0xFFCC00, 0xFFCC00), dark: (0xFFD60A, 0xFFD600)),
    .init("systemGreen", 0x34C759, dark: 0x30D158),
    .init("systemMint", (0x00C7BE, 0x00C8B3), dark: (0x63E6E2, 0x00DAC3)),
    .init("systemTeal", (0x30B0C7, 0x00C3D0), dark: (0x40C8E0, 0x00D2E0)),
    .init("systemCyan", (0x32ADE6, 0x00C0E8), dark: (0x64D2FF, 0x3CD3FE)),
    .init("systemBlue", (0x007AFF, 0x0088FF), dark: (0x0A84FF, 0x0091FF)),
    .init("systemIndigo", (0x5856D6, 0x6155F5), dark: (0x5E5CE6, 0x6D7CFF)),
    .init("systemPurple", (0xAF52DE, 0xCB30E0), dark: (0xBF5AF2, 0xDB34F2)),
    .init("systemPink", 0xFF2D55, dark: 0xFF375F),
    .init("systemBrown", (0xA2845E, 0xAC7F5E), dark: (0xAC8E68, 0xB78A66)),
  ]

  private static let grays: [Entry] = [
    .init("systemGray", 0x8E8E93, dark: 0x8E8E93),
    .init("systemGray2", 0xAEAEB2, dark: 0x636366),
    .init("systemGray3", 0xC7C7CC, dark: 0x48484A),
    .init("systemGray4", 0xD1D1D6, dark: 0x3A3A3C),
    .init("systemGray5", 0xE5E5EA, dark: 0x2C2C2E),
    .init("systemGray6", 0xF2F2F7, dark: 0x1C1C1E),
  ]

  private static let semantic: [Entry] = [
    .init("label", 0x000000, dark: 0xFFFFFF),
    .init("secondaryLabel", 0x3C3C43, alpha: 0x99, dark: 0xEBEBF5, alpha: 0x99),
    .init("tertiaryLabel", 0x3C3C43, alpha: 0x4C, dark: 0xEBEBF5, alpha: 0x4C),
    .init("quaternaryLabel", 0x3C3C43, alpha: 0x2D, dark: 0xEBEBF5, alpha: 0x28),
    .init("placeholderText", 0x3C3C43, alpha: 0x4C, dark: 0xEBEBF5, alpha: 0x4C),
    .init("link", 0x007AFF, dark: 0x0984FF),
    .init("separator", 0x3C3C43, alpha: 0x49, dark: 0x545458, alpha: 0x99),
    .init("opaqueSeparator", 0xC6C6C8, dark: 0x38383A),
    .init("systemFill", 0x787880, alpha: 0x33, dark: 0x787880, alpha: 0x5B),
    .init("secondarySystemFill", 0x787880, alpha: 0x28, dark: 0x787880, alpha: 0x51),
    .init("tertiarySystemFill", 0x767680, alpha: 0x1E, dark: 0x767680, alpha: 0x3D),
    .init("quaternarySystemFill", 0x747480, alpha: 0x14, dark: 0x767680, alpha: 0x2D),
    .init("systemBackground", 0xFFFFFF, dark: 0x000000),
    .init("secondarySystemBackground", 0xF2F2F7, dark: 0x1C1C1E),
    .init("tertiarySystemBackground", 0xFFFFFF, dark: 0x2C2C2E),
    .init("systemGroupedBackground", 0xF2F2F7, dark: 0x000000),
    .init("secondarySystemGroupedBackground", 0xFFFFFF, dark: 0x1C1C1E),
    .init("tertiarySystemGroupedBackground", 0xF2F2F7, dark: 0x2C2C2E),
  ]

  /// The colours that do not adapt; UIColor's class properties.
  private static let fixed: [Entry] = [
    .init("black", fixed: .black),
    .init("darkGray", fixed: RGBAColor(rgb: 0x555555)),
    .init("lightGray", fixed: RGBAColor(rgb: 0xAAAAAA)),
    .init("white", fixed: .white),
    .init("gray", fixed: RGBAColor(rgb: 0x808080)),
    .init("red", fixed: RGBAColor(rgb: 0xFF0000)),
    .init("green", fixed: RGBAColor(rgb: 0x00FF00)),
    .init("blue", fixed: RGBAColor(rgb: 0x0000FF)),
    .init("cyan", fixed: RGBAColor(rgb: 0x00FFFF)),
    .init("yellow", fixed: RGBAColor(rgb: 0xFFFF00)),
    .init("magenta", fixed: RGBAColor(rgb: 0xFF00FF)),
    .init("orange", fixed: RGBAColor(rgb: 0xFF8000)),
    .init("purple", fixed: RGBAColor(rgb: 0x800080)),
    .init("brown", fixed: RGBAColor(rgb: 0x996633)),
    .init("clear", fixed: .clear),
  ]
}
