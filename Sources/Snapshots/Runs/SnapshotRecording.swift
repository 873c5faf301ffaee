/// The references that a run may write.
///
/// A run that may write references never passes.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable, Codable {
  /// The run writes no reference.
  ///
  /// This is the default, for CI.
  case none
  /// The run writes the first reference of each new cell.
  case missing
  /// The run replaces each reference from which its cell differs.
  case changed
  /// The run writes the reference of every cell.
  case all
}
