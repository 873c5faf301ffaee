import Strut

/// Which references a test may write, after its own word and the environment's.
enum RecordingChoice: Hashable, Sendable {
  case granted(SnapshotRecording)
  /// The test wants to record, and the machine is a CI job's: nothing is written, and that fails.
  case refused(SnapshotRecording)
  /// The environment asks for what there is not.
  case unknown(String)

  static let variable = "STRUT_RECORD"

  /// - Parameters:
  ///   - argument: the test's own word.
  ///   - environment: the process's: `STRUT_RECORD` is the word of whoever started the tests and goes
  ///     before the test's own; `CI` tells that nobody is there to look at pictures.
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

  /// What is written: nothing where that is not granted.
  var recording: SnapshotRecording {
    switch self {
    case .granted(let recording): recording
    case .refused, .unknown: .none
    }
  }

  /// Why nothing is written although that was asked for; nil where all is as asked.
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
