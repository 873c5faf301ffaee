import Diagnostics
import Foundation
import Reports
import Snapshots
import Testing

@Suite("A run as JUnit XML")
struct JUnitReportTests {
  private let lastRun = LastRun(project: URL(fileURLWithPath: "/project"))

  private func xml(
    _ cells: [CellRecord], mode: SnapshotRecording = .none, timings: RunTimings = RunTimings()
  ) -> String {
    let results = RunResults(recordMode: mode, cells: cells, stale: [])
    return JUnitReport(ReportModel(results, timings: timings, of: lastRun)).xml
  }

  @Test("has a suite a screen, a case a cell, and of a failure what is known with its pictures")
  func failures() {
    let id = CellID(screen: "chat", cell: "iphone-x.landscape.dark")
    let text = xml(
      [.different, .named("fine", .matched)], timings: RunTimings([id: 1_234_499]))
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="strut" tests="2" failures="1" errors="0" time="1.234">
        <testsuite name="chat" tests="2" failures="1" errors="0" skipped="0" time="1.234">
        <testcase name="iphone-x.landscape.dark" classname="chat" time="1.234">
        <failure type="different" message="chat/iphone-x.landscape.dark differs from its reference: \
        `send` moved 12 pt left, and 1 more">chat/iphone-x.landscape.dark differs from its reference
        `send` moved 12 pt left
        9 pixels differ (under 0.01 %), within 3 × 3 at (930, 24)
        the references were drawn with other versions:
          strut changed from 1 to 2
        if the new picture is right, run `strut accept chat/iphone-x.landscape.dark`</failure>
        <system-out>[[ATTACHMENT|.strut/last-run/chat/iphone-x.landscape.dark/difference.png]]
        [[ATTACHMENT|.strut/last-run/chat/iphone-x.landscape.dark/expected.png]]
        [[ATTACHMENT|.strut/last-run/chat/iphone-x.landscape.dark/actual.png]]</system-out>
        </testcase>
        <testcase name="fine" classname="chat"/>
        </testsuite>
        </testsuites>

        """)
  }

  @Test("counts a cell without a verdict as an error, with its place, notes and help")
  func errors() {
    var cell = CellRecord.named("wrong", .failed)
    cell.cause = .spec
    cell.diagnostics = [
      DiagnosticRecord(
        Diagnostic(
          Message(rule: "unknownKey", text: "there is no key `<b>`"),
          at: SourceSpan(file: "chat.yaml", line: 3, column: 5), notes: [Note("a note")],
          help: "did you mean `tab`?"))
    ]
    #expect(
      xml([cell]).contains(
        """
        <testsuite name="chat" tests="1" failures="0" errors="1" skipped="0" time="0.000">
        <testcase name="wrong" classname="chat">
        <error type="spec" message="chat/wrong could not be compared: there is no key `&lt;b&gt;`">\
        chat/wrong could not be compared
        chat.yaml:3:5: there is no key `&lt;b&gt;`
        note: a note
        help: did you mean `tab`?</error>
        </testcase>
        """))
  }

  @Test("fails for a recording run, also where nothing was to be recorded")
  func recording() {
    let cell = CellRecord.named("new", .recorded)
    #expect(
      xml([cell], mode: .missing).contains(
        "<failure type=\"recorded\" message=\"chat/new was recorded\">chat/new was recorded\n"
          + "the reference is new"))
    let nothing = xml([.named("fine", .matched)], mode: .missing)
    #expect(nothing.contains("<testsuites name=\"strut\" tests=\"2\" failures=\"1\" errors=\"0\""))
    #expect(
      nothing.contains("<failure type=\"recording\" message=\"Nothing to record. Run `strut test`"))
  }

  @Test("keeps the order of screens and cells")
  func order() throws {
    let names = [("b", "2"), ("a", "1"), ("b", "1")]
    let cells = names.map {
      CellRecord(id: CellID(screen: $0, cell: $1), outcome: .matched, references: "r")
    }
    let cases = xml(cells).split(separator: "\n").filter { $0.hasPrefix("<testcase") }
    #expect(
      cases == [
        "<testcase name=\"2\" classname=\"b\"/>", "<testcase name=\"1\" classname=\"b\"/>",
        "<testcase name=\"1\" classname=\"a\"/>",
      ])
  }

  @Test("escapes or replaces characters that XML does not have, and keeps line ends of attributes")
  func characters() {
    var cell = CellRecord.named("a\u{1}\"b\"", .failed)
    cell.cause = .environment
    cell.diagnostics = [
      DiagnosticRecord(
        Diagnostic(Message(rule: "r", text: "one\n\ttwo ]]> \u{FFFE}\u{1B}[31m & 'x'")))
    ]
    let text = xml([cell])
    #expect(text.contains("<testcase name=\"a\\u{1}&#34;b&#34;\""))
    #expect(text.contains("one&#10;&#9;two ]]&gt; \u{FFFD}\\u{1B}[31m &amp; 'x'\">"))
  }
}
