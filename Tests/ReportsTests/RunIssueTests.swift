import Diagnostics
import Foundation
import Reports
import Snapshots
import Testing

@Suite("An issue of a run")
struct RunIssueTests {
  @Test("of a finding has its notes, its help and the number of its cells, in this order")
  func details() throws {
    let finding = DiagnosticRecord(
      Diagnostic(
        Message(rule: "noPlace", text: "a message"), severity: .warning,
        at: SourceSpan(file: "chat.yaml", line: 3, column: 5),
        notes: [Note("one note"), Note("another")], help: "write `b`"))
    let cells = ["one", "other"].map { name in
      var cell = CellRecord.named(name, .matched)
      cell.diagnostics = [finding]
      return cell
    }
    let results = RunResults(recordMode: .none, cells: cells, stale: [])
    let model = ReportModel(results, of: LastRun(project: URL(fileURLWithPath: "/project")))
    let issues = model.findingIssues { _ in nil }
    #expect(issues.map(\.title) == ["a message"])
    #expect(issues.first?.details == ["one note", "another", "write `b`", "on 2 cells"])
  }
}
