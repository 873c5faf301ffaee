#if canImport(Testing)
  public import Strut
  public import Testing

  /// A trait with the references that the assertions of a test or suite may write.
  public struct SnapshotRecordingTrait: TestTrait, SuiteTrait {
    /// The references that the assertions may write.
    public let recording: SnapshotRecording

    /// True, because the trait also applies to suites inside a suite.
    public var isRecursive: Bool { true }
  }

  extension Trait where Self == SnapshotRecordingTrait {
    /// Sets the recording of the assertions in a test or suite that do not give one.
    ///
    /// ```swift
    /// @Suite(.snapshots(record: .missing)) struct Screens { }
    /// ```
    ///
    /// - Parameter recording: the references to write; a test that records fails.
    /// - Returns: the trait.
    public static func snapshots(record recording: SnapshotRecording) -> SnapshotRecordingTrait {
      SnapshotRecordingTrait(recording: recording)
    }
  }
#endif
