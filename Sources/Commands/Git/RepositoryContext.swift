import Foundation
import Snapshots

/// What git finds around a folder before it reads any setting.
enum RepositoryContext: Hashable {
  /// No folder above has a repository.
  case none
  /// A repository with a working tree, or one that the environment names.
  case repository
  /// Files that look like a repository without a working tree.
  ///
  /// Anybody can commit such files, and git follows the settings in them.
  case embedded(path: String)

  /// - Parameters:
  ///   - folder: the folder in which git runs.
  ///   - environment: the environment of the process.
  init(of folder: URL, _ environment: [String: String]) {
    self = .none
    guard environment["GIT_DIR"] == nil else {
      self = .repository
      return
    }
    var place = folder.resolvingSymlinksInPath().standardizedFileURL
    while true {
      if Folder.exists(place.appendingPathComponent(".git")) {
        self = .repository
        return
      }
      let parts = ["HEAD", "objects", "refs"].map(place.appendingPathComponent)
      if parts.allSatisfy(Folder.exists) {
        self = .embedded(path: place.path)
        return
      }
      guard place.path != "/" else { return }
      place.deleteLastPathComponent()
    }
  }
}
