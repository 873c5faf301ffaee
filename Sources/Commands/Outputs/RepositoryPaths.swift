package import Cells
import Foundation

/// Paths as a repository's host names its files.
package struct RepositoryPaths: Sendable {
  private let folder: WorkingFolder
  private let root: String?

  /// - Parameters:
  ///   - folder: what relative paths are meant from.
  ///   - root: the repository's folder; nil where that is the working folder.
  package init(from folder: WorkingFolder, root: String? = nil) {
    self.folder = folder
    self.root = root
  }

  /// The path from the repository's root, or an absolute one of a file outside of it.
  package func path(of file: String) -> String {
    let root = (root.map { URL(fileURLWithPath: $0) } ?? folder.url).standardizedFileURL.path
    let path = folder.place(file).path
    return path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
