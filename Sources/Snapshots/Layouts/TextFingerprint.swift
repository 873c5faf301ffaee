import Bitmaps

/// A short hash of a text that is too long for a layout line, so that the line shows its changes.
enum TextFingerprint {
  /// Eight hexadecimal digits, the same on every machine.
  static func digits(of text: String) -> String {
    PixelHash(Array(text.utf8)).shortForm
  }
}
