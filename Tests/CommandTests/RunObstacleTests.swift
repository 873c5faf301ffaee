import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("A run without results")
struct RunObstacleTests {
  private let files = [
    "--junit", "junit.xml", "--json", "run.json", "--markdown", "summary.md", "--code-quality",
    "quality.json", "--reg", "reg",
  ]

  private func text(_ file: String, in scratch: TemporaryFolder) throws -> String {
    try String(decoding: scratch.bytes(file), as: UTF8.self)
  }

  @Test("because a spec is wrong says so in every file, and none reads as a pass")
  func wrongSpec() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("views: { a: { widht: 1 } }", to: "small/small.yaml")
    let outcome = strut(["test", "small"] + files, in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      try text("junit.xml", in: scratch) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="strut" tests="1" failures="0" errors="1" time="0.000">
        <testsuite name="run" tests="1" failures="0" errors="1" skipped="0" time="0.000">
        <testcase name="unknownKey 1" classname="run">
        <error type="invalidInput" message="small/small.yaml:1:15: a view of kind `view` has no key `widht`">\
        small/small.yaml:1:15: a view of kind `view` has no key `widht`
        help: did you mean `width`?</error>
        </testcase>
        </testsuite>
        </testsuites>

        """)
    #expect(
      try text("summary.md", in: scratch) == """
        <!-- strut -->

        ## Screens could not be drawn

        The run has no results:

        small/small.yaml:1:15: a view of kind `view` has no key `widht`  \nhelp: did you mean `width`?

        """)
    let json = try text("run.json", in: scratch)
    #expect(try JSONSchemaCheck(strut("schema", "results").out).violations(in: json) == [])
    #expect(json.contains("\"verdict\": \"invalidInput\""))
    #expect(try text("quality.json", in: scratch).contains("\"path\": \"small/small.yaml\""))
    #expect(!scratch.exists("reg/reg.json"))
  }

  /// An error before a spec is read.
  struct Stop: CustomTestStringConvertible {
    let testDescription: String
    var words: [String] = []
    var configuration = "jobs: 2"
    let verdict: String
    let rule: String

    static let rows = [
      Stop(
        testDescription: "the times are damaged", words: ["--shard", "1/1", "--timings", "a.json"],
        verdict: "environmentProblem", rule: "damagedTimings"),
      Stop(
        testDescription: "a variable is not set", words: ["--shard", "auto"],
        verdict: "invalidInput", rule: "missingVariable"),
      Stop(
        testDescription: "the configuration is wrong", configuration: "pahts: x",
        verdict: "invalidInput", rule: "unknownKey"),
      Stop(
        testDescription: "a value is wrong", words: ["--jobs", "0"], verdict: "invalidInput",
        rule: "badValue"),
      Stop(
        testDescription: "there is no such record mode", words: ["--record", "foo"],
        verdict: "invalidInput", rule: "badValue"),
      Stop(
        testDescription: "there are no such annotations", words: ["--annotations", "gitlab"],
        verdict: "invalidInput", rule: "badValue"),
      Stop(
        testDescription: "the address of the report is none", words: ["--report-url", "nonsense"],
        verdict: "invalidInput", rule: "badValue"),
      Stop(
        testDescription: "the address of the pictures is none",
        words: ["--pictures-url", "nonsense"], verdict: "invalidInput", rule: "badValue"),
    ]
  }

  @Test("replaces the files of the run before, because", arguments: Stop.rows)
  func stopped(_ row: Stop) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    try scratch.write("{", to: "a.json")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    #expect(strut(["test", "small"] + files, in: scratch.path).status == .success)
    try scratch.write(row.configuration, to: ".strut/config.yaml")
    let outcome = strut(
      ["test", "small"] + row.words + files, in: scratch.path,
      environment: ["CI_NODE_INDEX": "1"])
    #expect(outcome.err.contains("[\(row.rule)]"), "\(outcome.transcript)")
    let json = try text("run.json", in: scratch)
    #expect(json.contains("\"verdict\": \"\(row.verdict)\"") && json.contains(row.rule))
    #expect(try text("junit.xml", in: scratch).contains("failures=\"0\" errors=\"1\""))
    #expect(try text("summary.md", in: scratch).contains("The run has no results:"))
    #expect(!scratch.exists("reg/reg.json"))
    // A shard has results of its own, and a wrong configuration stops the report, too.
    if row.configuration == "jobs: 2", !row.words.contains("--shard") {
      #expect(strut("report", in: scratch.path).err.contains("[noResults]"))
    }
  }

  @Test(
    "because of the output files replaces those that it may write",
    arguments: [
      (["--json", "junit.xml"], "samePath"),
      (["--json", "small/small.yaml"], "samePath"),
      (["--code-quality", ".strut/report/index.html"], "samePath"),
      (["--report-url", "https://e.example"], "missingOption"),
    ])
  func wrongOutputs(words: [String], rule: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    let earlier = strut("test", "small", "--junit", "junit.xml", in: scratch.path)
    #expect(earlier.status == .success)
    let outcome = strut(["test", "small", "--junit", "junit.xml"] + words, in: scratch.path)
    #expect(outcome.err.contains("[\(rule)]"), "\(outcome.transcript)")
    let xml = try text("junit.xml", in: scratch)
    #expect(xml.contains("failures=\"0\" errors=\"1\""), "\(xml)")
    #expect(try text("small/small.yaml", in: scratch) == small)
  }

  @Test("because of the configuration leaves no results to report")
  func configuration() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    #expect(strut("test", "small", in: scratch.path).status == .success)
    try scratch.write("pahts: x", to: ".strut/config.yaml")
    #expect(strut("test", "small", in: scratch.path).status == .invalidInput)
    try scratch.write("jobs: 2", to: ".strut/config.yaml")
    let report = strut("report", in: scratch.path)
    #expect(report.status == .invalidInput)
    #expect(report.err.contains("[noResults]"), "\(report.transcript)")
  }

  @Test("of a comparison says so too")
  func comparison() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    let outcome = strut(["compare", "nowhere", "--path", "small"] + files, in: scratch.path)
    #expect(outcome.status == .invalidInput || outcome.status == .environmentProblem)
    let xml = try text("junit.xml", in: scratch)
    #expect(xml.contains("errors=\"1\""))
  }

  @Test("counts its errors, not the warnings")
  func warnings() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      "strings: { fr: { Unused: Rien } }\nmatrix: { locale: fr }\nviews: { a: { widht: 1 } }",
      to: "small/small.yaml")
    let outcome = strut(["test", "small"] + files, in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(try text("junit.xml", in: scratch).contains("tests=\"1\" failures=\"0\" errors=\"1\""))
  }

  @Test("leaves no `reg.json` of an earlier run, which would read as its own")
  func earlierReg() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut(["test", "small"] + files, in: scratch.path)
    #expect(scratch.exists("reg/reg.json"))
    try scratch.write("views: []", to: "small/small.yaml")
    _ = strut(["test", "small"] + files, in: scratch.path)
    #expect(!scratch.exists("reg/reg.json"))
  }

  @Test("because nothing is selected, or because of the environment, says which")
  func others() throws {
    let scratch = try TemporaryFolder()
    let check = try JSONSchemaCheck(strut("schema", "results").out)
    try scratch.write(small, to: "small/small.yaml")
    let none = strut(["test", "small", "--only", "nothing"] + files, in: scratch.path)
    #expect(none.status == .nothingSelected)
    let unselected = try text("run.json", in: scratch)
    #expect(try check.violations(in: unselected) == [])
    #expect(unselected.contains("\"verdict\": \"nothingSelected\""))
    #expect(try text("junit.xml", in: scratch).contains("<error type=\"nothingSelected\""))
    #expect(try text("summary.md", in: scratch).contains("\n## No screens were selected\n"))

    try scratch.write("in the way", to: ".strut/last-run")
    let blocked = strut(["test", "small"] + files, in: scratch.path)
    #expect(blocked.status == .environmentProblem)
    let kept = try text("run.json", in: scratch)
    #expect(try check.violations(in: kept) == [])
    #expect(kept.contains("\"verdict\": \"environmentProblem\""))
    #expect(try text("junit.xml", in: scratch).contains("<error type=\"environmentProblem\""))
  }
}
