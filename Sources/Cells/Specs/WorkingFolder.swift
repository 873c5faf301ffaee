package import Foundation

/// The folder that relative paths are meant from, and below which `.strut` is.
package struct WorkingFolder: Hashable, Sendable {
  package let url: URL

  package init(path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  /// The place that a path of the user's means.
  package func place(_ path: String) -> URL {
    path.hasPrefix("/")
      ? URL(fileURLWithPath: path) : url.appendingPathComponent(path).standardizedFileURL
  }
}
