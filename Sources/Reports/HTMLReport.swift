package import Foundation
package import Snapshots

/// A run as a folder that a browser shows from disk: a page and the pictures of failing cells.
package struct HTMLReport: Hashable, Sendable {
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  package var pageURL: URL { folder.appendingPathComponent("index.html") }

  /// Replaces what an earlier run's report left in the folder.
  ///
  /// - Parameters:
  ///   - results: what the page tells.
  ///   - lastRun: where the pictures come from.
  ///   - titles: the screens' titles by their names.
  /// - Throws: what kept a file from being read or written.
  package func write(
    _ results: RunResults, from lastRun: LastRun, titles: [String: String] = [:]
  ) throws(FileError) {
    let pictures = ReportPictures.folders(in: folder)
    try pictures.empty()
    for cell in results.cells {
      for file in ReportPictures.files(of: cell) {
        let source = lastRun.url(of: file, cell.id)
        guard let bytes = try AtomicFile.read(source) else {
          throw FileError(.read, source.path, code: ENOENT)
        }
        try AtomicFile.write(
          bytes, to: pictures.url(of: file.rawValue, cell.id), durability: .cached)
      }
    }
    try AtomicFile.write(
      RunPage(results: results, titles: titles).html, to: pageURL, durability: .cached)
  }
}
