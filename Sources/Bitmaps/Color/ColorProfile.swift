/// The color space of picture files.
package enum ColorProfile {
  /// Whether a file's colours are in another space than sRGB, which not all programs convert.
  ///
  /// False for files that are not pictures.
  package static func differsFromSRGB(_ bytes: [UInt8]) -> Bool {
    if JPEG.isJPEG(bytes) { return JPEG.nonSRGBSpace(of: bytes) != nil }
    return ((try? PNG.nonSRGBSpace(of: bytes)) ?? nil) != nil
  }
}
