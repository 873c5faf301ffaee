import Diagnostics
import Foundation
import Geometry
import Reports
import Snapshots
import Testing

@Suite("A line that GitHub shows at a pull request")
struct GitHubAnnotationTests {
  /// A diagnostic and its line.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let diagnostic: Diagnostic
    let line: String

    static let rows = [
      Row(
        testDescription: "has its place, notes and help",
        diagnostic: Diagnostic(
          Message(rule: "unknownKey", text: "there is no key `a`"),
          at: SourceSpan(file: "chat.yaml", line: 3, column: 5), notes: [Note("a note")],
          help: "did you mean `b`?"),
        line: "::error file=Snapshots/chat.yaml,line=3,col=5,title=strut%3A unknownKey::"
          + "there is no key `a`%0Aa note%0Adid you mean `b`?"),
      Row(
        testDescription: "may have no place",
        diagnostic: Diagnostic(Message(rule: "noSpecs", text: "none"), severity: .warning),
        line: "::warning title=strut%3A noSpecs::none"),
      Row(
        testDescription: "escapes what would end it, and in properties what separates them",
        diagnostic: Diagnostic(
          Message(rule: "r", text: "100 %, a: b\r\n::error::c"),
          at: SourceSpan(file: "a,b:c%.yaml", line: 1, column: 1)),
        line: "::error file=Snapshots/a%2Cb%3Ac%25.yaml,line=1,col=1,title=strut%3A r::"
          + #"100 %25, a: b\r\n::error::c"#),
      Row(
        testDescription: "has no hidden character in its path",
        diagnostic: Diagnostic(
          Message(rule: "r", text: "a"),
          at: SourceSpan(file: "\u{7}\u{1B}[31m\u{202E}\n.yaml", line: 1, column: 1)),
        line: #"::error file=Snapshots/\u{7}\u{1B}[31m\u{202E}%0A.yaml"#
          + ",line=1,col=1,title=strut%3A r::a"),
    ]
  }

  @Test("is a workflow command", arguments: Row.rows)
  func line(_ row: Row) {
    let annotation = GitHubAnnotation(RunIssue(row.diagnostic)) { "Snapshots/\($0)" }
    #expect(annotation.line == row.line)
  }

  private func model(_ cells: [CellRecord]) -> ReportModel {
    ReportModel(
      RunResults(recordMode: .none, cells: cells, stale: []),
      of: LastRun(project: URL(fileURLWithPath: "/project")))
  }

  @Test("tells a cause once with its cells, at the spec where no line is known")
  func causes() {
    let issues = model([.alike("a"), .named("b", .matched), .alike("c")])
      .causeIssues { "Snapshots/\($0.id.screen).yaml" }
    #expect(
      GitHubAnnotation.lines(of: issues) { $0 } == [
        "::error file=Snapshots/chat.yaml,title=strut%3A layout::"
          + "`send` moved 12 pt left%0Aon 2 of 3 cells: chat/a, chat/c"
      ])
  }

  @Test("says how many problems there are beyond the ten that GitHub shows")
  func more() {
    let cells = (1...12).map { number in
      CellRecord.alike("cell\(number)", left: Points(number))
    }
    let lines = GitHubAnnotation.lines(of: model(cells).causeIssues { _ in nil }) { $0 }
    #expect(lines.count == 10)
    #expect(
      lines.last == "::error title=strut%3A more::and 3 more problems%0Asee the log of this step")
    #expect(GitHubAnnotation.lines(of: model([]).causeIssues { _ in nil }) { $0 }.isEmpty)
  }

  @Test("is an error before it is a warning, also if the warning came first")
  func errorsFirst() {
    func issues(_ severity: Severity, _ count: Int) -> [RunIssue] {
      (0..<count).map { _ in
        RunIssue(Diagnostic(Message(rule: "r", text: "\(severity)"), severity: severity))
      }
    }
    func levels(_ issues: [RunIssue]) -> [Substring] {
      GitHubAnnotation.lines(of: issues) { $0 }.compactMap { $0.split(separator: " ").first }
    }
    #expect(levels(issues(.warning, 1) + issues(.error, 1)) == ["::error", "::warning"])
    let mixed = issues(.warning, 8) + issues(.error, 3)
    #expect(levels(mixed).map { $0 == "::error" } == (0..<10).map { $0 < 3 })
    #expect(levels(issues(.warning, 1) + issues(.error, 10)).allSatisfy { $0 == "::error" })
  }

  @Test("is an issue of GitLab's code quality too, at the repository where it has no file")
  func codeQuality() {
    let issues = model([.alike("a")]).causeIssues { _ in "chat.yaml" }
    let placeless = model([.alike("a")]).causeIssues { _ in nil }
    func issue(_ path: String) -> String {
      """
        {
          "description": "`send` moved 12 pt left; on 1 of 1 cell: chat/a",
          "check_name": "strut.layout",
          "fingerprint": "\(Fingerprint.of("layout\n\(path)\n`send` moved 12 pt left"))",
          "severity": "major",
          "location": { "path": "\(path)", "lines": { "begin": 1 } }
        }
      """
    }
    let report = CodeQualityReport(issues + placeless) { "Snapshots/\($0)" }
    #expect(report.json == "[\n\(issue("Snapshots/chat.yaml")),\n\(issue("."))\n]\n")
  }

  @Test("has a finding without a place at the spec of each screen that has it")
  func placelessFindings() {
    let finding = DiagnosticRecord(
      Diagnostic(Message(rule: "unusedDevice", text: "nothing"), severity: .warning))
    let cells = [("a", "1"), ("a", "2"), ("b", "1")].map { screen, cell in
      var record = CellRecord(
        id: CellID(screen: screen, cell: cell), outcome: .matched, references: "r")
      record.diagnostics = [finding]
      return record
    }
    let issues = model(cells).findingIssues { "\($0.id.screen).yaml" }
    #expect(issues.map(\.place?.file) == ["a.yaml", "b.yaml"])
    #expect(issues.map(\.details) == [["on 2 cells"], ["on 1 cell"]])
    let json = CodeQualityReport(issues) { $0 }.json
    #expect(json.contains("\"path\": \"b.yaml\""))
  }
}
