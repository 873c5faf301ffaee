#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Bytes of files, read without Foundation.
package enum FileBytes {
  /// The first `limit` bytes of a regular file, or all where it has fewer.
  package static func read(path: String, upTo limit: Int = .max) throws(PNGError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path, code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    let length = min(limit, Int(status.st_size))
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      while count < length, let start = buffer.baseAddress {
        #if canImport(Glibc)
          let read = Glibc.read(file, start + count, length - count)
        #else
          let read = Darwin.read(file, start + count, length - count)
        #endif
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
