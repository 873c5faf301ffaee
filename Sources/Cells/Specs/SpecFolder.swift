import Foundation

/// The folder of a spec, in which all that it names lies.
struct SpecFolder {
  /// With symbolic links resolved, so that none leads out.
  private let path: String

  init(_ folder: URL) { path = folder.resolvingSymlinksInPath().path }

  /// What a path of the spec leads to.
  enum Place {
    /// The file's absolute path, without links, and its name as the spec has it.
    case file(path: String, name: String)
    case outside
    case missing
  }

  /// Where a path leads that is relative to the folder.
  func place(of path: String) -> Place {
    let base = URL(fileURLWithPath: self.path, isDirectory: true)
    let url = URL(fileURLWithPath: path, relativeTo: base)
    let resolved = url.standardizedFileURL.resolvingSymlinksInPath().path
    guard !path.hasPrefix("/"), resolved.hasPrefix(self.path + "/") else { return .outside }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: resolved, isDirectory: &isFolder),
      !isFolder.boolValue
    else { return .missing }
    return .file(path: resolved, name: url.lastPathComponent)
  }
}
