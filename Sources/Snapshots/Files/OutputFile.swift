package import Foundation

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file that the user names for a program's output.
///
/// A regular file is replaced by the whole output, or not changed. The output is written into a
/// pipe or a device such as `/dev/stdout`.
package enum OutputFile {
  package static func write(_ text: String, to url: URL) throws(FileError) {
    try write(Array(text.utf8), to: url)
  }

  package static func write(_ bytes: [UInt8], to url: URL) throws(FileError) {
    guard isStream(url.path) else {
      try AtomicFile.write(bytes, to: url, durability: .cached)
      return
    }
    // Without this flag, the call waits for a reader of a named pipe that nobody reads.
    let file = open(url.path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileError(.write, url.path, code: errno) }
    guard fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK) == 0,
      let stream = fdopen(file, "w")
    else {
      let code = errno
      close(file)
      throw FileError(.write, url.path, code: code)
    }
    let code = fill(stream, with: bytes)
    guard code == 0 else { throw FileError(.write, url.path, code: code) }
  }

  /// Creates a file in an existing folder.
  ///
  /// - Returns: false if the path exists already. Nothing is changed then.
  package static func create(_ text: String, at url: URL) throws(FileError) -> Bool {
    guard let stream = fopen(url.path, "wx") else {
      if errno == EEXIST { return false }
      throw FileError(.write, url.path, code: errno)
    }
    let code = fill(stream, with: Array(text.utf8))
    guard code == 0 else {
      unlink(url.path)
      throw FileError(.write, url.path, code: code)
    }
    return true
  }

  /// Writes the bytes and closes the stream.
  ///
  /// Returns 0 or the system's `errno`.
  private static func fill(_ stream: UnsafeMutablePointer<FILE>, with bytes: [UInt8]) -> Int32 {
    let written = fwrite(bytes, 1, bytes.count, stream)
    var code: Int32 = written == bytes.count ? 0 : errno
    if fclose(stream) != 0, code == 0 { code = errno }
    return code
  }

  /// Whether the path exists and is neither a regular file nor a folder.
  ///
  /// Links are followed.
  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }
}
