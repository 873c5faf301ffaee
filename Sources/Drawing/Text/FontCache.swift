private import Bitmaps

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A folder for fonts derived from installed ones.
///
/// File names identify the source. Strut writes each file under a temporary name and renames it, so
/// that processes can share the folder. It writes a damaged file again. Without a writable folder, a
/// new folder under `/tmp` replaces it and is removed at the end.
package final class FontCache: Sendable {
  let directory: String
  /// The descriptor of a temporary folder, which is locked; nil for a folder that stays.
  private let lock: Int32?

  /// Opens the folder.
  ///
  /// - Parameters:
  ///   - directory: an absolute path, or nil for a temporary folder. The folder and its parents are
  ///     created if missing.
  ///   - temporary: the parent of the folder that replaces it.
  /// - Throws: if neither it nor a folder under `temporary` is writable.
  package init(directory: String?, temporary: String = "/tmp") throws(FontError) {
    if let directory {
      Self.makeDirectories(directory)
      if access(directory, W_OK | X_OK) == 0 {
        self.directory = directory
        lock = nil
        return
      }
    }
    TemporaryFontFolder.removeAbandoned(in: temporary)
    guard let (path, lock) = TemporaryFontFolder.make(in: temporary) else {
      throw .unreadable(path: directory ?? temporary, code: errno)
    }
    self.directory = path
    self.lock = lock
  }

  deinit {
    if let lock { TemporaryFontFolder.remove(directory, lock) }
  }

  /// Returns the contents of a file, which is created if it is missing or damaged.
  func file(
    named name: String, make: () throws(FontError) -> [UInt8]
  ) throws(FontError) -> (path: String, bytes: [UInt8]) {
    let path = "\(directory)/\(name)"
    if let stored = try? FileBytes.read(path: path), let bytes = Self.verified(stored, name) {
      return (path, bytes)
    }
    let bytes = try make()
    try write(bytes + Self.seal(bytes, name), to: path)
    return (path, bytes)
  }

  /// Returns a hash of the file and its name, so that no other font can take its place.
  ///
  /// It is stored after the font's last table, where font readers do not look.
  private static func seal(_ bytes: [UInt8], _ name: String) -> [UInt8] {
    Array(PixelHash(Array("\(PixelHash(bytes)) \(name)".utf8)).description.utf8)
  }

  private static func verified(_ stored: [UInt8], _ name: String) -> [UInt8]? {
    let bytes = Array(stored.dropLast(32))
    return stored.count > 32 && Array(stored.suffix(32)) == seal(bytes, name) ? bytes : nil
  }

  private func write(_ bytes: [UInt8], to path: String) throws(FontError) {
    var template = Array("\(path).XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw .unreadable(path: path, code: errno) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        bytes.baseAddress.map {
          pwrite(file, $0 + written, bytes.count - written, off_t(written))
        } ?? -1
      }
      if count < 0, errno != EINTR { break }
      written += max(0, count)
    }
    let isWhole = written == bytes.count && fchmod(file, 0o644) == 0
    let code = errno
    guard close(file) == 0, isWhole, rename(template, path) == 0 else {
      unlink(template)
      throw .unreadable(path: path, code: isWhole ? errno : code)
    }
  }

  private static func makeDirectories(_ path: String) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o755)
    }
  }
}
