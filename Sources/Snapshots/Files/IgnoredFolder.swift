package import Foundation

/// The folder of a project that Strut writes into, `.strut`, and its `.gitignore`.
package enum IgnoredFolder {
  private static let name = ".strut"
  private static let rulesName = ".gitignore"

  /// Git ignores everything in the folder except the configuration.
  private static let rules = """
    # Results, reports and pictures of Strut.
    *
    !.gitignore
    !config.yaml

    """

  /// The folder's `.gitignore` in a project.
  package static func rules(in project: URL) -> URL {
    project.appendingPathComponent("\(name)/\(rulesName)")
  }

  /// Writes the `.gitignore` when Strut creates the folder or the first folder in it.
  ///
  /// A file that is there stays as it is. A failure is ignored, because git is optional.
  ///
  /// - Parameter path: a folder that was just created.
  static func noteCreation(of path: String) {
    var folder = URL(fileURLWithPath: path)
    if folder.lastPathComponent != name { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent(rulesName)
    guard folder.lastPathComponent == name, !Folder.exists(file) else { return }
    try? AtomicFile.write(rules, to: file, durability: .cached)
  }
}
