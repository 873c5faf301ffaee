public import Strut

#if canImport(Testing)
  import Testing
#endif

/// What holds for assertions that say nothing of recording themselves.
enum RecordingDefault {
  /// What the nearest `withSnapshots` around the assertion says.
  @TaskLocal static var enclosing: SnapshotRecording?

  /// What the nearest trait of the running test or of its suites says.
  private static var trait: SnapshotRecording? {
    #if canImport(Testing)
      let traits = Test.current?.traits ?? []
      return traits.compactMap { $0 as? SnapshotRecordingTrait }.last?.recording
    #else
      return nil
    #endif
  }

  static var current: SnapshotRecording { enclosing ?? trait ?? .none }
}

extension SnapshotRecording {
  /// What the nearest ``withSnapshots(record:perform:)`` says, else the nearest trait
  /// `.snapshots(record:)` of the test or of its suites; without either nothing is recorded.
  public static var inherited: SnapshotRecording { RecordingDefault.current }
}

/// Lets the assertions within record, where they do not say otherwise themselves.
///
/// In XCTest a whole class records with
///
/// ```swift
/// override func invokeTest() { withSnapshots(record: .missing) { super.invokeTest() } }
/// ```
///
/// The work asserts snapshots on the same task; what it returns or throws comes back. A test that
/// records fails.
public func withSnapshots<Result>(
  record recording: SnapshotRecording, perform work: () throws -> Result
) rethrows -> Result {
  try RecordingDefault.$enclosing.withValue(recording) { try work() }
}
