package import Foundation

/// A folder that holds, for cells of several screens, files with the same few names:
/// `<screen>/<cell>/<file>`.
package struct CellFolders: Hashable, Sendable {
  package let folder: URL
  /// The names that are ours to write and to remove.
  package let files: [String]

  package init(folder: URL, files: [String]) {
    self.folder = folder
    self.files = files
  }

  package func url(of file: String, _ id: CellID) -> URL {
    folder.appendingPathComponent(id.screen).appendingPathComponent(id.cell)
      .appendingPathComponent(file)
  }

  /// Removes the files, what killed writers left, and the folders that are empty then; other files
  /// stay, and links are not followed.
  package func empty() throws(FileError) {
    try AtomicFile.removeLeftovers(in: folder)
    for screen in try subfolders(of: folder) {
      for cell in try subfolders(of: screen) { try empty(cell) }
      try Folder.removeIfEmpty(screen)
    }
  }

  /// Removes the files of one cell, and the folders that are empty then; links are not followed.
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
