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
  let text = StarterSpec.text(screen: screen.name)
  if let refusal = try screen.write(text, project: project, in: folder) {
    return refused(refusal)
  }
  let summary = """
    Wrote \(screen.path). To draw it, run
      strut render \(ShellWord.path(screen.target)) --sheet

    """
  return NewSpecResult(diagnostics: [], summary: summary)
}

extension ScreenName {
  /// Writes the screen's spec.
  ///
  /// - Parameters:
  ///   - text: the content of the file.
  ///   - project: the project with the paths of its specs.
  ///   - folder: the base of relative paths.
  /// - Returns: the reason why nothing is written; nil if the spec is written.
  /// - Throws: the error of a file that cannot be written.
  func write(
    _ text: String, project: Project, in folder: WorkingFolder
  ) throws(FileError) -> StarterRefusal? {
    let url = try folder.target(path)
    if Folder.exists(url) { return .exists(path: path) }
    let key = SpecFinder.key(ofScreen: name)
    let specs = SpecFinder.find(project.paths, in: folder).specs
    if let other = specs.first(where: { SpecFinder.key(ofScreen: $0.screen) == key }) {
      return .screenExists(other.screen, path: other.shownPath)
    }
    try Folder.make(url.deletingLastPathComponent())
    return try OutputFile.create(text, at: url) ? nil : .exists(path: path)
  }
}
