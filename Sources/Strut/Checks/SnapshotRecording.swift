import Snapshots

/// Which references a run may write, named for the situation; a run that may write never passes.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// The default, and what CI runs: nothing is written.
  case none
  /// New cells get their first reference.
  case missing
  /// Existing references that differ are replaced.
  case changed
  /// Every cell is written anew.
  case all
}

extension RecordMode {
  init(_ recording: SnapshotRecording) {
    switch recording {
    case .none: self = .none
    case .missing: self = .missing
    case .changed: self = .changed
    case .all: self = .all
    }
  }
}
