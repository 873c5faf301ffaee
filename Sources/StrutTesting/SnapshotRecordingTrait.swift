#if canImport(Testing)
  public import Strut
  public import Testing

  /// Which references the assertions of a test, or of all tests of a suite, may write.
  public struct SnapshotRecordingTrait: TestTrait, SuiteTrait {
    /// The references that may be written.
    public let recording: SnapshotRecording

    /// It holds for the tests of suites within a suite too.
    public var isRecursive: Bool { true }
  }

  extension Trait where Self == SnapshotRecordingTrait {
    /// Lets the assertions of the test, or of all tests of the suite, record, where they do not say
    /// otherwise themselves.
    ///
    /// ```swift
    /// @Suite(.snapshots(record: .missing)) struct Screens { }
    /// ```
    ///
    /// - Parameter recording: which references to write; a test that records fails.
    /// - Returns: the trait.
    public static func snapshots(record recording: SnapshotRecording) -> SnapshotRecordingTrait {
      SnapshotRecordingTrait(recording: recording)
    }
  }
#endif
