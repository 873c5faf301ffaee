/// How the device is held.
package enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  /// The device's top points left; what `landscape` means.
  case landscapeLeft = "landscape"
  /// The device's top points right.
  case landscapeRight
  case portraitUpsideDown

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
