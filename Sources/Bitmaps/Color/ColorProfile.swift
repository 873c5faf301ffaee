/// Which picture files are in colours of another space than sRGB, which not all programs convert.
package enum ColorProfile {
  /// False too for files that are none.
  package static func differsFromSRGB(_ bytes: [UInt8]) -> Bool {
    if JPEG.isJPEG(bytes) { return JPEG.nonSRGBSpace(of: bytes) != nil }
    return ((try? PNG.nonSRGBSpace(of: bytes)) ?? nil) != nil
  }
}
