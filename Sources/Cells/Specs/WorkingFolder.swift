package import Foundation
package import Snapshots

/// The folder for relative paths.
///
/// It also has the folder `.strut`.
package struct WorkingFolder: Hashable, Sendable {
  package let url: URL

  package init(path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  /// The URL of a path from the user.
  package func place(_ path: String) -> URL {
    path.hasPrefix("/")
      ? URL(fileURLWithPath: path) : url.appendingPathComponent(path).standardizedFileURL
  }

  /// Throws if a link leads from a path below the folder out of it.
  ///
  /// The user may name another place by an absolute path or with `..`.
  package func checkLinks(of path: String) throws(FileError) {
    let (place, root) = (place(path), url.standardizedFileURL)
    guard place.path.hasPrefix(root.path + "/") else { return }
    try Folder.check(place, below: root)
  }
}
