import Snapshots

/// The exit status of the program, the same for every command.
enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  case success = 0
  /// Snapshots differ, are missing or were recorded, or lint or sweep found errors.
  case snapshotsDiffer = 1
  /// The arguments or a spec are invalid.
  case invalidInput = 2
  /// A font or a library is missing, a disk is full, or a reference cannot be read.
  case environmentProblem = 3
  /// The selection matches no cell.
  case nothingSelected = 4

  init(_ verdict: RunVerdict) {
    switch verdict {
    case .passed: self = .success
    case .recorded, .differs: self = .snapshotsDiffer
    case .invalidInput: self = .invalidInput
    case .environmentProblem: self = .environmentProblem
    case .nothingSelected: self = .nothingSelected
    }
  }
}
