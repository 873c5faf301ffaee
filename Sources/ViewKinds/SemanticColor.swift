package import Devices
package import Graphics

/// The system colours that kinds and the chrome use by default.
package enum SemanticColor: String, CaseIterable {
  case label, placeholderText, separator, systemBackground, systemBlue, systemGray, systemGreen,
    systemGray4
  case secondaryLabel, systemFill, systemRed
  case quaternarySystemFill, tertiaryLabel, secondarySystemFill, tertiarySystemFill
  case systemGroupedBackground, secondarySystemBackground, secondarySystemGroupedBackground

  /// Returns the colour for the traits; a test checks every case against the catalogue.
  package func resolved(in traits: Traits) -> RGBAColor { resolved(in: traits.colors) }

  package func resolved(in traits: ColorTraits) -> RGBAColor {
    SystemColors.color(named: rawValue)?.resolved(in: traits) ?? .clear
  }

  package func resolved(in appearance: Appearance, on system: SystemVersion = .ios18) -> RGBAColor {
    resolved(in: ColorTraits(appearance, on: system))
  }
}
