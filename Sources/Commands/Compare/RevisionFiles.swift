import Cells
import Foundation
import Snapshots

/// The specs of a revision and the files beside them, copied into a folder.
struct RevisionFiles {
  /// The revision as the user wrote it.
  let revision: String
  /// The folder of the copy, to which the paths are relative.
  let folder: WorkingFolder
  /// The paths that exist in the revision.
  let paths: [String]
}

extension Git {
  /// Writes the files of a revision below some paths, without references.
  ///
  /// For the path of a spec, it writes all files below the folder of the spec. It also writes the
  /// asset catalogues and words that the specs name.
  ///
  /// - Parameters:
  ///   - revision: the revision as the user wrote it.
  ///   - paths: paths relative to the folder of the project.
  ///   - resources: the files of the project that all specs may use.
  ///   - renames: specs to write under their new names.
  ///   - place: the folder for the files. It is created if it does not exist.
  /// - Returns: the folder, and the paths that exist in it.
  /// - Throws: `GitError`, or the error of a file that cannot be written.
  func checkOut(
    _ revision: String, below paths: [String], _ resources: ProjectResources,
    renaming renames: [SpecRenames.Rename] = [],
    in place: URL
  ) throws -> RevisionFiles {
    let commit = try commit(revision)
    let wanted = paths + renames.map(\.old)
    let folders = wanted.map { path in
      path.hasSuffix(".yaml") || path.hasSuffix(".yml")
        ? (path as NSString).deletingLastPathComponent : path
    }
    let entries = try files(commit, below: folders.map { $0.isEmpty ? "." : $0 }).filter {
      !$0.path.split(separator: "/").contains("references")
    }
    let places = Dictionary(renames.map { ($0.old, $0.place) }, uniquingKeysWith: { one, _ in one })
    func write(_ entries: [Entry]) throws {
      for entry in entries {
        let path = places[entry.path] ?? entry.path
        guard Folder.contains(path) else { throw GitError.unsafePath(path, revision: revision) }
        try AtomicFile.write(
          try contents(entry), to: place.appendingPathComponent(path), durability: .cached)
      }
    }
    try write(entries)
    let folder = WorkingFolder(path: place.path)
    let written = RevisionFiles(
      revision: revision, folder: folder,
      paths: (paths + renames.map(\.place)).filter { Folder.exists(folder.place($0)) })
    var failure: GitError?
    let named = Workspace.resourcePaths(written.paths, in: folder, resources) { path in
      do throws(GitError) {
        return try names(in: path, of: commit)
      } catch {
        failure = error
        return []
      }
    }
    if let failure { throw failure }
    if !named.isEmpty {
      let known = Set(entries.map(\.path))
      try write(try files(commit, below: named).filter { !known.contains($0.path) })
    }
    return written
  }
}
