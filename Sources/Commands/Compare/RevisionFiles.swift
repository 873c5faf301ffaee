import Cells
import Foundation
import Snapshots

/// The specs of a revision, with the files that stand beside them, in a folder of their own.
struct RevisionFiles {
  /// As the user named it.
  let revision: String
  /// Stands for the folder that the paths are meant from.
  let folder: WorkingFolder
  /// The paths at which the revision has something, as specs are found there.
  let paths: [String]

  /// Writes the files below the paths, references aside, and those beside a path's spec.
  ///
  /// - Parameters:
  ///   - revision: as the user named it.
  ///   - git: of the project's folder.
  ///   - paths: relative to that folder.
  ///   - renames: specs that are written, and found, by their new names.
  ///   - place: a folder that is there for this.
  /// - Throws: `GitError`, or what kept a file from being written.
  init(
    _ revision: String, of git: Git, below paths: [String],
    renaming renames: [SpecRenames.Rename] = [], in place: URL
  ) throws {
    self.revision = revision
    let commit = try git.commit(revision)
    let wanted = paths + renames.map(\.old)
    let folders = wanted.map { path in
      path.hasSuffix(".yaml") || path.hasSuffix(".yml")
        ? (path as NSString).deletingLastPathComponent : path
    }
    let entries = try git.files(commit, below: folders.map { $0.isEmpty ? "." : $0 }).filter {
      !$0.path.split(separator: "/").contains("references")
    }
    let places = Dictionary(renames.map { ($0.old, $0.place) }, uniquingKeysWith: { one, _ in one })
    for entry in entries {
      let path = places[entry.path] ?? entry.path
      try AtomicFile.write(
        try git.contents(entry), to: place.appendingPathComponent(path), durability: .cached)
    }
    folder = WorkingFolder(path: place.path)
    let place = folder
    self.paths = (paths + renames.map(\.place)).filter { Folder.exists(place.place($0)) }
  }
}
