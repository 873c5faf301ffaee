import Cells
import Foundation
import Snapshots

/// The folder of a run's results, relative to the project.
package enum RunPlace: Hashable, Sendable {
  /// The last run of the project.
  case lastRun
  /// A part of a run.
  ///
  /// Each part has its own folder. Parts can therefore run at the same time on one file system.
  case part(Shard)
  /// The last comparison of revisions.
  case comparison

  func lastRun(in folder: WorkingFolder) -> LastRun {
    switch self {
    case .lastRun: LastRun(project: folder.url)
    case .part(let shard):
      LastRun(
        project: folder.url,
        folder: folder.url.appendingPathComponent(
          "\(RunPart.folder)/\(shard.index)-of-\(shard.count)/results"))
    case .comparison:
      LastRun(project: folder.url, folder: folder.url.appendingPathComponent(".strut/compare"))
    }
  }
}
