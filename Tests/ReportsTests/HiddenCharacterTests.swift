import Diagnostics
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Reports
@testable import Snapshots

@Suite("A hidden character in a text, a name or a title")
struct HiddenCharacterTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let scalar: Unicode.Scalar
    var escape: String { "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" }

    init(_ name: String, _ scalar: Unicode.Scalar) {
      testDescription = name
      self.scalar = scalar
    }

    static let rows = [
      Row("escape of C0", "\u{1B}"), Row("delete", "\u{7F}"), Row("C1", "\u{9B}"),
      Row("next line", "\u{85}"), Row("line separator", "\u{2028}"),
      Row("paragraph separator", "\u{2029}"), Row("right-to-left override", "\u{202E}"),
      Row("isolate", "\u{2066}"), Row("direction mark", "\u{200E}"),
      Row("joiner in Latin letters", "\u{200D}"), Row("byte order mark", "\u{FEFF}"),
    ]
  }

  @Test("is an escape in every output for people", arguments: Row.rows)
  func outputs(_ row: Row) throws {
    let text = "a\(row.scalar)b"
    var cell = CellRecord.named("x", .failed)
    cell.cause = .spec
    cell.title = text
    cell.diagnostics = [
      DiagnosticRecord(
        Diagnostic(
          Message(rule: "r", text: text), at: SourceSpan(file: "chat.yaml", line: 1, column: 1),
          notes: [Note(text)], help: text))
    ]
    let lastRun = LastRun(project: URL(fileURLWithPath: "/project"))
    let model = ReportModel(
      RunResults(recordMode: .none, cells: [cell], stale: []), of: lastRun)
    let issue = RunIssue(level: .error, rule: "r", title: text, details: [text], place: nil)
    let report = try WrittenReport([cell])
    let outputs = [
      "HTML": try report.text("index.html"), "title": HTMLText.sentence(text),
      "JUnit": JUnitReport(model).xml, "Markdown": MarkdownText.sentence(text),
      "code in Markdown": MarkdownText.code(text),
      "GitHub": GitHubAnnotation(issue) { $0 }.line,
      "code quality": CodeQualityReport([issue]) { $0 }.json,
      "script": try report.text("data.js"),
      "layout text": LayoutText.text(of: [
        LayoutLine(id: text, kind: "view", depth: 0, frame: .zero)
      ]),
    ]
    for (name, output) in outputs {
      #expect(!output.unicodeScalars.contains(row.scalar), "\(name)")
      let plain = output.replacing("\\\\", with: "\\").lowercased()
      #expect(plain.contains("a\(row.escape)b".lowercased()), "\(name)")
    }
    let json = try JSONSerialization.jsonObject(
      with: Data(JSONValue(text).line.utf8), options: .fragmentsAllowed)
    #expect((json as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test(
    "is not in ordinary texts",
    arguments: ["مرحبا بالعالم", "می\u{200C}خواهم", "👨\u{200D}👩\u{200D}👧", "e\u{301}", "漢字"])
  func ordinary(_ text: String) {
    #expect(HTMLText.escaped(text) == text)
    #expect(XMLText.content(text) == text)
    #expect(MarkdownText.plain(text) == text)
    #expect(MarkdownText.code(text) == "`\(text)`")
    #expect(LayoutText.quoted(text) == "\"\(text)\"")
  }
}
