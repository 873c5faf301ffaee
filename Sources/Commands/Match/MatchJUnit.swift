import Diagnostics
import Reports
import Snapshots

/// The JUnit XML of `strut match`: a suite for the screen, and a test case for each dump.
enum MatchJUnit {
  static func document(_ dumps: [MatchedDump]) -> JUnitDocument {
    let suites = Grouped(dumps) { $0.comparison?.screen ?? "match" }.groups
    return JUnitDocument(
      suites.map { screen, dumps in
        JUnitDocument.Suite(name: screen, cases: dumps.map { testCase($0, in: screen) })
      })
  }

  private static func testCase(_ dump: MatchedDump, in screen: String) -> JUnitDocument.TestCase {
    JUnitDocument.TestCase(
      name: dump.file.name, className: screen, problem: problem(of: dump))
  }

  private static func problem(of dump: MatchedDump) -> JUnitDocument.Problem? {
    let errors: [Diagnostic]
    let (severity, type): (JUnitDocument.Problem.Severity, String)
    switch dump.outcome {
    case .compared(let found):
      guard !found.findings.isEmpty else { return nil }
      errors = MatchWording([dump]).differences
      (severity, type) = (.failure, "different")
    case .unreadable:
      errors = dump.problems
      (severity, type) = (.error, dump.file.isOutOfReach ? "environment" : "dump")
    case .noCell:
      errors = dump.problems
      (severity, type) = (.error, "nothingSelected")
    case .invalid:
      errors = dump.problems
      (severity, type) = (.error, "spec")
    }
    let records = errors.map { DiagnosticRecord($0) }
    let gist =
      ([records.first?.message ?? dump.file.name] + WordList.rest(of: records.count, after: 1))
      .joined(separator: ", ")
    return JUnitDocument.Problem(
      severity, type: type, message: "\(dump.file.name): \(gist)",
      text: records.flatMap(\.lines).joined(separator: "\n"))
  }
}
