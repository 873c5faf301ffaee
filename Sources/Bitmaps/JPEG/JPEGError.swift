package import Geometry

/// Why bytes are not a JPEG picture that can be shown.
package enum JPEGError: Error, Hashable, Sendable {
  /// The bytes that every JPEG begins with are not there.
  case notJPEG
  /// More pixels than `PNG.greatestPixelCount`; nothing was allocated.
  case tooLarge(width: Pixels, height: Pixels)
  /// Inks for printing, which mean no colours without a profile.
  case cmyk
  /// What the library says of a picture that it cannot read, a cut-off one too.
  case corrupt(String)
}
