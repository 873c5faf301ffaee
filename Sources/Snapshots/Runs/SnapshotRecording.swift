/// The references that a run may write; a run that may write references never passes.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable, Codable {
  /// The default, for CI: the run writes nothing.
  case none
  /// The run writes the first reference of each new cell.
  case missing
  /// The run replaces references that differ.
  case changed
  /// The run writes the reference of every cell.
  case all
}
