import Foundation

/// The folder of a spec.
///
/// All files that the spec names must be below it.
struct SpecFolder {
  /// The path with links resolved, for comparison with the resolved paths of files.
  private let path: String

  init(_ folder: URL) { path = folder.resolvingSymlinksInPath().path }

  /// The target of a path in a spec.
  enum Place {
    /// The file's absolute path with links resolved, and its name in the spec.
    case file(path: String, name: String)
    case outside
    case missing
  }

  /// The target of a path relative to the folder.
  func place(of path: String) -> Place {
    let base = URL(fileURLWithPath: self.path, isDirectory: true)
    let url = URL(fileURLWithPath: path, relativeTo: base)
    let resolved = url.standardizedFileURL.resolvingSymlinksInPath().path
    guard !path.hasPrefix("/"), resolved.hasPrefix(self.path + "/") else { return .outside }
    guard let last = path.split(separator: "/", omittingEmptySubsequences: false).last,
      !["", ".", ".."].contains(last)
    else { return .missing }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: resolved, isDirectory: &isFolder),
      !isFolder.boolValue
    else { return .missing }
    return .file(path: resolved, name: url.lastPathComponent)
  }
}
