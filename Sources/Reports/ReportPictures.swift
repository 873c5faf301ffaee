import Foundation
import Snapshots

/// The pictures that a run's report brings along.
enum ReportPictures {
  /// The pictures that the last run kept of the cell.
  static func files(of cell: CellRecord) -> [LastRun.File] {
    guard let evidence = cell.evidence else { return [] }
    return evidence.reference == nil
      ? [.actualPicture] : [.expectedPicture, .actualPicture, .differencePicture]
  }

  /// Relative to the page.
  static func path(of file: LastRun.File, _ id: CellID) -> String {
    "pictures/\(id.screen)/\(id.cell)/\(file.rawValue)"
  }

  /// Where they lie in a report's folder.
  static func folders(in folder: URL) -> CellFolders {
    CellFolders(
      folder: folder.appendingPathComponent("pictures"),
      files: LastRun.File.allCases.map(\.rawValue))
  }
}
