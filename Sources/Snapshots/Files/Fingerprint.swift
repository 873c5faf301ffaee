import Bitmaps

/// A short name for a text, the same on every machine; it tells texts apart and proves nothing.
package enum Fingerprint {
  /// 32 lowercase hexadecimal digits.
  package static func of(_ text: String) -> String { PixelHash(Array(text.utf8)).description }
}
