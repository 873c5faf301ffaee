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
  /// For the path of a spec, it writes all files below the folder of the spec.
  ///
  /// - Parameters:
  ///   - revision: the revision as the user wrote it.
  ///   - paths: paths relative to the folder of the project.
  ///   - renames: specs to write under their new names.
  ///   - place: the folder for the files. It is created if it does not exist.
  /// - Returns: the folder, and the paths that exist in it.
  /// - Throws: `GitError`, or the error of a file that cannot be written.
  func checkOut(
    _ revision: String, below paths: [String], renaming renames: [SpecRenames.Rename] = [],
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
    for entry in entries {
      let path = places[entry.path] ?? entry.path
      guard Folder.contains(path) else { throw GitError.unsafePath(path, revision: revision) }
      try AtomicFile.write(
        try contents(entry), to: place.appendingPathComponent(path), durability: .cached)
    }
    let folder = WorkingFolder(path: place.path)
    return RevisionFiles(
      revision: revision, folder: folder,
      paths: (paths + renames.map(\.place)).filter { Folder.exists(folder.place($0)) })
  }
}
