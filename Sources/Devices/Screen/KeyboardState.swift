public import Geometry

/// The keyboard's state.
public enum KeyboardState: Hashable, Sendable {
  /// No keyboard.
  case hidden
  /// The letters with the row of suggestions above them.
  case shown
  /// The letters alone.
  case shownWithoutSuggestions
  /// The small keyboard that hovers over a tablet's screen.
  case floating
  /// The digits.
  case numberPad
  /// From the screen's bottom, in points.
  case height(Points)
}
