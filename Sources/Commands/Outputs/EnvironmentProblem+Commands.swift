package import Cells
package import Diagnostics
package import Snapshots

extension MergeError: EnvironmentError {}
extension GitError: EnvironmentError {}
extension SwiftError: EnvironmentError {}

extension OutputError: EnvironmentError {
  /// The error of writing standard output.
  ///
  /// It has no help, because the help of file errors may say that nothing was half written.
  package var diagnostic: Diagnostic {
    var diagnostic = FileError(.write, "standard output", code: code).diagnostic
    diagnostic.help = nil
    return diagnostic
  }
}

extension DiffError: EnvironmentError {
  package var diagnostic: Diagnostic {
    switch self {
    case .folderAndFile(let folder, let file):
      Diagnostic(
        Message(
          rule: "folderAndFile", text: "`\(folder)` is a folder, but `\(file)` is a file"),
        help: "give two pictures or two folders")
    case .equalNames(let one, let other):
      Diagnostic(.equalNames(one, other), help: EqualNames.help)
    case .tooManyLinks(let folder):
      Diagnostic(
        Message(rule: "tooManyLinks", text: "`\(folder)` is behind too many links to folders"),
        help: "compare folders whose links do not lead to each other")
    }
  }
}

extension EnvironmentProblem {
  /// The verdict on a run that threw an error, which is usually `environmentProblem`.
  package static func verdict(on error: any Error) -> RunVerdict {
    switch error {
    case let error as GitError where error.isInput: .invalidInput
    case is DiffError, is CellError: .invalidInput
    case PublishError.badBranch: .invalidInput
    case LastRun.ResultsError.none(let obstacle): obstacle.verdict
    default: .environmentProblem
    }
  }
}
