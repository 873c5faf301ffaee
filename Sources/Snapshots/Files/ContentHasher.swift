private import CNettle

/// Computes the SHA-256 hash (FIPS 180-4) of a sequence of parts.
///
/// It is for content that may be forged, for which a fast hash is not enough.
package struct ContentHasher: Sendable {
  private var context: sha256_ctx

  package init() {
    context = sha256_ctx()
    nettle_sha256_init(&context)
  }

  /// Adds a part after its length, so that other parts with the same joined bytes give another
  /// hash.
  package mutating func add(_ part: [UInt8]) {
    withUnsafeBytes(of: UInt64(part.count).bigEndian) { append($0) }
    part.withUnsafeBytes { append($0) }
  }

  /// Adds a text as a part in UTF-8.
  package mutating func add(_ part: String) { add(Array(part.utf8)) }

  /// Appends bytes without their length.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    nettle_sha256_update(
      &context, bytes.count, bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
  }

  /// The hash of all parts, as 64 lowercase hexadecimal digits.
  package var hash: String {
    var context = context
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    return digest.map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }
}
