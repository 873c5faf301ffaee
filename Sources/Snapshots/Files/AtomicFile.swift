package import Foundation

/// Writes files so that a reader, or a killed program, never leaves half of one.
package enum AtomicFile {
  /// Writes beside the path, syncs, and renames over it; makes the folders it stands in.
  package static func write(_ bytes: [UInt8], to url: URL) throws(FileError) {
    let folder = url.deletingLastPathComponent()
    try makeFolder(folder)
    let beside = folder.appendingPathComponent(
      ".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).part")
    let descriptor = open(beside.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw FileError(.write, url.path, code: errno) }
    var failure = writeAll(bytes, to: descriptor)
    if failure == nil, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(beside.path, url.path) != 0 { failure = errno }
    if let failure {
      unlink(beside.path)
      throw FileError(.write, url.path, code: failure)
    }
  }

  package static func write(_ text: String, to url: URL) throws(FileError) {
    try write(Array(text.utf8), to: url)
  }

  package static func makeFolder(_ url: URL) throws(FileError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw FileError(.write, url.path, code: errnoCode(of: error))
    }
  }

  /// All bytes of a file, nil where there is none.
  package static func read(_ url: URL) throws(FileError) -> [UInt8]? {
    do {
      return [UInt8](try Data(contentsOf: url))
    } catch {
      let code = errnoCode(of: error)
      if code == ENOENT { return nil }
      throw FileError(.read, url.path, code: code)
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        Foundation.write(descriptor, buffer.baseAddress?.advanced(by: offset), bytes.count - offset)
      }
      if written < 0 {
        if errno == EINTR { continue }
        return errno
      }
      offset += written
    }
    return nil
  }

  static func errnoCode(of error: any Error) -> Int32 {
    let cocoa = error as NSError
    if let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError,
      underlying.domain == NSPOSIXErrorDomain
    {
      return Int32(underlying.code)
    }
    switch CocoaError.Code(rawValue: cocoa.code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: return ENOENT
    case .fileWriteNoPermission, .fileReadNoPermission: return EACCES
    case .fileWriteOutOfSpace: return ENOSPC
    case .fileWriteVolumeReadOnly: return EROFS
    case .fileWriteFileExists: return ENOTDIR
    default: return EIO
    }
  }
}
