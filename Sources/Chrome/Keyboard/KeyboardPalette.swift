import Devices
import Geometry
import Graphics

/// The keyboard's colours in one appearance.
struct KeyboardPalette: Hashable, Sendable {
  let panel: Material
  let key: RGBAColor
  let functionKey: RGBAColor
  /// The body of a shift key while shift is on.
  let litKey: RGBAColor
  let litSymbol: RGBAColor
  /// The shadow of keys, or nil for flat keys.
  let shadow: RGBAColor?
  let label: RGBAColor
  let secondLabel: RGBAColor
  let strip: RGBAColor
  let divider: RGBAColor
  /// How far the centre of a letter's line is below its key's, as a share of the font size.
  let letterDrop: Double
  /// The material of all keys, or nil for flat colours.
  let keyMaterial: Material?
  /// The body of a return key that confirms, in the system's blue.
  let tint: RGBAColor
  /// The colours of the emoji page: the search field and its text, titles, the selected category.
  let field: RGBAColor
  let emojiLabel: RGBAColor
  let emojiTitle: RGBAColor
  let disc: RGBAColor
  let isGlass: Bool
  /// The grip of a floating keyboard.
  let grip: RGBAColor

  init(_ appearance: Appearance, on system: SystemVersion) {
    switch (system, appearance) {
    case (.ios18, .light): self = .light
    case (.ios18, .dark): self = .dark
    case (.ios26, .light): self = .lightGlass
    case (.ios26, .dark): self = .darkGlass
    }
  }

  private init(
    panel: Material, key: RGBAColor, functionKey: RGBAColor, litKey: RGBAColor,
    litSymbol: RGBAColor,
    shadow: RGBAColor?, label: RGBAColor, secondLabel: RGBAColor, strip: RGBAColor,
    divider: RGBAColor, grip: RGBAColor,
    letterDrop: Double, keyMaterial: Material? = nil, tint: UInt32, field: RGBAColor,
    emojiLabel: RGBAColor, emojiTitle: RGBAColor, disc: RGBAColor, isGlass: Bool = false
  ) {
    self.panel = panel
    self.key = key
    self.functionKey = functionKey
    self.litKey = litKey
    self.litSymbol = litSymbol
    self.shadow = shadow
    self.label = label
    self.secondLabel = secondLabel
    self.strip = strip
    self.divider = divider
    self.grip = grip
    self.letterDrop = letterDrop
    self.keyMaterial = keyMaterial
    self.tint = RGBAColor(rgb: tint)
    self.field = field
    self.emojiLabel = emojiLabel
    self.emojiTitle = emojiTitle
    self.disc = disc
    self.isGlass = isGlass
  }
}

extension KeyboardPalette {
  /// Measured: panel #D0D3D9 over #F2F2F2, #D6CFD6 over pink, #C4D1DD over dark teal; function keys
  /// #A9AFBA, shadow #88898D, symbols of the strip #50555C.
  ///
  /// The hue of the content shows through the panel, its lightness hardly does.
  private static let light = KeyboardPalette(
    panel: Material(blurRadius: 30, saturation: 3.5, tint: RGBAColor(rgb: 0xCDD1D7, alpha: 237)),
    key: .white, functionKey: RGBAColor(rgb: 0x8F97A5, alpha: 153), litKey: .white,
    litSymbol: .black, shadow: RGBAColor.black.withAlpha(89), label: .black,
    secondLabel: RGBAColor(rgb: 0x3C3C43, alpha: 110), strip: RGBAColor(rgb: 0x50555C),
    divider: RGBAColor(rgb: 0x3C3C43, alpha: 60), grip: RGBAColor(rgb: 0x3C3C43, alpha: 90),
    letterDrop: 0.0225, tint: 0x007AFF, field: RGBAColor(rgb: 0xF6F8FC, alpha: 220),
    emojiLabel: RGBAColor(rgb: 0x86878B), emojiTitle: RGBAColor(rgb: 0x9A9BA0),
    disc: RGBAColor(rgb: 0xB8BDC8))

  /// Measured over black: panel #2B2B2B, keys #6B6B6B, shadow #1A1A1A; over grey: panel #3E3F3F,
  /// keys #80807F, function keys #535353 to #5C5C5C.
  private static let dark = KeyboardPalette(
    panel: Material(blurRadius: 30, saturation: 1.8, tint: RGBAColor(rgb: 0x363636, alpha: 204)),
    key: RGBAColor.white.withAlpha(79), functionKey: RGBAColor.white.withAlpha(33),
    litKey: RGBAColor.white.withAlpha(224), litSymbol: .black,
    shadow: RGBAColor.black.withAlpha(102),
    label: .white, secondLabel: RGBAColor(rgb: 0xEBEBF5, alpha: 130), strip: .white,
    divider: RGBAColor(rgb: 0xEBEBF5, alpha: 64), grip: RGBAColor(rgb: 0xEBEBF5, alpha: 120),
    letterDrop: 0.0225, tint: 0x0A84FF, field: RGBAColor.white.withAlpha(33),
    emojiLabel: RGBAColor(rgb: 0xEBEBF5, alpha: 150),
    emojiTitle: RGBAColor(rgb: 0xEBEBF5, alpha: 120), disc: RGBAColor.white.withAlpha(51))

  /// Measured: panel #DFE0E4 over #F2F2F2, about #BBBCF5 over #5856D6.
  ///
  /// Keys are #FAFBFE on a panel of #DFE0E4, and #DEFFF7 on #9DD6C5. The centre of a capital is 1.2
  /// above the key's.
  private static let lightGlass = KeyboardPalette(
    panel: Material(blurRadius: 20, saturation: 1.8, tint: RGBAColor(rgb: 0xD9DADF, alpha: 194)),
    key: .white, functionKey: .white, litKey: .white, litSymbol: .black, shadow: nil, label: .black,
    secondLabel: RGBAColor(rgb: 0x3C3C43, alpha: 110), strip: .black,
    divider: RGBAColor(rgb: 0x3C3C43, alpha: 60), grip: RGBAColor(rgb: 0x3C3C43, alpha: 90),
    letterDrop: -0.045,
    keyMaterial: Material(
      blurRadius: 0, saturation: 4.64, tint: RGBAColor.white.withAlpha(222)), tint: 0x0088FF,
    field: RGBAColor(rgb: 0xECEDF1),
    emojiLabel: RGBAColor(rgb: 0x86878B), emojiTitle: RGBAColor(rgb: 0xA5A6A9),
    disc: RGBAColor(rgb: 0xB6B8C1), isGlass: true)

  private static let darkGlass = KeyboardPalette(
    panel: Material(blurRadius: 20, saturation: 1.8, tint: RGBAColor(rgb: 0x2A2A2C, alpha: 210)),
    key: RGBAColor.white.withAlpha(51), functionKey: RGBAColor.white.withAlpha(51),
    litKey: RGBAColor.white.withAlpha(224), litSymbol: .black, shadow: nil, label: .white,
    secondLabel: RGBAColor(rgb: 0xEBEBF5, alpha: 130), strip: .white,
    divider: RGBAColor(rgb: 0xEBEBF5, alpha: 64), grip: RGBAColor(rgb: 0xEBEBF5, alpha: 120),
    letterDrop: -0.045, tint: 0x0091FF, field: RGBAColor.white.withAlpha(26),
    emojiLabel: RGBAColor(rgb: 0xEBEBF5, alpha: 150),
    emojiTitle: RGBAColor(rgb: 0xEBEBF5, alpha: 120), disc: RGBAColor.white.withAlpha(51),
    isGlass: true)
}

/// The digit of a number pad's key and the letters below it, in points.
struct DigitStyle: Hashable, Sendable {
  /// The height of the key to which the other values belong.
  let keyHeight: Double
  let size: Double
  /// How far the digit's centre is above the key's.
  let rise: Double
  let lettersSize: Double
  let lettersWeight: FontWeight
  /// How far the letters' centre is below the key's.
  let drop: Double

  /// Measured on screens 390, 402 and 414 points wide; the last one has higher keys.
  static func classic(keyHeight: Points) -> DigitStyle {
    keyHeight > 48
      ? DigitStyle(
        keyHeight: 50, size: 26.6, rise: 5.9, lettersSize: 10, lettersWeight: .bold, drop: 14.5)
      : DigitStyle(
        keyHeight: 46, size: 24.6, rise: 7, lettersSize: 10, lettersWeight: .bold, drop: 12.6)
  }
  /// Measured on iOS 26: the digit 2 is 10 wide, the letters ABC are 23 wide.
  static let glass = DigitStyle(
    keyHeight: 48, size: 22, rise: 5.1, lettersSize: 9.3, lettersWeight: .medium, drop: 14.7)
}
