import Bitmaps

/// A few digits that stand for a long text, so that a change of it is seen where it does not fit.
enum TextFingerprint {
  /// Eight hexadecimal digits, the same on every machine.
  static func digits(of text: String) -> String {
    PixelHash(Array(text.utf8)).shortForm
  }
}
