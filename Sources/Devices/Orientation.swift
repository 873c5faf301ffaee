/// How the device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// The device's top points left; what `landscape` means.
  case landscapeLeft = "landscape"
  /// The device's top points right.
  case landscapeRight
  /// Upright, the device's top below.
  case portraitUpsideDown

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
