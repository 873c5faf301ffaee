private import CLateBinding
private import CXML2

/// The state and the rules that all uses of libxml2 share.
package enum XMLLibrary {
  /// Prepares libxml2 for use by several threads; only the first call has an effect.
  package static func prepare() { _ = isPrepared }

  private static let isPrepared: Void = xmlInitParser()

  /// Whether a file is UTF-8 and declares no other encoding.
  ///
  /// A parser that used another declared encoding would read another document. A byte 0 among the
  /// first four is the mark of UTF-16 and UTF-32, by which libxml2 knows them without a declaration.
  package static func isUTF8(_ bytes: [UInt8]) -> Bool {
    !bytes.prefix(4).contains(0) && String(validating: bytes, as: UTF8.self) != nil
      && declaresUTF8(bytes)
  }

  /// Whether the XML declaration has the encoding UTF-8 or ASCII, or none.
  private static func declaresUTF8(_ bytes: [UInt8]) -> Bool {
    let text = bytes.prefix(1024).drop { [0xEF, 0xBB, 0xBF].contains($0) }
    guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else {
      return true
    }
    let declaration = String(decoding: text[..<end], as: UTF8.self).lowercased()
    let parts = declaration.split(separator: #/["']/#, omittingEmptySubsequences: false)
    // Names and values alternate: `<?xml version=`, `1.0`, ` encoding=`, `utf-8`, `?`.
    return zip(parts, parts.dropFirst()).allSatisfy { name, value in
      !name.contains("encoding") || ["utf-8", "us-ascii"].contains(value)
    }
  }
}
