private import CPNG

/// Bytes compressed part by part; freed with the value.
final class DeflateStream {
  /// On the heap, since zlib keeps its address.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Level 6: what is written in parts is large and written once.
  init() throws(PNGError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard strut_deflate_init(stream, 6, Z_DEFAULT_STRATEGY) == Z_OK else { throw .outOfMemory }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// What is ready of everything so far; all of it with the last part.
  func compress(_ bytes: [UInt8], isLast: Bool) throws(PNGError) -> [UInt8] {
    var output: [UInt8] = []
    var space = [UInt8](repeating: 0, count: 1 << 16)
    var isFine = true
    bytes.withUnsafeBufferPointer { input in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      repeat {
        let count = space.withUnsafeMutableBufferPointer { space in
          stream.pointee.next_out = space.baseAddress
          stream.pointee.avail_out = UInt32(space.count)
          let status = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          // Without progress there was nothing to do.
          isFine = status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR
          return space.count - Int(stream.pointee.avail_out)
        }
        output += space[..<count]
      } while isFine && stream.pointee.avail_out == 0
    }
    guard isFine else { throw .outOfMemory }
    return output
  }
}
