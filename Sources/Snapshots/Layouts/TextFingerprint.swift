import Bitmaps

/// A short hash of a text that is too long for a layout line.
///
/// It changes with the text.
enum TextFingerprint {
  /// The hash as eight hexadecimal digits.
  ///
  /// It is the same on every machine.
  static func digits(of text: String) -> String {
    PixelHash(Array(text.utf8)).shortForm
  }
}
