import Foundation
import Snapshots

/// The size and the time of the last change of a file.
struct FileState: Hashable, Sendable, Codable {
  let size: Int
  /// In nanoseconds since 1970.
  let modified: Int

  /// Nil if there is no file.
  init?(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}

/// The files below a folder.
enum FileTree {
  /// The paths of the files that a predicate accepts, sorted.
  ///
  /// Hidden files and folders are left out.
  ///
  /// - Parameters:
  ///   - folder: the folder, whose path the results begin with.
  ///   - enters: whether to look into a folder.
  ///   - takes: whether to list a file, by its name.
  /// - Returns: the files of the folder and of all folders below it.
  static func files(
    in folder: URL, enters: (URL) -> Bool = { _ in true }, takes: (String) -> Bool
  ) -> [URL] {
    var found: [URL] = []
    var folders = [folder]
    while let next = folders.popLast() {
      for name in (try? Folder.names(in: next)) ?? [] where !name.hasPrefix(".") {
        let url = next.appendingPathComponent(name)
        if Folder.isFolder(url) {
          if enters(url) { folders.append(url) }
        } else if takes(name) {
          found.append(url)
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// A hash of the paths, sizes and times of files.
  static func stateHash(of files: [URL]) -> String {
    var hasher = ContentHasher()
    for file in files {
      hasher.add(file.path)
      let state = FileState(file)
      hasher.add("\(state?.size ?? -1) \(state?.modified ?? -1)")
    }
    return String(hasher.hash.prefix(16))
  }
}
