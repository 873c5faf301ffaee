import Devices
import Geometry
import Graphics

/// The system's materials; corresponds to `UIBlurEffect.Style`, and glass to `UIGlassEffect.Style`.
package enum BlurEffect: String, CaseIterable, Sendable {
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
  case systemChromeMaterial
  case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
  case systemThickMaterialLight, systemChromeMaterialLight
  case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
  case systemThickMaterialDark, systemChromeMaterialDark
  case extraLight, light, dark, regular, prominent
  case glass, clearGlass, glassContainer

  /// Whether it is a plate of glass on a system; up to iOS 18, which has none, it is a material.
  func isGlass(on system: SystemVersion) -> Bool {
    system == .ios26 && (self == .glass || self == .clearGlass)
  }

  /// Returns the blur and the tint over it, or nil for a container, which draws nothing itself.
  ///
  /// The tints of the materials hide less than a half, five eighths, three quarters or nearly all
  /// of the content below them. The chrome material is that of bars; measured: it hides four
  /// fifths. The older effects have the tints of Apple's sample code for iOS 7.
  func material(in appearance: Appearance) -> Material? {
    tint(in: appearance).map { Material(blurRadius: 20, saturation: 1.8, tint: $0) }
  }

  private func tint(in appearance: Appearance) -> RGBAColor? {
    let isLight = appearance == .light
    return
      switch self
    {
    case .systemUltraThinMaterial, .clearGlass: BlurEffect.ultraThin.resolved(in: appearance)
    case .systemUltraThinMaterialLight: BlurEffect.ultraThin.light
    case .systemUltraThinMaterialDark: BlurEffect.ultraThin.dark
    case .systemThinMaterial: BlurEffect.thin.resolved(in: appearance)
    case .systemThinMaterialLight: BlurEffect.thin.light
    case .systemThinMaterialDark: BlurEffect.thin.dark
    case .systemMaterial, .glass: BlurEffect.regularMaterial.resolved(in: appearance)
    case .systemMaterialLight: BlurEffect.regularMaterial.light
    case .systemMaterialDark: BlurEffect.regularMaterial.dark
    case .systemThickMaterial: BlurEffect.thick.resolved(in: appearance)
    case .systemThickMaterialLight: BlurEffect.thick.light
    case .systemThickMaterialDark: BlurEffect.thick.dark
    case .systemChromeMaterial: BlurEffect.chrome.resolved(in: appearance)
    case .systemChromeMaterialLight: BlurEffect.chrome.light
    case .systemChromeMaterialDark: BlurEffect.chrome.dark
    case .light: BlurEffect.lightTint
    case .extraLight: BlurEffect.extraLightTint
    case .dark: BlurEffect.darkTint
    case .regular: isLight ? BlurEffect.lightTint : BlurEffect.darkTint
    case .prominent: isLight ? BlurEffect.extraLightTint : BlurEffect.darkTint
    case .glassContainer: nil
    }
  }

  private static let ultraThin = Color(
    light: RGBAColor(rgb: 0xFFFFFF, alpha: 110), dark: RGBAColor(rgb: 0x252525, alpha: 140))
  private static let thin = Color(
    light: RGBAColor(rgb: 0xF1F1F1, alpha: 159), dark: RGBAColor(rgb: 0x252525, alpha: 179))
  private static let regularMaterial = Color(
    light: RGBAColor(rgb: 0xF4F4F4, alpha: 196), dark: RGBAColor(rgb: 0x252525, alpha: 209))
  private static let thick = Color(
    light: RGBAColor(rgb: 0xF9F9F9, alpha: 242), dark: RGBAColor(rgb: 0x252525, alpha: 230))
  private static let chrome = Color(
    light: RGBAColor(rgb: 0xF5F5F5, alpha: 204), dark: RGBAColor(rgb: 0x212122, alpha: 204))
  private static let lightTint = RGBAColor(rgb: 0xFFFFFF, alpha: 77)
  private static let extraLightTint = RGBAColor(rgb: 0xF7F7F7, alpha: 209)
  private static let darkTint = RGBAColor(rgb: 0x1C1C1C, alpha: 186)
}
