package import Cells
package import Diagnostics
import Snapshots

extension MergeError: EnvironmentError {}
extension GitError: EnvironmentError {}

extension OutputError: EnvironmentError {
  /// Without help, which speaks of files that are written whole or not at all.
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
          rule: "folderAndFile", text: "`\(folder)` is a folder, and `\(file)` is not one"),
        help: "give two pictures or two folders")
    }
  }
}

extension SurroundingsError {
  /// What an error that a run threw means to whoever started it: most lie in the surroundings.
  package static func verdict(on error: any Error) -> RunOutcome.Verdict {
    switch error {
    case let error as GitError where error.isInput: return .specIsWrong
    case is DiffError: return .specIsWrong
    case LastRun.ResultsError.none(let obstacle):
      switch obstacle.kind {
      case .spec: return .specIsWrong
      case .selection: return .nothingSelected
      case .surroundings: return .surroundingsAreWrong
      }
    default: return .surroundingsAreWrong
    }
  }
}
