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

  /// Writes the files below the paths, references aside.
  ///
  /// - Parameters:
  ///   - revision: as the user named it.
  ///   - git: of the project's folder.
  ///   - paths: relative to that folder.
  ///   - place: a folder that is there for this.
  /// - Throws: `GitError`, or what kept a file from being written.
  init(_ revision: String, of git: Git, below paths: [String], in place: URL) throws {
    self.revision = revision
    let commit = try git.commit(revision)
    let entries = try git.files(commit, below: paths).filter { entry in
      !entry.path.split(separator: "/").contains("references")
    }
    for entry in entries {
      try AtomicFile.write(
        try git.contents(entry), to: place.appendingPathComponent(entry.path), durability: .cached)
    }
    folder = WorkingFolder(path: place.path)
    let place = folder
    self.paths = paths.filter { Folder.exists(place.place($0)) }
  }
}
