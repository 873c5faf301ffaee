private import CDeflate

extension PNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A reader of a file's chunks that decodes no pixels.
  struct ChunkReader {
    struct Chunk {
      let name: String
      /// The content between name and checksum.
      let content: Range<Int>
    }

    let bytes: [UInt8]
    private var offset: Int

    /// A reader before the first chunk.
    init(_ bytes: [UInt8]) throws(PNGError) {
      guard bytes.starts(with: signature) else {
        throw bytes.count < signature.count && signature.starts(with: bytes) ? .truncated : .notPNG
      }
      self.bytes = bytes
      offset = signature.count
    }

    /// The next chunk's name, or nil at the end.
    ///
    /// The file may end after it.
    var upcomingName: String? {
      guard bytes.count - offset >= 8 else { return nil }
      return String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
    }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func next() throws(PNGError) -> Chunk {
      guard let name = upcomingName, bytes.count - offset >= 12 else { throw .truncated }
      let length = Int(word(at: offset))
      guard length <= bytes.count - offset - 12 else { throw .truncated }
      let content = offset + 8..<offset + 8 + length
      offset = content.upperBound + 4
      return Chunk(name: name, content: content)
    }

    /// The big-endian word at an index, which must be four bytes or more before the end.
    func word(at index: Int) -> UInt32 {
      bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Whether the checksum matches the chunk's name and content.
    func isIntact(_ chunk: Chunk) -> Bool {
      let checked = chunk.content.lowerBound - 4..<chunk.content.upperBound
      return PNG.checksum(of: bytes[checked]) == word(at: chunk.content.upperBound)
    }
  }

  /// The CRC-32 that ends every chunk.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
