package import Cells
package import Diagnostics
import Foundation
package import Snapshots

/// Writes a starter spec where there is nothing yet.
package struct NewRun: Sendable {
  /// Why nothing is written; empty where the spec is.
  package let diagnostics: [Diagnostic]
  /// What is written and the command to go on with; empty where nothing is.
  package let summary: String

  /// - Parameters:
  ///   - operand: a screen's name, whose spec goes into a folder of its own below the project's
  ///     first folder of specs, or a spec's path.
  ///   - project: says where specs are.
  ///   - folder: what paths are meant from.
  /// - Throws: what kept the file from being written.
  package init(_ operand: String, project: Project, in folder: WorkingFolder) throws(FileError) {
    switch try Self.write(operand, project, folder) {
    case .success(let screen):
      diagnostics = []
      summary = """
        \(screen.path) is written; draw it with
          strut render \(ShellWord.quoted(screen.target)) --sheet

        """
    case .failure(let refusal):
      diagnostics = [refusal.diagnostic]
      summary = ""
    }
  }

  private static func write(
    _ operand: String, _ project: Project, _ folder: WorkingFolder
  ) throws(FileError) -> Result<ScreenName, StarterRefusal> {
    let screen: ScreenName
    do {
      screen = try ScreenName(operand, in: folderOfSpecs(project))
    } catch {
      return .failure(error)
    }
    let url = folder.place(screen.path)
    if Folder.exists(url) { return .failure(.exists(path: screen.path)) }
    let specs = SpecFinder.find(project.paths, in: folder).specs
    if let other = specs.first(where: { $0.screen == screen.name }) {
      return .failure(.screenExists(screen.name, path: other.shownPath))
    }
    try Folder.make(url.deletingLastPathComponent())
    let isNew = try OutputFile.create(StarterSpec.text(screen: screen.name), at: url)
    return isNew ? .success(screen) : .failure(.exists(path: screen.path))
  }

  /// The first of the project's paths that is no spec itself.
  private static func folderOfSpecs(_ project: Project) -> String {
    project.paths.first { !$0.hasSuffix(".yaml") && !$0.hasSuffix(".yml") } ?? "Snapshots"
  }
}
