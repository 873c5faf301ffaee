import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("The files that a run writes")
struct RunFilesTests {
  private func changed(_ words: String...) throws -> (scratch: TemporaryFolder, outcome: Outcome) {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    try scratch.write(
      small.replacingOccurrences(of: "gap: 20", with: "gap: 24"), to: "small/small.yaml")
    return (scratch, strut(["test", "small"] + words, in: scratch.path))
  }

  private func text(_ file: String, in scratch: TemporaryFolder) throws -> String {
    try String(decoding: scratch.bytes(file), as: UTF8.self)
  }

  @Test("as JUnit XML has a case a cell with its time, and is the same from `strut report`")
  func junit() throws {
    let (scratch, outcome) = try changed("--junit", "out/junit.xml")
    #expect(outcome.status == .snapshotsDiffer)
    let xml = try text("out/junit.xml", in: scratch)
    #expect(
      xml.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="strut" tests="4" failures="4" errors="0" time="0.000">
        <testsuite name="small" tests="4" failures="4" errors="0" skipped="0" time="0.000">
        <testcase name="iphone-se-1" classname="small" time="0.000">
        """))
    #expect(
      xml.contains("[[ATTACHMENT|.strut/last-run/small/iphone-se-1.landscape/difference.png]]"))
    #expect(strut("report", "--junit", "again.xml", in: scratch.path).status == .success)
    #expect(try text("again.xml", in: scratch) == xml)
  }

  @Test("that cannot be written end with 3, after the run is reported")
  func unwritable() throws {
    let (scratch, outcome) = try changed("--junit", "small/small.yaml/junit.xml")
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.out.contains("4 cells: 4 differ\n"))
    #expect(
      outcome.err == """
        error: `\(scratch.path)/small/small.yaml` cannot be created [folderNotCreated]
          note: a part of the path is a file, not a folder
          help: move what is in the way aside

        """)
  }

  @Test("as JSON are as the published schema says, whatever came of the run")
  func json() throws {
    let check = try JSONSchemaCheck(strut("schema", "results").out)
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    func run(_ words: String...) throws -> String {
      _ = strut(["test", "small", "--json", "run.json"] + words, in: scratch.path)
      let text = try text("run.json", in: scratch)
      #expect(try check.violations(in: text) == [])
      return text
    }
    #expect(try run().contains("\"verdict\": \"differs\""))
    #expect(try run("--record", "missing").contains("\"verdict\": \"recorded\""))
    #expect(try run().contains("\"verdict\": \"passed\""))
    try scratch.write(
      small.replacingOccurrences(of: "gap: 20", with: "gap: 24")
        .replacingOccurrences(of: "iphone-se-1, ", with: ""), to: "small/small.yaml")
    let different = try run()
    #expect(different.contains("\"outcome\": \"different\""))
    #expect(different.contains("\"small/iphone-se-1\""))
    #expect(try run("--record", "all").contains("\"replacedReference\": true"))
    try scratch.write("no picture", to: "small/references/iphone-8.png")
    #expect(try run().contains("\"verdict\": \"environmentProblem\""))
    let broken = different.replacingOccurrences(of: "\"verdict\"", with: "\"verdikt\"")
    #expect(
      try check.violations(in: broken) == ["$: unknown verdikt", "$: no verdict"])
  }

  /// The parts of the object that the test reads.
  private struct Run: Decodable {
    let causes: [Cause]
    let cells: [Cell]

    struct Cause: Decodable {
      let kind: String
      let line: Int
      let changes: [SpecChange]
      let views: [View]
      let cells: [String]
    }

    struct SpecChange: Decodable {
      let file: String
      let line: Int
    }

    struct View: Decodable, Equatable {
      let view: String
      let change: String
      var edges: [Edge]?
      var moved: [String: Double]?
      var grew: [String: Double]?
    }

    struct Edge: Decodable, Equatable {
      let edge: String
      let from: Double
      let to: Double
    }

    struct Cell: Decodable {
      let device: String
      let states: [String]
      let cause: Int
      let views: [View]
      let pixels: Pixels
    }

    struct Pixels: Decodable {
      let count: Int
      let area: [Int]
    }
  }

  /// The safe area of an iPhone SE of 2016 begins at 20 in portrait, below the status bar.
  @Test("as JSON have the places of edges in points, differing pixels and causes as values")
  func numbers() throws {
    let (scratch, _) = try changed("--json", "run.json")
    let run = try JSONDecoder().decode(Run.self, from: scratch.bytes("run.json"))
    let first = try #require(run.cells.first)
    #expect(first.device == "iphone-se-1")
    #expect(run.cells.map(\.states) == [[], ["landscape"], [], ["landscape"]])
    let hello = try #require(first.views.first)
    #expect(hello.view == "hello" && hello.change == "changed")
    let edges = try #require(hello.edges)
    #expect(edges.map(\.edge) == ["left", "top", "right", "bottom"])
    #expect(
      edges.prefix(2) == [
        Run.Edge(edge: "left", from: 20, to: 24), Run.Edge(edge: "top", from: 40, to: 44),
      ])
    #expect(edges.allSatisfy { $0.to - $0.from == 4 })
    #expect(first.pixels.count > 0 && first.pixels.area.count == 4)
    // The text's box is 40 pixels from the left edge at a scale of 2.
    #expect(first.pixels.area[0] >= 40 && first.pixels.area[1] >= 80)
    let cause = try #require(run.causes.first)
    #expect(run.causes.count == 1 && cause.kind == "layout" && cause.line == 3)
    #expect(cause.changes.map(\.file) == ["small/small.yaml"] && cause.changes[0].line == 3)
    #expect(cause.cells.count == 4 && run.cells.allSatisfy { $0.cause == 0 })
    #expect(
      cause.views == [
        Run.View(view: "hello", change: "changed", moved: ["x": 4, "y": 4]),
        Run.View(view: "go", change: "changed", moved: ["x": 4, "y": 8]),
      ])
  }

  @Test(
    "as Markdown come with a contact sheet in the report, and with links to where it is published")
  func markdown() throws {
    let (scratch, _) = try changed(
      "--markdown", "summary.md", "--report-url", "https://example.org/report/")
    let summary = try text("summary.md", in: scratch)
    #expect(
      summary.hasPrefix(
        "<!-- strut -->\n\n## Snapshots differ\n\n4 cells on 1 screen: 4 differ, 1 cause\n"))
    #expect(summary.contains("](<https://example.org/report/contact-sheet.png>)"))
    #expect(summary.contains("](<https://example.org/report/strips/1.png>)"))
    #expect(
      summary.contains("](<https://example.org/report/index.html#cell=small/iphone-8.landscape>)"))
    for picture in ["contact-sheet.png", "strips/1.png"] {
      #expect(try scratch.bytes(".strut/report/\(picture)").starts(with: [0x89, 0x50]))
    }
    let wrong = strut(
      "test", "small", "--markdown", "a", "--report-url", "ftp://x", in: scratch.path)
    #expect(wrong.status == .invalidInput)
    #expect(
      wrong.err == """
        error: `ftp://x` is no value for `--report-url` [badValue]
          help: give an address such as `https://example.org/report`, without `#`

        """)
    let alone = strut("test", "small", "--report-url", "https://x.org", in: scratch.path)
    #expect(alone.err.contains("`--report-url` needs `--markdown`"))
  }

  @Test("as reg-cli's come with the pictures, and as code quality at the spec")
  func others() throws {
    let (scratch, _) = try changed("--reg", "reg", "--code-quality", "quality.json")
    #expect(scratch.exists("reg/diff/small/iphone-8.landscape.png"))
    #expect(try text("reg/reg.json", in: scratch).contains("\"diffDir\": \"diff\""))
    let quality = try text("quality.json", in: scratch)
    #expect(quality.contains("\"path\": \"small/small.yaml\""))
  }

  @Test("say what is wrong at GitHub's lines where its variable is set or it is asked for")
  func annotations() throws {
    let (scratch, plain) = try changed()
    #expect(!plain.transcript.contains("::error"))
    let line =
      "::error file=small/small.yaml,line=3,title=strut%3A layout::metric `gap` changed from 20 to 24%0A"
      + "`hello` moved 4 pt right and 4 pt down%0A`go` moved 4 pt right and 8 pt down%0A"
      + "on 4 of 4 cells: small/iphone-se-1, small/iphone-se-1.landscape, small/iphone-8, "
      + "small/iphone-8.landscape\n"
    let asked = strut("test", "small", "--annotations", "github", in: scratch.path)
    #expect(asked.err == line)
    let github = [
      "GITHUB_ACTIONS": "true",
      "GITHUB_WORKSPACE": (scratch.path as NSString).deletingLastPathComponent,
    ]
    let project = (scratch.path as NSString).lastPathComponent
    let there = strut(["test", "small"], in: scratch.path, environment: github)
    #expect(there.err == line.replacingOccurrences(of: "file=", with: "file=\(project)/"))
    let silent = strut(
      ["test", "small", "--annotations", "none"], in: scratch.path, environment: github)
    #expect(silent.err.isEmpty)
    try scratch.write("views: { a: { widht: 1 } }", to: "small/small.yaml")
    let wrong = strut(["check", "small"], in: scratch.path, environment: github)
    #expect(
      wrong.err.hasSuffix(
        "::error file=\(project)/small/small.yaml,line=1,col=15,title=strut%3A unknownKey::"
          + "a view of kind `view` has no key `widht`%0Adid you mean `width`?\n"))
    let unknown = strut("check", "small", "--annotations", "jira", in: scratch.path)
    #expect(unknown.status == .invalidInput)
  }

  @Test("annotate at most ten problems of a command, the differences first")
  func atMostTenAnnotations() throws {
    let scratch = try TemporaryFolder()
    let conflicts = (1...12).map { number in
      "  v\(number): { size: [30, 10], pin: { top: \(number * 20), leading: 5, trailing: 0 } }\n"
    }
    let spec = "matrix: { device: iphone-se-1 }\nviews:\n\(conflicts.joined())"
    try scratch.write(spec, to: "Snapshots/a/a.yaml")
    try scratch.write(small, to: "Snapshots/small/small.yaml")
    func lines(_ command: String) -> [Substring] {
      strut(command, "--annotations", "github", in: scratch.path).err.split(separator: "\n")
        .filter { $0.hasPrefix("::") }
    }
    _ = strut("test", "--record", "missing", in: scratch.path)
    try scratch.write(
      small.replacingOccurrences(of: "gap: 20", with: "gap: 24"), to: "Snapshots/small/small.yaml")
    let tested = lines("test")
    #expect(tested.count == 10)
    #expect(tested.first?.hasPrefix("::error file=Snapshots/small/small.yaml,line=3,") == true)
    // There are one difference and twelve conflicts, and nine of them have a line.
    #expect(
      tested.last
        == "::error title=strut%3A more::and 4 more problems%0Asee the log of this step")
    #expect(lines("lint").count == 10)
    try scratch.write(
      spec.replacingOccurrences(of: "size", with: "sise"), to: "Snapshots/a/a.yaml")
    #expect(lines("check").count == 10)
    #expect(lines("test").count == 10)
  }

  @Test(
    "replace no file of a kind that Strut reads",
    arguments: [
      "small/references/iphone-8.png", "small/references/iphone-8.txt",
      "small/references/.sources/a", "small/logo.png", "App/en.lproj/InfoPlist", "a.strings",
      "App/A.xcassets/Brand.colorset/Contents.json", ".strut/last-run/a.json",
      ".strut/compare/results.json", ".strut/shards/1-of-2/results/timings.json",
      ".strut/passed.json", ".strut/.gitignore",
    ])
  func inputs(_ file: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    try scratch.write("mine", to: file)
    let outcome = strut("test", "small", "--json", file, in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err.contains("`--json` names `\(file)`, which Strut reads [samePath]"),
      "\(outcome.transcript)")
    #expect(try scratch.bytes(file) == Data("mine".utf8))
  }

  @Test(
    "replace no file of the report, but may be beside them",
    arguments: [
      (".strut/report/index.html", "", false), (".strut/report/data.js", "", false),
      (".strut/report/pictures/a.json", "", false), (".strut/report/run.json", "", true),
      ("review/index.html", "review", false), (".strut/report/index.html", "review", true),
    ])
  func reportFiles(_ file: String, report: String, isAllowed: Bool) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    let words = report.isEmpty ? [] : ["--report", report]
    let outcome = strut(["test", "small", "--json", file] + words, in: scratch.path)
    #expect(
      outcome.err.contains("`--json` names `\(file)`, a file of the report [samePath]")
        == !isAllowed, "\(outcome.transcript)")
    #expect(outcome.status == (isAllowed ? .snapshotsDiffer : .invalidInput))
    #expect(scratch.exists(file) == isAllowed)
  }

  @Test("have a schema by name")
  func schemaNames() {
    #expect(
      strut("schema").err.contains("`strut schema` needs a schema: `spec`, `results`, `lint`"))
    #expect(strut("schema", "spek").err.contains("`strut schema` does not take `spek`"))
  }
}
