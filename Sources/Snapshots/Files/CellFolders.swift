package import Foundation

/// A folder with the files of cells of several screens: `<screen>/<cell>/<file>`.
///
/// Each cell has files with names from the same short list.
package struct CellFolders: Hashable, Sendable {
  package let folder: URL
  /// The names of the files that Strut writes and removes.
  package let files: [String]

  package init(folder: URL, files: [String]) {
    self.folder = folder
    self.files = files
  }

  package func url(of file: String, _ id: CellID) -> URL {
    folder.appendingPathComponent(id.screen).appendingPathComponent(id.cell)
      .appendingPathComponent(file)
  }

  /// Removes the files, the temporary files of killed processes, and folders that become empty.
  ///
  /// Other files stay. Links are not followed.
  package func empty() throws(FileError) {
    try AtomicFile.removeLeftovers(in: folder)
    for screen in try subfolders(of: folder) {
      for cell in try subfolders(of: screen) { try empty(cell) }
      try Folder.removeIfEmpty(screen)
    }
  }

  /// Removes the files of one cell, and folders that become empty.
  ///
  /// Links are not followed.
  package func empty(_ id: CellID) throws(FileError) {
    let screen = folder.appendingPathComponent(id.screen)
    let cell = screen.appendingPathComponent(id.cell)
    guard Folder.isFolder(screen), Folder.isFolder(cell) else { return }
    try empty(cell)
    try Folder.removeIfEmpty(screen)
  }

  private func empty(_ cell: URL) throws(FileError) {
    try AtomicFile.removeLeftovers(in: cell)
    for file in files { try Folder.removeFile(cell.appendingPathComponent(file)) }
    try Folder.removeIfEmpty(cell)
  }

  private func subfolders(of url: URL) throws(FileError) -> [URL] {
    var folders: [URL] = []
    for name in try Folder.names(in: url) {
      let child = url.appendingPathComponent(name)
      if Folder.isFolder(child) { folders.append(child) }
    }
    return folders
  }
}
