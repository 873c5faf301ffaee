public import Strut

#if canImport(Testing)
  import Testing
#endif

/// The recording of assertions that do not give one.
enum RecordingDefault {
  /// The recording of the nearest `withSnapshots` around the assertion.
  @TaskLocal static var enclosing: SnapshotRecording?

  /// The recording of the nearest trait of the running test or its suites.
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
  /// The recording of the nearest ``withSnapshots(record:perform:)`` around the assertion.
  ///
  /// Without one, it is the recording of the nearest trait `.snapshots(record:)` of the test or its
  /// suites. Without either, nothing is recorded.
  public static var inherited: SnapshotRecording { RecordingDefault.current }
}

/// Sets the recording of the assertions in a closure that do not give one.
///
/// In XCTest, this override records for a whole class:
///
/// ```swift
/// override func invokeTest() { withSnapshots(record: .missing) { super.invokeTest() } }
/// ```
///
/// The closure runs on the same task, and its value or error is returned. A test that records
/// fails.
public func withSnapshots<Result>(
  record recording: SnapshotRecording, perform work: () throws -> Result
) rethrows -> Result {
  try RecordingDefault.$enclosing.withValue(recording) { try work() }
}
