extension PNG {
  /// A file as it grows, chunk by chunk, its signature first.
  struct ChunkWriter {
    private(set) var bytes = PNG.signature

    mutating func append(_ name: String, _ content: [UInt8]) {
      bytes += PNG.bigEndian(UInt32(content.count))
      let start = bytes.count
      bytes += name.utf8
      bytes += content
      bytes += PNG.bigEndian(PNG.checksum(of: bytes[start...]))
    }

    /// What was written since the last call; the file goes on after it.
    mutating func takeBytes() -> [UInt8] {
      defer { bytes = [] }
      return bytes
    }
  }

  static func bigEndian(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  static func bigEndian(_ word: UInt16) -> [UInt8] {
    [8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }
}
