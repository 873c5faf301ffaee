/// Which picture files are in colours of another space than sRGB, which not all programs convert.
package enum ForeignColors {
  /// False too for files that are none.
  package static func areIn(_ bytes: [UInt8]) -> Bool {
    if JPEG.isJPEG(bytes) { return JPEG.foreignSpace(of: bytes) != nil }
    return ((try? PNG.foreignSpace(of: bytes)) ?? nil) != nil
  }
}
