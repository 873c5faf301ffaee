import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("Every record mode in every situation")
struct RecordModeTests {
  enum Situation: String, CaseIterable, Sendable {
    case same, changed, missing, damaged, wrongSpec, nothingSelected

    func prepare(_ scratch: TemporaryFolder) throws {
      try scratch.write(RecordModeTests.spec, to: "a.yaml")
      if self != .missing { _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path) }
      switch self {
      case .changed:
        try scratch.write(
          RecordModeTests.spec.replacingOccurrences(of: "top: 40", with: "top: 60"), to: "a.yaml")
      case .damaged: try scratch.write("not a picture", to: "references/a/iphone-8.png")
      case .wrongSpec: try scratch.write("views: { one: { kind: lable } }", to: "a.yaml")
      case .same, .missing, .nothingSelected: break
      }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let situation: Situation
    /// Nil where the option is not given.
    let mode: String?
    let status: StrutCommand.ExitStatus
    let out: String

    var testDescription: String { "\(situation.rawValue), \(mode ?? "without the option")" }

    private static func rows(
      _ situation: Situation, _ modes: [String?], _ status: StrutCommand.ExitStatus, _ out: String
    ) -> [Row] {
      modes.map { Row(situation: situation, mode: $0, status: status, out: out) }
    }

    private static let report = "the report is .strut/report/index.html\n"
    private static let accept = "If the new pictures are right, run `strut accept`.\n"
    private static let acceptNew =
      "If the pictures are right, run `strut accept` to record them as references.\n"
    private static let recorded =
      "Recorded 1 reference. Check the pictures, then run `strut test`.\n"
    private static let nothing = "Nothing to record. Run `strut test` without `--record`.\n"
    private static let changed = """
        a/iphone-8
            `one` moved 20 pt down
            because `pin.top` of `one` changed from 40 to 60 (a.yaml:3)
      1 cell: 1 differs

      """
    private static let none = """
        a/iphone-8
            there is no reference
      1 cell: 1 has no reference

      """
    private static let replaced = """
        a/iphone-8
            replaced the reference
      1 cell: 1 was recorded

      """
    private static let new = """
        a/iphone-8
            the reference is new
      1 cell: 1 was recorded

      """
    private static let damaged = """
        a/iphone-8
            `REFERENCE` cannot be read as a picture
      1 cell: 1 could not be compared

      """

    static let all: [Row] = [
      rows(.same, [nil, "none"], .success, "1 cell: 1 matches\n"),
      rows(
        .same, ["missing", "changed"], .snapshotsDiffer, recording("1 cell: 1 matches\n", nothing)),
      rows(.same, ["all"], .snapshotsDiffer, recording(replaced)),
      rows(.changed, [nil, "none", "missing"], .snapshotsDiffer, failing(changed)),
      rows(.changed, ["changed", "all"], .snapshotsDiffer, recording(replaced)),
      rows(.missing, [nil, "none", "changed"], .snapshotsDiffer, failing(none, acceptNew)),
      rows(.missing, ["missing", "all"], .snapshotsDiffer, recording(new)),
      rows(
        .damaged, [nil, "none", "missing", "changed"], .environmentProblem, damaged + report),
      rows(.damaged, ["all"], .snapshotsDiffer, recording(replaced)),
      rows(.wrongSpec, [nil, "none", "missing", "changed", "all"], .invalidInput, ""),
      rows(.nothingSelected, [nil, "none", "missing", "changed", "all"], .nothingSelected, ""),
    ].flatMap { $0 }

    private static func recording(_ cells: String, _ closing: String = recorded) -> String {
      cells + report + closing
    }
    private static func failing(_ cells: String, _ closing: String = accept) -> String {
      cells + report + closing
    }
  }

  private static let spec = """
    matrix: { device: iphone-8 }
    views:
      one: { kind: label, text: One, pin: { top: 40, leading: 20 } }

    """

  @Test("ends as it should and says so", arguments: Row.all)
  func rows(_ row: Row) throws {
    let scratch = try TemporaryFolder()
    try row.situation.prepare(scratch)
    let before = try? scratch.bytes("references/a/iphone-8.png")
    let selection = row.situation == .nothingSelected ? ["--only", "nothing"] : []
    let recording = row.mode.map { ["--record", $0] } ?? []
    let outcome = strut(["test", "a.yaml"] + selection + recording, in: scratch.path)
    #expect(outcome.status == row.status)
    let reference = "\(scratch.path)/references/a/iphone-8.png"
    #expect(outcome.out == row.out.replacingOccurrences(of: "REFERENCE", with: reference))
    // A reference that the run does not record stays as it is, in CI as elsewhere.
    if !row.out.contains("was recorded") {
      #expect((try? scratch.bytes("references/a/iphone-8.png")) == before)
    }
  }
}
