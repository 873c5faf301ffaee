public import Geometry

/// The state of the keyboard.
public enum KeyboardState: Hashable, Sendable {
  /// No keyboard.
  case hidden
  /// The letters with the suggestion bar.
  case shown
  /// The letters without the suggestion bar.
  case shownWithoutSuggestions
  /// The small keyboard that hovers over a tablet's screen.
  case floating
  /// The number pad.
  case numberPad
  /// A keyboard of that height from the screen's bottom, in points.
  case height(Points)
}
