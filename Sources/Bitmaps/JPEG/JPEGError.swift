package import Geometry

/// The reason why bytes are not a usable JPEG picture.
package enum JPEGError: Error, Hashable, Sendable {
  /// The signature of JPEG files is missing.
  case notJPEG
  /// More pixels than `PNG.greatestPixelCount`, found before any memory was allocated.
  case tooLarge(width: Pixels, height: Pixels)
  /// CMYK, which has no defined colours without a profile.
  case cmyk
  /// The library's message about a corrupt or truncated picture.
  case corrupt(String)
}
