public import Geometry

/// The part of a tablet's screen that the app's window takes.
public enum WindowSize: Hashable, Sendable {
  /// The whole screen.
  case full
  /// The wide side of a split view.
  case twoThirds
  /// One of a split view's equal sides.
  case half
  /// The narrow side of a split view.
  case third
  /// The narrow window over another app.
  case slideOver
  /// A window of that size in points, in the middle of the screen.
  case size(Size)
}
