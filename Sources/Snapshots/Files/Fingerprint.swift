import Bitmaps

/// A short hash of a text, the same on every machine; not cryptographically secure.
package enum Fingerprint {
  /// 32 lowercase hexadecimal digits.
  package static func of(_ text: String) -> String { PixelHash(Array(text.utf8)).description }
}
