import Cells
import Foundation
import Snapshots

/// Where a run keeps its results, from the project's folder.
package enum RunPlace: Hashable, Sendable {
  /// The project's last run.
  case lastRun
  /// A part of a run, each in a folder of its own, so that parts may run beside each other on one file
  /// system.
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
