package import Cells
package import Diagnostics
import Foundation
package import Snapshots

/// The result of `newSpec`.
package struct NewSpecResult: Sendable {
  /// The reason why nothing is written; empty if the spec is written.
  package let diagnostics: [Diagnostic]
  /// The path of the spec and the next command; empty if nothing is written.
  package let summary: String
}

/// Writes a starter spec, unless its file or a screen of its name exists.
///
/// - Parameters:
///   - operand: the name of a screen, or the path of a spec. A name becomes a folder with a spec,
///     below the first folder of specs in the project.
///   - project: the project with the paths of its specs.
///   - folder: the base of relative paths.
/// - Returns: the path of the spec, or the reason why nothing is written.
/// - Throws: the error of a file that cannot be written.
package func newSpec(
  _ operand: String, project: Project, in folder: WorkingFolder
) throws(FileError) -> NewSpecResult {
  func refused(_ refusal: StarterRefusal) -> NewSpecResult {
    NewSpecResult(diagnostics: [refusal.diagnostic], summary: "")
  }
  let base = project.paths.first { !$0.hasSuffix(".yaml") && !$0.hasSuffix(".yml") }
  let screen: ScreenName
  do {
    screen = try ScreenName(operand, in: base ?? Project.standardPath)
  } catch {
    return refused(error)
  }
  let url = try folder.target(screen.path)
  if Folder.exists(url) { return refused(.exists(path: screen.path)) }
  let specs = SpecFinder.find(project.paths, in: folder).specs
  if let other = specs.first(where: { $0.screen == screen.name }) {
    return refused(.screenExists(screen.name, path: other.shownPath))
  }
  try Folder.make(url.deletingLastPathComponent())
  guard try OutputFile.create(StarterSpec.text(screen: screen.name), at: url) else {
    return refused(.exists(path: screen.path))
  }
  let summary = """
    Wrote \(screen.path). To draw it, run
      strut render \(ShellWord.path(screen.target)) --sheet

    """
  return NewSpecResult(diagnostics: [], summary: summary)
}
