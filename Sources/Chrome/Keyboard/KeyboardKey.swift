import Geometry
import ViewKinds

/// One key of a drawn keyboard.
struct KeyboardKey: Hashable, Sendable {
  /// What the key does.
  enum Role: Hashable, Sendable {
    case letter, space
    case shift, capsLock, tab, delete, numbers, newLine, emoji, globe, dictation, dismiss
  }

  /// What lies under the legend.
  enum Body: Hashable, Sendable {
    /// Of keys that type something.
    case light
    case dark
    /// Of a shift key while on.
    case lit
    /// A bare symbol on the panel.
    case none
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
    /// A digit of a number pad with the letters under it; nil for a digit in the middle.
    case digit(String, letters: String?)
    /// Two characters of equal weight, the shifted one above.
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
