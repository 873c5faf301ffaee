private import CLateBinding
private import CXML2

/// The state and the rules that all uses of libxml2 share.
package enum XMLLibrary {
  /// Prepares libxml2 for use by several threads; only the first call has an effect.
  package static func prepare() { _ = isPrepared }

  private static let isPrepared: Void = xmlInitParser()

  /// The reason why a file is refused for its encoding.
  package struct EncodingFault: Hashable, Sendable {
    /// The encoding that the file declares, or nil if its bytes are not UTF-8.
    package let declared: String?
  }

  /// Returns the reason to refuse a file, or nil if it is UTF-8 and declares no other encoding.
  ///
  /// A parser that used another declared encoding would read another document. A byte 0 among the
  /// first four is the mark of UTF-16 and UTF-32, by which libxml2 knows them without a declaration.
  package static func encodingFault(in bytes: [UInt8]) -> EncodingFault? {
    if bytes.prefix(4).contains(0) { return EncodingFault(declared: nil) }
    if let other = otherEncoding(declaredIn: bytes) { return EncodingFault(declared: other) }
    return String(validating: bytes, as: UTF8.self) == nil ? EncodingFault(declared: nil) : nil
  }

  /// The first 40 characters of the encoding in the XML declaration, or nil if it is UTF-8 or ASCII
  /// or there is none.
  private static func otherEncoding(declaredIn bytes: [UInt8]) -> String? {
    let text = bytes.prefix(1024).drop { [0xEF, 0xBB, 0xBF].contains($0) }
    guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    let declaration = String(decoding: text[..<end], as: UTF8.self)
    let parts = declaration.split(separator: #/["']/#, omittingEmptySubsequences: false)
    // Names and values alternate: `<?xml version=`, `1.0`, ` encoding=`, `utf-8`, `?`.
    return zip(parts, parts.dropFirst()).first { name, value in
      name.lowercased().contains("encoding")
        && !["utf-8", "us-ascii"].contains(value.lowercased())
    }.map { String($1.prefix(40)) }
  }
}
