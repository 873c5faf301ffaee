import Cells
import Foundation
import Snapshots

/// The results of a run on another machine, in a folder or a ZIP archive.
struct RunArtifact {
  /// The run, or its parts by ascending index.
  let runs: [(run: LastRun, results: RunResults)]
  /// The results of all parts, in the order of the cells of the whole run; an obstacle if it stopped
  /// the run or if parts are missing.
  let results: RunResults

  /// Finds the results.
  ///
  /// A whole run counts before parts of runs. A comparison of revisions does not count.
  ///
  /// - Parameters:
  ///   - path: the folder or the archive.
  ///   - folder: the folder of the project here, to which the paths in the results are relative.
  ///   - scratch: a folder for the files of an archive. It need not exist.
  /// - Throws: `ArtifactError`, `MergeError`, or the error of a file or of results.
  init(_ path: String, in folder: WorkingFolder, unpackingTo scratch: URL) throws {
    var root = folder.place(path)
    if (try? root.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true {
      try Self.unpack(root, named: path, to: scratch)
      root = scratch
    }
    let comparison = RunPlace.comparison.lastRun(in: folder).folder.lastPathComponent
    var whole: [(run: LastRun, results: RunResults)] = []
    var hasParts = false
    for place in try RunParts.runs(in: root)
    where place.path == root.path || place.lastPathComponent != comparison {
      let run = LastRun(project: folder.url, folder: place)
      let results = try Self.results(of: run, below: root, named: path)
      if results.shard == nil { whole.append((run, results)) } else { hasParts = true }
    }
    guard whole.count < 2 else {
      let names = whole.map { String($0.run.folder.path.dropFirst(root.path.count + 1)) }
      throw ArtifactError.severalRuns(path: path, folders: names)
    }
    if let only = whole.first {
      (runs, results) = ([only], only.results)
    } else {
      guard hasParts else { throw ArtifactError.noRun(path: path) }
      let parts = try RunParts.read([root.path], from: folder)
      runs = parts.parts.map { ($0.run, $0.results) }
      results = parts.joined(stale: [])
    }
  }

  /// Reads results.
  ///
  /// The error of damaged results has their path in the artifact, because the path of an unpacked
  /// file would say nothing to anybody.
  private static func results(
    of run: LastRun, below root: URL, named path: String
  ) throws -> RunResults {
    do {
      return try run.results()
    } catch {
      guard case .damaged = error else { throw error }
      let file = String(run.resultsURL.path.dropFirst(root.path.count + 1))
      throw ArtifactError.archive(path: path, .damaged(entry: file))
    }
  }

  /// The greatest size of an archive in bytes.
  private static let greatestArchiveSize = 1 << 30
  /// The greatest size of all files of an archive, in bytes.
  private static let greatestSize = 4 << 30

  /// Writes the files of runs in an archive to a folder.
  private static func unpack(_ file: URL, named path: String, to scratch: URL) throws {
    guard let bytes = try AtomicFile.read(file, within: greatestArchiveSize) else {
      throw FileError(.read, path, code: ENOENT)
    }
    let names = Set(
      LastRun.File.allCases.map(\.rawValue)
        + [LastRun(project: scratch).resultsURL.lastPathComponent])
    do {
      let archive = try ZipArchive(bytes)
      var left = greatestSize
      for entry in archive.entries
      where names.contains(String(entry.name.split(separator: "/").last ?? "")) {
        guard !entry.name.hasSuffix("/") else { continue }
        guard entry.count <= left else {
          throw ZipArchive.Fault.tooLarge(entry: entry.name, limit: greatestSize)
        }
        left -= entry.count
        try AtomicFile.write(
          try archive.contents(of: entry), to: scratch.appendingPathComponent(entry.name),
          below: scratch, durability: .cached)
      }
    } catch let fault as ZipArchive.Fault {
      throw ArtifactError.archive(path: path, fault)
    }
  }
}
