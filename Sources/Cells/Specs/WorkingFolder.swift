package import Foundation

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
}
