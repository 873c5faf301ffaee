import Foundation
import Snapshots

/// The files of a run's report.
enum ReportFiles {
  static let page = "index.html"
  static let style = "report.css"
  static let script = "report.js"
  static let data = "data.js"
  /// The file of a cell's details, in the folder of its pictures.
  static let details = "details.js"
  private static let picturesFolder = "pictures"

  /// The pictures that the last run kept of the cell, the old one first.
  static func pictures(of cell: CellRecord) -> [LastRun.File] {
    guard let evidence = cell.evidence else { return [] }
    return evidence.reference == nil || evidence.hasExpectedPicture == false
      ? [.actualPicture] : [.expectedPicture, .actualPicture, .differencePicture]
  }

  /// The path of a cell's file relative to the page.
  static func path(of file: String, _ id: CellID) -> String {
    "\(picturesFolder)/\(id.screen)/\(id.cell)/\(file)"
  }

  /// The folders of the cells' files in a report's folder.
  static func folders(in folder: URL) -> CellFolders {
    CellFolders(
      folder: folder.appendingPathComponent(picturesFolder),
      files: LastRun.File.allCases.map(\.rawValue) + [details])
  }
}
