import Bitmaps

/// A short hash of a text.
///
/// It is the same on every machine and not cryptographically secure.
package enum Fingerprint {
  /// The hash as 32 lowercase hexadecimal digits.
  package static func of(_ text: String) -> String { PixelHash(Array(text.utf8)).description }
}
