package import Geometry

/// A font as a spec asks for it, without a file.
package struct FontDescription: Hashable, Sendable {
  package var family: FontFamily
  package var size: Points
  package var weight: FontWeight
  package var isItalic: Bool
  /// Whether all digits have the same width, as in clocks.
  package var hasMonospacedDigits: Bool
  /// The space after every character in points, as the attribute `kern`.
  ///
  /// Negative values reduce it.
  package var tracking: Points
  /// The distance between the baselines of the font's lines in points, or nil for the line height.
  ///
  /// Only the fonts of text styles have one.
  package var leading: Points?

  package init(
    family: FontFamily = .system, size: Points, weight: FontWeight = .regular,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, tracking: Points = 0,
    leading: Points? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.tracking = tracking
    self.leading = leading
  }

  package static func system(_ size: Points, _ weight: FontWeight = .regular) -> FontDescription {
    FontDescription(size: size, weight: weight)
  }

  /// Returns the font at another size, with its leading in proportion.
  package func withSize(_ size: Points) -> FontDescription {
    var font = self
    font.size = size
    font.leading = leading.map { $0 * (size.value / self.size.value) }
    return font
  }
}

/// A design of the system font, or a project's own family.
package enum FontFamily: Hashable, Sendable {
  case system, monospaced, serif
  case project(ProjectFont)

  /// The system's designs with their names in specs.
  package static let designs: [(name: String, family: FontFamily)] = [
    ("system", .system), ("monospaced", .monospaced), ("serif", .serif),
  ]

  package var name: String {
    switch self {
    case .system: "system"
    case .monospaced: "monospaced"
    case .serif: "serif"
    case .project(let font): font.name
    }
  }
}

/// The nine weights of the system font, lightest first.
package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
