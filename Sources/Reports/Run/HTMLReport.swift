import EmbeddedFiles
package import Foundation
package import Snapshots

/// A run as a folder that a browser shows from disk: a page with its style and script, the run's data,
/// and the pictures of failing cells.
package struct HTMLReport: Hashable, Sendable {
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  package var pageURL: URL { folder.appendingPathComponent(ReportFiles.page) }

  /// Replaces what an earlier run's report left in the folder.
  ///
  /// - Parameter model: the run, with the folder of its pictures.
  /// - Throws: the error of a file that cannot be read or written.
  package func write(_ model: ReportModel) throws(FileError) {
    let lastRun = model.lastRun
    // The page goes first, so that an interrupted report does not show another run's page.
    try Folder.removeFile(pageURL)
    let folders = ReportFiles.folders(in: folder)
    try folders.empty()
    for cell in model.results.cells {
      for file in ReportFiles.pictures(of: cell) {
        let source = lastRun.url(of: file, cell.id)
        guard let bytes = try AtomicFile.read(source) else {
          throw FileError(.read, source.path, code: ENOENT)
        }
        try AtomicFile.write(
          bytes, to: folders.url(of: file.rawValue, cell.id), durability: .cached)
      }
      if cell.needsAttention {
        let details = ReportData.script(of: cell, views: try lastRun.views(of: cell))
        try AtomicFile.write(
          details, to: folders.url(of: ReportFiles.details, cell.id), durability: .cached)
      }
    }
    try write(ReportData.script(of: model), to: ReportFiles.data)
    try write(Self.style, to: ReportFiles.style)
    try write(Self.script, to: ReportFiles.script)
    try write(RunPage(model).html, to: ReportFiles.page)
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
