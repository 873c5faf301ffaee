/// Which references a run may write, named for the situation; a recording run never passes.
package enum RecordMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// The default, and what CI runs: nothing is written.
  case none
  /// New cells get their first reference.
  case missing
  /// Existing references that differ are replaced.
  case changed
  /// Every cell is written anew.
  case all
}
