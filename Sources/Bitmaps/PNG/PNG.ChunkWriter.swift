extension PNG {
  /// A growing file: the signature, then chunks.
  struct ChunkWriter {
    private(set) var bytes = PNG.signature

    mutating func append(_ name: String, _ content: [UInt8]) {
      bytes += PNG.bigEndian(UInt32(content.count))
      let start = bytes.count
      bytes += name.utf8
      bytes += content
      bytes += PNG.bigEndian(PNG.checksum(of: bytes[start...]))
    }

    /// The bytes since the last call.
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
