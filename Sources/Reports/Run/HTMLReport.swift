package import Foundation
package import Snapshots

/// A run as a folder of files that a browser shows from disk.
///
/// The folder has a page, the page's style and script, the data of the run, and the pictures of
/// failing cells.
package struct HTMLReport: Hashable, Sendable {
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// The name of the contact sheet's file, which belongs to the summary of the run.
  package static let sheet = "contact-sheet.png"
  /// The folder of the strips, which belong to the summary of the run.
  package static let stripFolder = "strips"

  /// Whether a path, relative to the folder of a report, is that of one of its files.
  package static func hasFile(at path: String) -> Bool {
    let first = path.split(separator: "/").first?.lowercased()
    return ([ReportFiles.page] + ReportFiles.all).contains { $0 == first }
  }

  package var pageURL: URL { folder.appendingPathComponent(ReportFiles.page) }

  /// Replaces the files of an earlier report in the folder.
  ///
  /// - Parameter model: the run, with the folder of its pictures.
  /// - Throws: the error of a file that cannot be read or written, or of a page that is no report.
  package func write(_ model: ReportModel) throws(FileError) {
    let lastRun = model.lastRun
    let content = ReportContent(model)
    try OwnPage.check(pageURL, has: "src=\"\(ReportFiles.script)\"")
    try checkFiles()
    // The page is removed first. If writing is interrupted, no page shows the data of another run.
    try Folder.removeFile(pageURL)
    let folders = ReportFiles.folders(in: folder)
    try Folder.check(folders.folder, below: folder)
    try folders.empty()
    // If writing is interrupted, the next report recognizes the folder by the script.
    try write(content.script, to: ReportFiles.script)
    for cell in model.results.cells {
      for file in ReportFiles.pictures(of: cell) {
        guard let bytes = try lastRun.bytes(of: file, cell.id) else {
          throw FileError(.read, lastRun.url(of: file, cell.id).path, code: ENOENT)
        }
        try AtomicFile.write(
          bytes, to: folders.url(of: file.rawValue, cell.id), below: folder, durability: .cached)
      }
      if cell.needsAttention {
        try AtomicFile.write(
          try content.details(of: cell),
          to: folders.url(of: ReportFiles.details, cell.id), below: folder, durability: .cached)
      }
    }
    try write(content.data(), to: ReportFiles.data)
    try write(content.style, to: ReportFiles.style)
    try write(content.page, to: ReportFiles.page)
  }

  /// Refuses to replace files of somebody else in a folder that has neither a page nor the script of a
  /// report.
  ///
  /// - Throws: `EEXIST` for the first of such files, or the error of reading the script.
  private func checkFiles() throws(FileError) {
    let script = folder.appendingPathComponent(ReportFiles.script)
    let text = try AtomicFile.read(script).map { String(decoding: $0, as: UTF8.self) }
    guard !Folder.exists(pageURL), text?.contains(ReportContent.function) != true else { return }
    for name in ReportFiles.all {
      let place = folder.appendingPathComponent(name)
      if Folder.exists(place) { throw FileError(.write, place.path, code: EEXIST) }
    }
  }

  private func write(_ text: String, to name: String) throws(FileError) {
    try AtomicFile.write(text, to: folder.appendingPathComponent(name), durability: .cached)
  }
}
