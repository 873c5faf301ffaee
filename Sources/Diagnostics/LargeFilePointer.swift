/// The text that git has in place of a file that Git LFS keeps.
package struct LargeFilePointer: Hashable, Sendable {
  /// The hash of the file, as 64 hexadecimal digits; nil if the text has none.
  package let object: String?

  private static let beginning = "version https://git-lfs"
  /// The greatest size of a pointer by the specification of Git LFS, in bytes.
  package static let greatestSize = 1024

  /// Reads a pointer.
  ///
  /// It is nil for the bytes of another file.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.beginning.utf8) else { return nil }
    let lines = bytes.prefix(Self.greatestSize).split(separator: 0x0A)
    object =
      lines.lazy.compactMap { line in
        let parts = String(decoding: line, as: UTF8.self).split(separator: ":")
        guard parts.count == 2, parts[0] == "oid sha256", parts[1].utf8.count == 64,
          parts[1].allSatisfy({ $0.isASCII && $0.isHexDigit })
        else { return nil }
        return String(parts[1])
      }.first
  }
}
