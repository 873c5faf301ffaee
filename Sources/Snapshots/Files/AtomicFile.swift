import Bitmaps
package import Foundation

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Writes a file so that no reader sees only a part of it: to a temporary file, which is then
/// renamed.
package enum AtomicFile {
  /// How well a written file is protected against a power failure.
  package enum Durability: Hashable, Sendable {
    /// The file is flushed to the disk before the rename.
    ///
    /// This is for files that people keep.
    case synced
    /// The file is not flushed.
    ///
    /// Readers see the whole file or none, but a power failure may lose it.
    case cached
  }

  /// Replaces the file, or creates it with its folders.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - url: the file.
  ///   - root: the folder that links must not lead out of; nil for a path from the user.
  ///   - durability: the protection against a power failure.
  /// - Throws: the system's error, which is `ELOOP` if a link leads out of `root`.
  package static func write(
    _ bytes: [UInt8], to url: URL, below root: URL? = nil, durability: Durability = .synced
  ) throws(FileError) {
    try write([(bytes, url)], below: root, durability: durability)
  }

  /// Replaces files that belong together, or creates them with their folders.
  ///
  /// All are written before the first one is renamed, so that a full disk changes none.
  ///
  /// - Parameters:
  ///   - files: the files in the order in which they are renamed.
  ///   - root: the folder that links must not lead out of; nil for a path from the user.
  ///   - durability: the protection against a power failure.
  /// - Throws: the system's error, which is `ELOOP` if a link leads out of `root`.
  package static func write(
    _ files: [(bytes: [UInt8], url: URL)], below root: URL? = nil, durability: Durability = .synced
  ) throws(FileError) {
    var partials: [String] = []
    // Those that were renamed are no longer there.
    defer { for partial in partials { unlink(partial) } }
    func check(_ code: Int32, _ url: URL) throws(FileError) {
      guard code != 0 else { return }
      let place = SystemFailure(code: code).isOfFolder ? url.deletingLastPathComponent() : url
      throw FileError(.write, place.path, code: code)
    }
    for (bytes, url) in files {
      if let root { try Folder.check(url, below: root) }
      let folder = url.deletingLastPathComponent()
      try Folder.make(folder)
      let partial = folder.appendingPathComponent(partialName(for: url.lastPathComponent)).path
      partials.append(partial)
      try check(fill(partial, with: bytes, durability), url)
    }
    for (partial, file) in zip(partials, files) {
      try check(rename(partial, file.url.path) == 0 ? 0 : errno, file.url)
    }
    guard durability == .synced else { return }
    for folder in Set(files.map { $0.url.deletingLastPathComponent().path }) { syncFolder(folder) }
  }

  /// Replaces the file with a text in UTF-8.
  package static func write(
    _ text: String, to url: URL, below root: URL? = nil, durability: Durability = .synced
  ) throws(FileError) {
    try write(Array(text.utf8), to: url, below: root, durability: durability)
  }

  /// The bytes of a regular file, or nil if there is no file.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - greatestSize: the size in bytes of the largest file to read.
  ///   - followingLinks: whether the file may be a link.
  /// - Returns: the bytes.
  /// - Throws: the system's error, which is `ELOOP` for a link if links are not followed.
  package static func read(
    _ url: URL, within greatestSize: Int = FileBytes.greatestSize, followingLinks: Bool = true
  ) throws(FileError) -> [UInt8]? {
    do {
      return try FileBytes.read(
        path: url.path, within: greatestSize, followingLinks: followingLinks)
    } catch .unreadable(_, ENOENT) {
      return nil
    } catch .unreadable(let path, let code) {
      throw FileError(.read, path, code: code)
    } catch {
      throw FileError(.read, url.path, code: EIO)
    }
  }

  /// Removes the temporary files that killed processes left in a folder.
  ///
  /// Files of running processes stay. The name of a temporary file has the id of its process.
  package static func removeLeftovers(in folder: URL) throws(FileError) {
    for name in try Folder.names(in: folder) where isLeftover(name) {
      try Folder.removeFile(folder.appendingPathComponent(name))
    }
  }

  private static let partialSuffix = ".partial"

  /// The hidden name of a temporary file in the same folder, because a rename is atomic only within
  /// one file system.
  ///
  /// Each call returns another name, because several threads may write the same file.
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

  /// Writes the bytes.
  ///
  /// Returns 0 or the system's `errno`.
  private static func fill(
    _ path: String, with bytes: [UInt8], _ durability: Durability
  ) -> Int32 {
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return errno }
    var code = append(bytes, to: file)
    if code == 0, durability == .synced, fsync(file) != 0 { code = errno }
    // Some file systems, such as network file systems, report a full disk only when a file is
    // closed.
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

  /// Flushes the folder, so that the new name survives a power failure.
  ///
  /// It has no effect on file systems that do not support it.
  private static func syncFolder(_ path: String) {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}

/// A thread-safe counter that starts at 1.
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
