import Devices
import Geometry
import ViewKinds

/// The keyboard's colours in one appearance.
///
/// Measured: light panel #D0D3D9 over #F2F2F2, #D6CFD6 over pink, #C4D1DD over dark teal (colours
/// come through, light and dark hardly), function keys #A9AFBA, shadow #88898D, symbols of the
/// strip #50555C; dark over black panel #2B2B2B, keys #6B6B6B, shadow #1A1A1A, over grey panel
/// #3E3F3F, keys #80807F, function keys #535353 to #5C5C5C.
struct KeyboardPalette: Hashable, Sendable {
  let panel: Material
  let key: Color
  let functionKey: Color
  /// The shift key while on.
  let litKey: Color
  let litSymbol: Color
  let shadow: Color
  let label: Color
  let secondLabel: Color
  let strip: Color
  let divider: Color

  init(_ appearance: Appearance) {
    switch appearance {
    case .light:
      panel = Material(
        blurRadius: 30, saturation: 3.5, tint: Color(rgb: 0xCDD1D7, alpha: 237))
      key = .white
      functionKey = Color(rgb: 0x8F97A5, alpha: 153)
      litKey = .white
      litSymbol = .black
      shadow = Color.black.withAlpha(89)
      label = .black
      secondLabel = Color(rgb: 0x3C3C43, alpha: 110)
      strip = Color(rgb: 0x50555C)
      divider = Color(rgb: 0x3C3C43, alpha: 60)
    case .dark:
      panel = Material(
        blurRadius: 30, saturation: 1.8, tint: Color(rgb: 0x363636, alpha: 204))
      key = Color.white.withAlpha(79)
      functionKey = Color.white.withAlpha(33)
      litKey = Color.white.withAlpha(224)
      litSymbol = .black
      shadow = Color.black.withAlpha(102)
      label = .white
      secondLabel = Color(rgb: 0xEBEBF5, alpha: 130)
      strip = .white
      divider = Color(rgb: 0xEBEBF5, alpha: 64)
    }
  }
}
