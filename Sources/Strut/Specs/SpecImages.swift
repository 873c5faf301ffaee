import Foundation
import Spec

/// Finds the pictures of a spec, which are below its folder and nowhere else.
struct SpecImages {
  /// With symbolic links resolved, so that none leads out.
  private let folder: String
  private let files: ImageFiles

  init(folder: URL, files: ImageFiles) {
    self.folder = folder.resolvingSymlinksInPath().path
    self.files = files
  }

  /// The picture at a path relative to the folder, its size in points by the `@2x` or `@3x` of its
  /// name.
  func find(_ path: String) -> ImageLookup {
    let url = URL(
      fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
    let resolved = url.standardizedFileURL.resolvingSymlinksInPath().path
    guard !path.hasPrefix("/"), resolved.hasPrefix(folder + "/") else { return .outsideFolder }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: resolved, isDirectory: &isFolder),
      !isFolder.boolValue
    else { return .missing }
    do {
      return .found(try files.source(atPath: resolved, named: url.lastPathComponent))
    } catch {
      return .unusable(error)
    }
  }
}
