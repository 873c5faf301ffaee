import Geometry
import ViewKinds

/// A key of a keyboard.
struct KeyboardKey: Hashable, Sendable {
  /// The function of a key.
  enum Role: Hashable, Sendable {
    case letter, space
    case shift, capsLock, tab, delete, numbers, newLine, emoji, globe, dictation, dismiss
  }

  /// The body under a legend.
  enum Body: Hashable, Sendable {
    /// The body of keys that type a character.
    case light
    case dark
    /// The body of a shift key while shift is on.
    case lit
    /// The body of a return key that confirms.
    case tinted
    /// No body: the symbol is on the panel itself.
    case none
  }

  enum Side: Hashable, Sendable {
    case left, right
  }

  /// The text or symbol of a key.
  ///
  /// Sizes are of the system font, in points.
  enum Legend: Hashable, Sendable {
    case none
    /// A centred text.
    case text(String, size: Points)
    /// A character with a faint second one above it.
    case withSecond(String, size: Points, second: String, secondSize: Points)
    /// A digit of a number pad with the letters below it, or nil for a centred digit.
    case digit(String, letters: String?)
    /// Two characters of equal weight, with the shifted one above.
    case pair(String, above: String, size: Points)
    /// A word at the lower left or right.
    case corner(String, size: Points, Side)
    case symbol(SymbolGlyph, scale: Double)
    case cornerSymbol(SymbolGlyph, scale: Double, Side)
  }

  let role: Role
  let legend: Legend
  /// The key's body without its shadow, in screen coordinates, on the pixel grid.
  let frame: Rect
  let body: Body

  init(_ role: Role, _ legend: Legend, _ frame: Rect, body: Body) {
    self.role = role
    self.legend = legend
    self.frame = frame
    self.body = body
  }
}
