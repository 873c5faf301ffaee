package import Geometry

/// A font by what is asked of it, not by file.
package struct FontDescription: Hashable, Sendable {
  package var family: FontFamily
  package var size: Points
  package var weight: FontWeight
  package var isItalic: Bool
  /// Digits of one width, as in clocks.
  package var hasMonospacedDigits: Bool

  package init(
    family: FontFamily = .system, size: Points, weight: FontWeight = .regular,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  package static func system(_ size: Points, _ weight: FontWeight = .regular) -> FontDescription {
    FontDescription(size: size, weight: weight)
  }
}

/// A design of the system font; families that a project brings come later.
package enum FontFamily: String, Hashable, Sendable, CaseIterable {
  case system
}

/// The nine weights of the system font, lightest first.
package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
