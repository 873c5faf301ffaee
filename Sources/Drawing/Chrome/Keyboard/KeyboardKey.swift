import Geometry

/// One key of a drawn keyboard.
struct KeyboardKey: Hashable, Sendable {
  /// What the key does; decides its colour.
  enum Role: Hashable, Sendable {
    case letter, space
    case shift, capsLock, tab, delete, numbers, newLine, emoji, globe, dictation, dismiss
  }

  enum Side: Hashable, Sendable {
    case left, right
  }

  /// What stands on the key; sizes are of the system font, in points.
  enum Legend: Hashable, Sendable {
    case none
    /// In the middle.
    case text(String, size: Points)
    /// A character with a faint one above it.
    case withSecond(String, size: Points, second: String, secondSize: Points)
    /// Two characters of equal weight, the shifted one above.
    case pair(String, above: String, size: Points)
    /// A word at the lower left or right.
    case corner(String, size: Points, Side)
    case glyph(Glyph, scale: Double)
    case cornerGlyph(Glyph, scale: Double, Side)
  }

  let role: Role
  let legend: Legend
  /// The key's body without its shadow, in screen coordinates, on the pixel grid.
  let frame: Rect
  /// A key without a body is a bare symbol on the panel.
  var hasBody = true
}
