import Strut

/// The recording of a test, which its own argument and the environment decide.
enum RecordingChoice: Hashable, Sendable {
  case granted(SnapshotRecording)
  /// The test asks to record, but runs in CI.
  ///
  /// Nothing is recorded, and the test fails.
  case refused(SnapshotRecording)
  /// The value of the environment variable is unknown.
  case unknown(String)

  static let variable = "STRUT_RECORD"

  /// Decides about the recording.
  ///
  /// - Parameters:
  ///   - argument: the recording for which the test asks.
  ///   - environment: the environment of the process. `STRUT_RECORD` overrides the argument. If
  ///     `CI` is set, the argument cannot enable recording, because nobody checks the pictures.
  init(_ argument: SnapshotRecording, environment: [String: String]) {
    if let word = environment[Self.variable], !word.isEmpty {
      self = SnapshotRecording(rawValue: word).map { .granted($0) } ?? .unknown(word)
    } else if argument != .none, Self.isCI(environment) {
      self = .refused(argument)
    } else {
      self = .granted(argument)
    }
  }

  private static func isCI(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }

  /// The references that the test may write.
  ///
  /// A refused recording writes none.
  var recording: SnapshotRecording {
    switch self {
    case .granted(let recording): recording
    case .refused, .unknown: .none
    }
  }

  /// The reason for the refusal and the next step; nil if the recording is not refused.
  var objection: String? {
    switch self {
    case .granted: nil
    case .refused(let recording):
      """
      `record: .\(recording.rawValue)` does not record in a CI job
        take it out of the test; or set \(Self.variable)=\(recording.rawValue) where recording there is meant
      """
    case .unknown(let word):
      """
      \(Self.variable) is `\(word)`, which is no way of recording
        set it to `missing`, `changed`, `all` or `none`
      """
    }
  }
}
