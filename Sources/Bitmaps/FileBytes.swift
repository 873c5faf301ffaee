#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// File reading without Foundation.
package enum FileBytes {
  /// The size in bytes of the largest file that is read whole.
  package static let greatestSize = 256 << 20

  /// At most `limit` bytes of a regular file from `offset` on, fewer if the file ends before.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - offset: the first byte.
  ///   - limit: the greatest number of bytes; nil for a file of at most `greatestSize` bytes.
  ///   - greatestSize: the size of the largest file without a limit.
  ///   - followingLinks: whether the file may be a link.
  /// - Returns: the bytes.
  /// - Throws: `unreadable`, with `EISDIR` for a folder, `EINVAL` for a pipe, a socket or a device,
  ///   `EOVERFLOW` for a file that is too large, and `ELOOP` for a link if links are not followed.
  package static func read(
    path: String, from offset: Int = 0, upTo limit: Int? = nil,
    within greatestSize: Int = greatestSize, followingLinks: Bool = true
  ) throws(PNGError) -> [UInt8] {
    // Without `O_NONBLOCK`, a pipe that nobody writes to would block the program forever.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW)
    let file = open(path, flags)
    guard file >= 0 else { throw .unreadable(path: path, code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    guard limit != nil || status.st_size <= greatestSize else {
      throw .unreadable(path: path, code: EOVERFLOW)
    }
    let length = min(limit ?? .max, max(0, Int(status.st_size) - offset))
    // Swift would write the count 0 into the empty array that all threads share.
    guard length > 0 else { return [] }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      while count < length, let start = buffer.baseAddress {
        let read = pread(file, start + count, length - count, off_t(offset + count))
        if read > 0 {
          count += read
        } else if read == 0 {
          return
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    guard failure == 0 else { throw .unreadable(path: path, code: failure) }
    return bytes
  }
}
