import Commands

extension ExitStatus {
  init(_ verdict: RunOutcome.Verdict) {
    switch verdict {
    case .passed: self = .success
    case .differs: self = .snapshotsDiffer
    case .specIsWrong: self = .wrongInput
    case .surroundingsAreWrong: self = .wrongSurroundings
    case .nothingSelected: self = .nothingSelected
    }
  }
}
