import Foundation
import Snapshots

/// The files of a run's report.
enum ReportFiles {
  static let page = "index.html"
  static let style = "report.css"
  static let script = "report.js"
  static let data = "data.js"
  /// The name of the file with a cell's details.
  ///
  /// It is in the folder of the cell's pictures.
  static let details = "details.js"
  static let picturesFolder = "pictures"
  /// The files and folders of a report without a page.
  static let all = [
    style, script, data, picturesFolder, HTMLReport.sheet, HTMLReport.stripFolder,
  ]

  /// The pictures of a cell that the last run kept.
  ///
  /// The old picture is the first.
  static func pictures(of cell: CellRecord) -> [LastRun.File] {
    guard let evidence = cell.evidence else { return [] }
    return evidence.reference == nil || evidence.hasExpectedPicture == false
      ? [.actualPicture] : [.expectedPicture, .actualPicture, .differencePicture]
  }

  /// The path of a file of a cell, relative to the page.
  static func path(of file: String, _ id: CellID) -> String {
    "\(picturesFolder)/\(id.screen)/\(id.cell)/\(file)"
  }

  /// The folders for the files of cells, inside the folder of a report.
  static func folders(in folder: URL) -> CellFolders {
    CellFolders(
      folder: folder.appendingPathComponent(picturesFolder),
      files: LastRun.File.allCases.map(\.rawValue) + [details])
  }
}
