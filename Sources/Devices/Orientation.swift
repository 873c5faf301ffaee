/// The orientation of a device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// The device's top points left. Specs call it `landscape`.
  case landscapeLeft = "landscape"
  /// The device's top points right.
  case landscapeRight
  /// The device's top points down.
  case portraitUpsideDown

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
