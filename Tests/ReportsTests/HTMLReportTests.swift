import Diagnostics
import Foundation
import Geometry
import Reports
import Snapshots
import TestSupport
import Testing

@Suite("The report of a run")
struct HTMLReportTests {
  @Test("brings the pictures of every cell along, and what its script needs to show them")
  func pictures() throws {
    let report = try WrittenReport([.different])
    let folder = "pictures/chat/iphone-x.landscape.dark"
    for file in ["expected.png", "actual.png", "difference.png", "details.js"] {
      #expect(report.files.contains("\(folder)/\(file)"))
    }
    #expect(Set(report.files).isSuperset(of: ["index.html", "report.css", "report.js", "data.js"]))
    let cell = try #require(report.cells.first)
    #expect(cell["pictures"] as? [String] == ["expected", "actual", "difference"])
    #expect(cell["size"] as? [Int] == [2436, 1125])
    #expect(cell["device"] as? String == "iphone-x")
    #expect(cell["states"] as? [String] == ["landscape", "dark"])
  }

  @Test("tells a cell's changes with their views, its other reasons, and where its views are")
  func details() throws {
    let report = try WrittenReport([.different])
    let details = try report.object("pictures/chat/iphone-x.landscape.dark/details.js", "strutCell")
    #expect(
      details["changes"] as? [[String: String]] == [
        ["view": "send", "text": "`send` moved 12 pt left"]
      ])
    #expect(
      details["reasons"] as? [String] == [
        "9 pixels differ (under 0.01 %), within 3 × 3 at (930, 24)"
      ])
    let views = try #require(details["views"] as? [[String: Any]])
    #expect(views.map { $0["id"] as? String } == ["root", "bar", "send"])
    #expect(views.last?["old"] as? [Double] == [120, 300, 8, 8])
    #expect(views.last?["new"] as? [Double] == [108, 300, 8, 8])
  }

  @Test("tells one cause once for all its cells, the most urgent first")
  func causes() throws {
    var failed = CellRecord.named("wrong", .failed)
    failed.cause = .spec
    failed.diagnostics = [
      DiagnosticRecord(
        Diagnostic(
          Message(rule: "unknownKey", text: "there is no key `<b>`"),
          at: SourceSpan(file: "chat.yaml", line: 3, column: 5), help: "did you mean `tab`?"))
    ]
    let report = try WrittenReport([.named("fine", .matched), .different, failed, .alike("other")])
    let causes = report.causes
    #expect(
      causes.map { $0["title"] as? String } == [
        "there is no key `<b>`", "`send` moved 12 pt left",
      ])
    #expect(causes.map { $0["cells"] as? [Int] } == [[2], [1, 3]])
    #expect(causes.first?["file"] as? String == "chat.yaml")
    #expect(causes.first?["line"] as? Int == 3)
    #expect(report.cells.map { $0["cause"] as? Int } == [nil, 1, 0, 1])
    #expect(report.data["heading"] as? String == "Screens could not be drawn")
  }

  @Test("shows the environment, findings and stale references once with their counts")
  func counts() throws {
    var cell = CellRecord.named("fine", .matched)
    cell.diagnostics = [
      DiagnosticRecord(
        Diagnostic(Message(rule: "ambiguous", text: "`a` has no width"), severity: .warning))
    ]
    let report = try WrittenReport(
      [cell, cell, .different, .alike("other")], stale: [CellID(screen: "chat", cell: "old")])
    let environment = try #require(report.data["environment"] as? [[String: Any]])
    #expect(environment.map { $0["text"] as? String } == ["strut changed from 1 to 2"])
    #expect(environment.first?["count"] as? Int == 2)
    let findings = try #require(report.data["findings"] as? [[String: Any]])
    #expect(findings.map { $0["count"] as? Int } == [2])
    #expect(report.data["stale"] as? [String] == ["chat/old"])
  }

  @Test("lists the causes and the cells with links to the pictures where no scripts run")
  func plainPage() throws {
    let page = try WrittenReport([.different]).text("index.html")
    #expect(page.contains("<h2><code>send</code> moved 12 pt left (1 cell)</h2>"))
    #expect(
      page.contains("<a href=\"pictures/chat/iphone-x.landscape.dark/actual.png\">actual</a>"))
    #expect(page.contains("<title>Snapshots: 1 differs</title>"))
  }

  @Test("says of a cell within its tolerance how many pixels differ")
  func tolerated() throws {
    var cell = CellRecord.named("close", .matched)
    cell.toleratedPixels = 640
    let report = try WrittenReport([cell, .named("same", .matched)])
    #expect(report.cells.map { $0["toleratedPixels"] as? Int } == [640, nil])
    let page = try report.text("index.html")
    #expect(page.contains("chat/close</bdi> matches within its tolerance (640 pixels)</li>"))
    #expect(page.contains("chat/same</bdi> matches</li>"))
    #expect(page.contains("2 match (1 within its tolerance)"))
  }

  @Test("never lets a spec's text become markup or code")
  func escaping() throws {
    var cell = CellRecord.named("a'b\"<img>", .failed)
    cell.title = "</script><script>alert(1)</script>\u{2028}"
    cell.diagnostics = [
      DiagnosticRecord(Diagnostic(Message(rule: "r", text: #"`</noscript><b>` \u003c & ");"#)))
    ]
    let report = try WrittenReport([cell])
    for file in ["data.js", "pictures/chat/a'b\"<img>/details.js"] {
      let text = try report.text(file)
      #expect(!text.contains("<"))
      #expect(!text.contains("\u{2028}"))
    }
    #expect(
      report.cells.first?["title"] as? String
        == #"</script><script>alert(1)</script>\u{2028}"#)
    let page = try report.text("index.html")
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</noscript>").count == 2)
    #expect(page.contains("a&#39;b&quot;&lt;img&gt;"))
  }

  @Test("isolates names, and shows their direction controls as escapes")
  func directions() throws {
    let cell = CellRecord(
      id: CellID(screen: "evil\u{202E}", cell: "شاشة"), outcome: .different,
      references: "Snapshots/evil/references")
    let report = try WrittenReport([cell])
    #expect(try report.text("index.html").contains(#"<b><bdi>evil\u{202E}/شاشة</bdi></b>"#))
    let data = try #require(report.cells.first)
    #expect(data["screen"] as? String == "evil\u{202E}")
    #expect(data["shownScreen"] as? String == #"evil\u{202E}"#)
    #expect(data["shownCell"] == nil)
  }

  /// A run of one cell.
  struct Verdict: CustomTestStringConvertible {
    let testDescription: String
    let outcome: CellOutcome
    let mode: SnapshotRecording
    let heading: String

    static let rows = [
      Verdict(
        testDescription: "a match", outcome: .matched, mode: .none, heading: "All snapshots match"),
      Verdict(
        testDescription: "a recording", outcome: .recorded, mode: .missing,
        heading: "References were recorded"),
      Verdict(
        testDescription: "no reference", outcome: .missing, mode: .none,
        heading: "Snapshots differ"),
    ]
  }

  @Test("has a heading for each verdict", arguments: Verdict.rows)
  func heading(_ row: Verdict) throws {
    let report = try WrittenReport([.named("one", row.outcome)], mode: row.mode)
    #expect(report.data["heading"] as? String == row.heading)
    #expect(try report.text("index.html").contains("<h1>\(row.heading)</h1>"))
  }

  @Test("asks nothing of a network and is the same each time")
  func selfContained() throws {
    let report = try WrittenReport([.different])
    #expect(try !report.text("index.html").contains("http"))
    #expect(try !report.text("report.css").contains("url("))
    let again = try WrittenReport([.different])
    for file in ["index.html", "data.js", "report.js", "report.css"] {
      #expect(try report.text(file) == again.text(file))
    }
  }

  @Test("replaces what an earlier run's report showed, and nothing of other people's")
  func replaced() throws {
    let report = try WrittenReport([.different])
    try AtomicFile.write("mine", to: report.folder.appendingPathComponent("pictures/notes.txt"))
    try report.write([.named("fine", .matched)])
    #expect(!report.files.contains { $0.hasPrefix("pictures/chat/") })
    #expect(report.files.contains("pictures/notes.txt"))
    #expect(report.causes.isEmpty)
  }

  @Test("is not written without the pictures that it tells of")
  func missingPicture() throws {
    let project = try TemporaryFolder()
    let results = RunResults(recordMode: .none, cells: [.different], stale: [])
    let report = HTMLReport(folder: project.url)
    #expect(throws: FileError.self) {
      try report.write(ReportModel(results, of: LastRun(project: project.url)))
    }
    #expect(!FileManager.default.fileExists(atPath: report.pageURL.path))
  }
}
