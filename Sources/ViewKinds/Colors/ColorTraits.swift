package import Devices

/// What decides which of its colours a dynamic colour is, as `UITraitCollection` has it.
package struct ColorTraits: Hashable, Sendable {
  package var appearance: Appearance
  /// Whose colours the system's names stand for.
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

/// Whether an interface lies on the screen or above others, as `UIUserInterfaceLevel`: backgrounds
/// of sheets and popovers are lighter in dark mode.
package enum InterfaceLevel: String, Hashable, Sendable, CaseIterable {
  case base, elevated
}

extension Configuration {
  /// What dynamic colours are on the screen, in an interface that is not raised.
  package var colorTraits: ColorTraits { ColorTraits(appearance, on: os, contrast: contrast) }
}
