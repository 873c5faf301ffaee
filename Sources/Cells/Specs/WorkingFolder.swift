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

  /// The path of a place as messages show it: relative to the folder if it is below it.
  package func shown(_ place: URL) -> String {
    let base = url.standardizedFileURL.path + "/"
    return place.path.hasPrefix(base) ? String(place.path.dropFirst(base.count)) : place.path
  }

  /// The URL of a path from the user at which files are written.
  ///
  /// The user may name a place outside of the folder.
  ///
  /// - Throws: `ELOOP` if a link leads from a path below the folder out of it. The link may come from
  ///   a pull request.
  package func target(_ path: String) throws(FileError) -> URL {
    let (place, root) = (place(path), url.standardizedFileURL)
    if place.path.hasPrefix(root.path + "/") { try Folder.check(place, below: root) }
    return place
  }
}
