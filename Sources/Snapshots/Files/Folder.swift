package import Foundation

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Operations on folders, which throw the system's error.
package enum Folder {
  /// Creates the folder and its missing parents, and the `.gitignore` of a folder `.strut`.
  package static func make(_ url: URL) throws(FileError) {
    let path = url.path
    if isFolder(path, followingLinks: true) { return }
    var prefix = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      prefix += part
      if mkdir(prefix, 0o777) == 0 {
        IgnoredFolder.noteCreation(of: prefix)
      } else {
        let code = errno
        guard isFolder(prefix, followingLinks: true) else {
          throw FileError(.createFolder, prefix, code: code == EEXIST ? ENOTDIR : code)
        }
      }
      prefix += "/"
    }
  }

  /// The names in the folder including hidden ones, ascending; empty if there is no folder.
  package static func names(in url: URL) throws(FileError) -> [String] {
    let path = url.path
    guard let stream = opendir(path) else {
      if errno == ENOENT { return [] }
      throw FileError(.list, path, code: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw FileError(.list, path, code: errno) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether the path is a folder.
  ///
  /// A link to a folder is not a folder.
  package static func isFolder(_ url: URL) -> Bool {
    isFolder(url.path, followingLinks: false)
  }

  /// Whether a path from a file, such as results or a git tree, stays below the folder to which it
  /// is relative.
  ///
  /// Such a path has no empty part, no `.` and no `..`.
  package static func contains(_ path: String) -> Bool {
    !path.unicodeScalars.contains("\0")
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !["", ".", ".."].contains($0)
      }
  }

  /// Whether the path is below `root` or is `root`, after links are followed.
  package static func leads(_ url: URL, below root: URL) -> Bool {
    let (path, root) = (withoutLinks(url.path), withoutLinks(root.path))
    return path == root || path.hasPrefix(root == "/" ? root : root + "/")
  }

  /// Throws if a link leads from the path out of `root`.
  package static func check(_ url: URL, below root: URL) throws(FileError) {
    guard leads(url, below: root) else { throw FileError(.write, url.path, code: ELOOP) }
  }

  /// The path with the links in its existing part resolved.
  private static func withoutLinks(_ path: String) -> String {
    var parts = path.split(separator: "/").map(String.init)
    var missing: [String] = []
    while true {
      if let resolved = realpath("/" + parts.joined(separator: "/"), nil) {
        defer { free(resolved) }
        let base = String(cString: resolved)
        if missing.isEmpty { return base }
        return ([base == "/" ? "" : base] + missing.reversed()).joined(separator: "/")
      }
      guard let last = parts.popLast() else { return path }
      missing.append(last)
    }
  }

  /// Whether there is a file, a folder or a link at the path.
  package static func exists(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0
  }

  /// The first link of a path that leads out of a folder; nil if the path stays in it.
  ///
  /// - Parameters:
  ///   - root: the folder.
  ///   - url: a path, which need not exist.
  /// - Returns: the link, or the path itself if it is outside without a link.
  package static func linkOut(of root: URL, in url: URL) -> URL? {
    guard !leads(url, below: root) else { return nil }
    guard url.path.hasPrefix(root.path) else { return url }
    var place = root
    for part in url.path.dropFirst(root.path.count).split(separator: "/") {
      place = place.appendingPathComponent(String(part))
      if isLink(place), !leads(place, below: root) { return place }
    }
    return url
  }

  /// Whether the path is a link.
  package static func isLink(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Removes a file.
  ///
  /// It is no error if there is none.
  package static func removeFile(_ url: URL) throws(FileError) {
    guard unlink(url.path) != 0, errno != ENOENT else { return }
    throw FileError(.remove, url.path, code: errno)
  }

  /// Removes the folder if it is empty.
  package static func removeIfEmpty(_ url: URL) throws(FileError) {
    guard rmdir(url.path) != 0 else { return }
    let code = errno
    guard ![ENOTEMPTY, EEXIST, ENOENT].contains(code) else { return }
    // A system may check first whether the folder may be removed, and only then whether it is empty.
    guard try names(in: url).isEmpty else { return }
    throw FileError(.remove, url.path, code: code)
  }

  private static func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    var status = stat()
    let isThere = followingLinks ? stat(path, &status) == 0 : lstat(path, &status) == 0
    return isThere && status.st_mode & S_IFMT == S_IFDIR
  }
}
