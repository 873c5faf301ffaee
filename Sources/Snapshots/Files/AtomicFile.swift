private import Bitmaps
package import Foundation

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Writes files so that nobody ever finds half of one: beside, then renamed.
package enum AtomicFile {
  /// Whether a file must outlive a power failure right after it was written.
  package enum Durability: Hashable, Sendable {
    /// Flushed to the disk before it takes its name, for what people keep.
    case synced
    /// Whole or absent to every reader, but perhaps gone after a power failure.
    case cached
  }

  /// Replaces the file, or makes it and the folders that it stands in.
  package static func write(
    _ bytes: [UInt8], to url: URL, durability: Durability = .synced
  ) throws(FileError) {
    let folder = url.deletingLastPathComponent()
    try Folder.make(folder)
    let path = url.path
    let partial = folder.appendingPathComponent(partialName(for: url.lastPathComponent)).path
    var code = fill(partial, with: bytes, durability)
    if code == 0, rename(partial, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(partial)
      throw FileError(.write, SystemFailure(code: code).isOfFolder ? folder.path : path, code: code)
    }
    if durability == .synced { syncFolder(folder.path) }
  }

  /// Replaces the file with a text in UTF-8.
  package static func write(
    _ text: String, to url: URL, durability: Durability = .synced
  ) throws(FileError) {
    try write(Array(text.utf8), to: url, durability: durability)
  }

  /// All bytes of a regular file, nil where there is none.
  package static func read(_ url: URL) throws(FileError) -> [UInt8]? {
    do {
      return try FileBytes.read(path: url.path)
    } catch .unreadable(_, ENOENT) {
      return nil
    } catch .unreadable(let path, let code) {
      throw FileError(.read, path, code: code)
    } catch {
      throw FileError(.read, url.path, code: EIO)
    }
  }

  /// Removes what writers into this folder left behind when they were killed.
  ///
  /// A writer that still runs keeps its file: the name carries the number of the process.
  package static func removeLeftovers(in folder: URL) throws(FileError) {
    for name in try Folder.names(in: folder) where isLeftover(name) {
      try Folder.removeFile(folder.appendingPathComponent(name))
    }
  }

  private static let partialSuffix = ".partial"

  /// Hidden, and in the same folder, as only a rename within one file system is atomic; another one
  /// each time, as several threads may write the same file.
  private static func partialName(for name: String) -> String {
    ".\(name).\(writings.next()).\(getpid())\(partialSuffix)"
  }

  private static let writings = Counter()

  private static func isLeftover(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(partialSuffix),
      let process = name.dropLast(partialSuffix.count).split(separator: ".").last.flatMap({
        pid_t($0)
      }), process > 0, process != getpid()
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// Zero, or the system's number of what went wrong.
  private static func fill(
    _ path: String, with bytes: [UInt8], _ durability: Durability
  ) -> Int32 {
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return errno }
    var code = append(bytes, to: file)
    if code == 0, durability == .synced, fsync(file) != 0 { code = errno }
    // Some file systems, networked ones above all, tell of a full disk only now.
    if close(file) != 0, code == 0 { code = errno }
    return code
  }

  private static func append(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count, let start = buffer.baseAddress {
        #if canImport(Glibc)
          let written = Glibc.write(file, start + offset, buffer.count - offset)
        #else
          let written = Darwin.write(file, start + offset, buffer.count - offset)
        #endif
        if written > 0 {
          offset += written
        } else if written < 0, errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  /// Makes the new name itself durable; file systems that cannot are left as they are.
  private static func syncFolder(_ path: String) {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}

/// Counts up from 1, on any thread.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
