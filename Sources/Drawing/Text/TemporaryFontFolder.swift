#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Folders for the fonts of one process.
///
/// A process keeps its folder locked. So another one knows which folders killed processes left, and
/// removes them.
enum TemporaryFontFolder {
  private static let prefix = "strut-fonts-"

  #if canImport(Darwin)
    private typealias Directory = UnsafeMutablePointer<DIR>
  #else
    private typealias Directory = OpaquePointer
  #endif

  /// Creates a locked folder.
  ///
  /// - Returns: its path and its descriptor, or nil with the reason in `errno`.
  static func make(in parent: String) -> (path: String, lock: Int32)? {
    // Another process may take a folder for abandoned before it is locked.
    for _ in 0..<10 {
      var template = Array("\(parent)/\(prefix)XXXXXX\0".utf8CString)
      guard mkdtemp(&template) != nil else { return nil }
      let path = String(
        decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard let lock = locked(path) else { continue }
      if access(path, W_OK | X_OK) == 0 { return (path, lock) }
      close(lock)
    }
    return nil
  }

  /// Removes the user's own folders that no process has locked.
  static func removeAbandoned(in parent: String) {
    guard let folder = opendir(parent) else { return }
    defer { closedir(folder) }
    while let name = nextName(in: folder) {
      guard name.hasPrefix(prefix), let lock = locked("\(parent)/\(name)") else { continue }
      remove("\(parent)/\(name)", lock)
    }
  }

  /// Removes a folder with its files, and closes its descriptor.
  static func remove(_ path: String, _ lock: Int32) {
    defer { close(lock) }
    // The names are relative to the descriptor, so that no link leads elsewhere.
    let copy = dup(lock)
    guard copy >= 0 else { return }
    guard let folder = fdopendir(copy) else {
      close(copy)
      return
    }
    while let name = nextName(in: folder) { unlinkat(lock, name, 0) }
    closedir(folder)
    rmdir(path)
  }

  /// The descriptor of a folder of the user, locked by this call; nil if it is another's or locked.
  private static func locked(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private static func nextName(in folder: Directory) -> String? {
    readdir(folder).map { entry in
      withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
  }
}
