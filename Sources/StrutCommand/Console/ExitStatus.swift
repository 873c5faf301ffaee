/// The program's exit status, the same for every command.
enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  case success = 0
  /// Snapshots differ, are missing, or were recorded; or lint or sweep found errors.
  case snapshotsDiffer = 1
  /// The command line or a spec is wrong.
  case wrongInput = 2
  /// A font or library is missing, a disk is full, a reference cannot be read.
  case wrongSurroundings = 3
  /// The selection matched no cell.
  case nothingSelected = 4
}
