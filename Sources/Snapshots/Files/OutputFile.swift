package import Foundation

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file that the user named for a program's output: a whole file or none, but where the name is a
/// pipe's or a device's, such as `/dev/stdout`, which must not be replaced.
package enum OutputFile {
  package static func write(_ text: String, to url: URL) throws(FileError) {
    try write(Array(text.utf8), to: url)
  }

  package static func write(_ bytes: [UInt8], to url: URL) throws(FileError) {
    guard isStream(url.path) else {
      try AtomicFile.write(bytes, to: url, durability: .cached)
      return
    }
    guard let stream = fopen(url.path, "w") else { throw FileError(.write, url.path, code: errno) }
    let code = fill(stream, with: bytes)
    guard code == 0 else { throw FileError(.write, url.path, code: code) }
  }

  /// Writes a file where there is none, in a folder that is there.
  ///
  /// - Returns: false where there is something at the place, which stays as it is.
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

  /// Writes the bytes and closes the stream; gives zero, or the system's number of what went wrong.
  private static func fill(_ stream: UnsafeMutablePointer<FILE>, with bytes: [UInt8]) -> Int32 {
    let written = fwrite(bytes, 1, bytes.count, stream)
    var code: Int32 = written == bytes.count ? 0 : errno
    if fclose(stream) != 0, code == 0 { code = errno }
    return code
  }

  /// Whether something that is neither a file nor a folder is there, links followed.
  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }
}
