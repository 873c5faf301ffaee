public import Geometry

/// How much of a tablet's screen the app's window takes.
public enum WindowSize: Hashable, Sendable {
  /// The whole screen.
  case full
  /// The wide side of a split view.
  case twoThirds
  /// One of a split view's equal sides.
  case half
  /// The narrow side of a split view.
  case third
  /// The narrow window that floats over another app.
  case slideOver
  /// A window of its own size in points, in the middle of the screen.
  case size(Size)
}
