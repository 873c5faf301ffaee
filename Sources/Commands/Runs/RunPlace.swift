package import Cells
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
  /// A part of a run whose number is unknown.
  ///
  /// It has no results of its own.
  case unknownPart
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
    case .unknownPart:
      LastRun(
        project: folder.url,
        folder: folder.url.appendingPathComponent("\(RunPart.folder)/unknown/results"))
    case .comparison:
      LastRun(project: folder.url, folder: folder.url.appendingPathComponent(".strut/compare"))
    }
  }

  /// Whether a path is in a folder that only has the results of runs, or is that folder, or a file
  /// that Strut keeps beside them.
  ///
  /// The case of letters does not count, as on a Mac.
  ///
  /// - Parameters:
  ///   - path: the path as the user wrote it.
  ///   - folder: the folder of the project.
  /// - Returns: whether Strut writes and reads files there.
  package static func hasResults(at path: String, in folder: WorkingFolder) -> Bool {
    func key(_ url: URL) -> String { url.standardizedFileURL.path.lowercased() }
    let output = key(folder.place(path))
    let places = [RunPlace.lastRun, .comparison].map { $0.lastRun(in: folder).folder }
    let files = [PassedCells.url(in: folder.url), IgnoredFolder.rules(in: folder.url)]
    return (places + files + [folder.place(RunPart.folder)]).map(key).contains { place in
      output == place || output.hasPrefix("\(place)/")
    }
  }

  /// The results that a run at this place replaces.
  ///
  /// A part whose number is unknown may be any part, so it replaces those of all parts.
  ///
  /// - Parameter folder: the folder of the project.
  /// - Returns: the folders of the results. They need not exist.
  /// - Throws: the error of a folder that cannot be read.
  func replacedRuns(in folder: WorkingFolder) throws(FileError) -> [LastRun] {
    guard self == .unknownPart else { return [lastRun(in: folder)] }
    return try RunParts.runs(in: folder.place(RunPart.folder)).map {
      LastRun(project: folder.url, folder: $0)
    }
  }
}
