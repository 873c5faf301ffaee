package import Cells
import Foundation

/// The conversion of paths to paths in a repository.
package struct RepositoryPaths: Sendable {
  private let folder: WorkingFolder
  private let root: String?

  /// Creates the conversion.
  ///
  /// - Parameters:
  ///   - folder: the base of relative paths.
  ///   - root: the folder of the repository, or nil if it is the working folder.
  package init(from folder: WorkingFolder, root: String? = nil) {
    self.folder = folder
    self.root = root
  }

  /// The path of a file from the root of the repository.
  ///
  /// A file outside the repository has its absolute path.
  package func path(of file: String) -> String {
    let root = (root.map { URL(fileURLWithPath: $0) } ?? folder.url).standardizedFileURL.path
    let path = folder.place(file).path
    return path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
