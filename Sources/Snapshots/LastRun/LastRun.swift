package import Foundation

/// The folder in which a run leaves its results and, for each failing cell, what shows why.
///
/// ```
/// .strut/last-run/results.json
/// .strut/last-run/<screen>/<cell>/{expected,actual,difference}.png  {expected,actual}.txt
/// ```
package struct LastRun: Hashable, Sendable {
  /// Paths in the results are relative to this folder where they are below it.
  package let project: URL
  package var folder: URL { project.appendingPathComponent(".strut/last-run") }

  package init(project: URL) { self.project = project }

  /// The files that a failing cell may have.
  package enum File: String, CaseIterable, Sendable {
    case expectedPicture = "expected.png"
    case actualPicture = "actual.png"
    case differencePicture = "difference.png"
    case expectedLayout = "expected.txt"
    case actualLayout = "actual.txt"
  }

  package var resultsURL: URL { folder.appendingPathComponent("results.json") }

  package func folder(of id: CellID) -> URL {
    folder.appendingPathComponent(id.screen).appendingPathComponent(id.cell)
  }

  package func url(of file: File, _ id: CellID) -> URL {
    folder(of: id).appendingPathComponent(file.rawValue)
  }

  /// Removes what an earlier run left, and nothing that a run does not write: other files stay, and
  /// links are not followed.
  package func empty() throws(FileError) {
    // First, so that a run which is cut short leaves no results that do not fit the pictures.
    try Folder.removeFile(resultsURL)
    try AtomicFile.removeLeftovers(in: folder)
    for screen in try folders(in: folder) {
      for cell in try folders(in: screen) {
        try AtomicFile.removeLeftovers(in: cell)
        for file in File.allCases {
          try Folder.removeFile(cell.appendingPathComponent(file.rawValue))
        }
        try Folder.removeIfEmpty(cell)
      }
      try Folder.removeIfEmpty(screen)
    }
  }

  private func folders(in url: URL) throws(FileError) -> [URL] {
    var folders: [URL] = []
    for name in try Folder.names(in: url) {
      let child = url.appendingPathComponent(name)
      if Folder.isFolder(child) { folders.append(child) }
    }
    return folders
  }
}
