package import Devices

/// The traits that select a value of a dynamic colour, as in `UITraitCollection`.
package struct ColorTraits: Hashable, Sendable {
  package var appearance: Appearance
  /// The version of iOS whose system colours are used.
  package var system: SystemVersion
  package var contrast: Contrast
  package var level: InterfaceLevel

  package init(
    _ appearance: Appearance, on system: SystemVersion = .ios18, contrast: Contrast = .normal,
    level: InterfaceLevel = .base
  ) {
    self.appearance = appearance
    self.system = system
    self.contrast = contrast
    self.level = level
  }
}

/// The elevation of an interface; corresponds to `UIUserInterfaceLevel`.
///
/// In dark mode, elevated interfaces such as sheets and popovers have lighter backgrounds.
package enum InterfaceLevel: String, Hashable, Sendable, CaseIterable {
  case base, elevated
}

extension Configuration {
  /// The traits for colours on the screen, in an interface that is not elevated.
  package var colorTraits: ColorTraits { ColorTraits(appearance, on: os, contrast: contrast) }
}
