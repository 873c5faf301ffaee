import EmbeddedFiles
package import Foundation
package import Snapshots

/// A run as a folder that a browser shows from disk: a page with its style and script, the run's
/// data, and the pictures of failing cells.
package struct HTMLReport: Hashable, Sendable {
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  package var pageURL: URL { folder.appendingPathComponent(ReportFiles.page) }

  /// Replaces what an earlier run's report left in the folder.
  ///
  /// - Parameters:
  ///   - results: what the page tells.
  ///   - lastRun: where the pictures come from.
  /// - Throws: what kept a file from being read or written.
  package func write(_ results: RunResults, from lastRun: LastRun) throws(FileError) {
    // First, so that a report which is cut short shows nothing rather than another run's.
    try Folder.removeFile(pageURL)
    let folders = ReportFiles.folders(in: folder)
    try folders.empty()
    for cell in results.cells {
      for file in ReportFiles.pictures(of: cell) {
        let source = lastRun.url(of: file, cell.id)
        guard let bytes = try AtomicFile.read(source) else {
          throw FileError(.read, source.path, code: ENOENT)
        }
        try AtomicFile.write(
          bytes, to: folders.url(of: file.rawValue, cell.id), durability: .cached)
      }
      if cell.isToBeLookedAt {
        let details = CellDetails(cell, views: try lastRun.views(of: cell))
        try AtomicFile.write(
          details.script, to: folders.url(of: ReportFiles.details, cell.id), durability: .cached)
      }
    }
    try write(ReportData(results).script, to: ReportFiles.data)
    try write(Self.style, to: ReportFiles.style)
    try write(Self.script, to: ReportFiles.script)
    try write(RunPage(results).html, to: ReportFiles.page)
  }

  private static var style: String {
    EmbeddedFile.pageStyle.unindentedText + EmbeddedFile.reportStyle.unindentedText
  }

  /// One script, because a page from disk may load a script but no module.
  ///
  /// The function around it hides all names but `strutRun` and `strutCell`, which the data files call.
  private static var script: String {
    "(() => {\n\"use strict\";\n\n\(EmbeddedFile.reportScript.unindentedText)})();\n"
  }

  private func write(_ text: String, to name: String) throws(FileError) {
    try AtomicFile.write(text, to: folder.appendingPathComponent(name), durability: .cached)
  }
}
