package import Cells
package import Diagnostics
import Foundation
import Matching
package import Snapshots

/// The result of `writeSpec`.
package struct WrittenSpecResult: Sendable {
  package let verdict: RunVerdict
  /// What is wrong with the dump or the path.
  package let diagnostics: [Diagnostic]
  /// The dump's lines to which diagnostics point.
  package let sources: [SourceText]
  /// The path of the spec and the next command; empty if nothing is written.
  package let summary: String
}

/// Writes a first spec from a dump, unless its file or a screen of its name exists.
///
/// - Parameters:
///   - dump: the path of the dump.
///   - path: the path of the spec.
///   - project: the project with the paths of its specs.
///   - folder: the base of relative paths.
/// - Returns: the path of the spec, or the reason why nothing is written.
/// - Throws: the error of a file that cannot be written.
package func writeSpec(
  from dump: String, to path: String, project: Project, in folder: WorkingFolder
) throws -> WrittenSpecResult {
  let file = DumpFile(dump, in: folder)
  let sources = [file.source].compactMap(\.self)
  func refused(_ verdict: RunVerdict, _ more: [Diagnostic] = []) -> WrittenSpecResult {
    WrittenSpecResult(
      verdict: verdict, diagnostics: file.diagnostics + more, sources: sources, summary: "")
  }
  guard let found = file.dump else {
    return refused(file.isOutOfReach ? .environmentProblem : .invalidInput)
  }
  guard let spec = DumpSpec(AppViews(found), named: file.name) else {
    return refused(.invalidInput, [.noScreen(dump)])
  }
  guard path.hasSuffix(".yaml") || path.hasSuffix(".yml") else {
    return refused(.invalidInput, [.noSpecPath(path)])
  }
  let screen: ScreenName
  do {
    screen = try ScreenName(path, in: Project.standardPath)
  } catch {
    return refused(.invalidInput, [error.diagnostic])
  }
  if let refusal = try screen.write(spec.text, project: project, in: folder) {
    return refused(.invalidInput, [refusal.diagnostic])
  }
  let summary = """
    Wrote \(path) with \(Count.of(spec.count, "view")). To compare it with the dump, run
      strut match \(ShellWord.path(path)) \(ShellWord.path(dump))

    """
  return WrittenSpecResult(
    verdict: .passed, diagnostics: file.diagnostics, sources: sources, summary: summary)
}

extension Diagnostic {
  fileprivate static func noScreen(_ path: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "noScreen", text: "`\(path)` has no view with the size of a screen"),
      help: "dump the view of a controller, or a window")
  }

  fileprivate static func noSpecPath(_ path: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "notASpec", text: "`\(path)` is not the path of a spec"),
      help: "give a path that ends in `.yaml`, such as `screens/card.yaml`")
  }
}
