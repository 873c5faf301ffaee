import Strut
import Testing

@testable import StrutTesting

@Suite("What may be recorded")
struct RecordingChoiceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let argument: SnapshotRecording
    let environment: [String: String]
    let choice: RecordingChoice
    var testDescription: String { name }
  }

  private static let rows = [
    Row(name: "nothing, by default", argument: .none, environment: [:], choice: .granted(.none)),
    Row(
      name: "what the test asks for", argument: .changed, environment: [:],
      choice: .granted(.changed)),
    Row(
      name: "not what a test asks for in a CI job", argument: .all, environment: ["CI": "true"],
      choice: .refused(.all)),
    Row(
      name: "what a test asks for where CI is said to be off", argument: .all,
      environment: ["CI": "false"], choice: .granted(.all)),
    Row(
      name: "what the environment asks for, before the test", argument: .all,
      environment: ["STRUT_RECORD": "missing"], choice: .granted(.missing)),
    Row(
      name: "nothing where the environment says so", argument: .all,
      environment: ["STRUT_RECORD": "none"], choice: .granted(.none)),
    Row(
      name: "what the environment spells out, in a CI job too", argument: .none,
      environment: ["CI": "1", "STRUT_RECORD": "all"], choice: .granted(.all)),
    Row(
      name: "as the test asks where the environment's word is empty", argument: .missing,
      environment: ["STRUT_RECORD": ""], choice: .granted(.missing)),
    Row(
      name: "nothing for an unknown word", argument: .all,
      environment: ["STRUT_RECORD": "yes"], choice: .unknown("yes")),
  ]

  @Test("is", arguments: rows)
  func choice(_ row: Row) {
    let choice = RecordingChoice(row.argument, environment: row.environment)
    #expect(choice == row.choice)
    if case .granted = choice {
      #expect(choice.objection == nil)
    } else {
      #expect(choice.recording == .none)
      #expect(choice.objection != nil)
    }
  }
}
