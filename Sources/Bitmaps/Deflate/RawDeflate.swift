private import CDeflate

/// Decompression of Deflate data without a wrapper (RFC 1951), by libdeflate.
package enum RawDeflate {
  /// Decompresses a stream.
  ///
  /// - Parameters:
  ///   - stream: the compressed bytes.
  ///   - count: the number of bytes that the stream must give.
  /// - Returns: the bytes, or nil if the stream is damaged or has another length.
  package static func inflate(_ stream: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    // Swift would write the count 0 into the empty array that all threads share.
    guard count > 0, let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      isWhole = stream.withUnsafeBytes { source in
        libdeflate_deflate_decompress(
          decompressor, source.baseAddress, source.count, buffer.baseAddress, count, nil)
          == LIBDEFLATE_SUCCESS
      }
      filled = isWhole ? count : 0
    }
    return isWhole ? bytes : nil
  }

  /// The CRC-32 checksum of bytes, as in PNG, gzip and ZIP.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
