import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("After a run that has no results")
struct RunWithoutResultsTests {
  /// A run that comes to nothing, and what is said of it later.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var spec: String?
    var words: [String] = []
    let status: StrutCommand.ExitStatus
    let note: String
    let help: String

    static let rows = [
      Row(
        testDescription: "the spec is wrong", spec: "views: { a: { widht: 1 } }",
        status: .invalidInput,
        note: "small/small.yaml:1:15: a view of kind `view` has no key `widht`",
        help: "correct the problem, then run `strut test` again"),
      Row(
        testDescription: "the value of an option is wrong", words: ["--jobs", "0"],
        status: .invalidInput, note: "`0` is no value for `--jobs`",
        help: "correct the problem, then run `strut test` again"),
      Row(
        testDescription: "nothing is selected", words: ["--only", "ipad-*"],
        status: .nothingSelected, note: "no cell matches `ipad-*`",
        help: "select existing cells and run `strut test` again"),
    ]
  }

  /// With a run whose four cells differ.
  private func changed() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    try scratch.write(
      small.replacingOccurrences(of: "gap: 20", with: "gap: 24"), to: "small/small.yaml")
    #expect(strut("test", "small", in: scratch.path).status == .snapshotsDiffer)
    return scratch
  }

  private func files(_ folder: String, in scratch: TemporaryFolder) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: "\(scratch.path)/\(folder)"))
    return (names ?? []).filter { ($0 as NSString).pathExtension != "" }.sorted()
  }

  @Test("accept, reject, report and publish say why, and leave all as it is", arguments: Row.rows)
  func refused(_ row: Row) throws {
    let scratch = try changed()
    let reference = try scratch.bytes("small/references/iphone-8.png")
    let page = try scratch.bytes(".strut/report/data.js")
    if let spec = row.spec { try scratch.write(spec, to: "small/small.yaml") }
    let words = ["test", "small", "--junit", "junit.xml", "--markdown", "summary.md"] + row.words
    #expect(strut(words, in: scratch.path).status == row.status)
    for command in [
      ["accept"], ["accept", "--cause", "1"], ["reject"], ["report"],
      ["report", ".strut/last-run"],
      ["report", "--junit", "again.xml", "--markdown", "again.md"],
      ["publish", "--markdown", "published.md", "--pictures-url", "https://example.org"],
    ] {
      let outcome = strut(command, in: scratch.path)
      #expect(outcome.status == row.status, "\(command)")
      #expect(outcome.out == "", "\(command)")
      #expect(
        outcome.err == """
          error: the last run has no results [noResults]
            note: \(row.note)
            help: \(row.help)

          """, "\(command)")
    }
    #expect(try scratch.bytes("again.xml") == scratch.bytes("junit.xml"))
    for name in ["again.md", "published.md"] {
      #expect(try scratch.bytes(name) == scratch.bytes("summary.md"), "\(name)")
    }
    #expect(try scratch.bytes("small/references/iphone-8.png") == reference)
    #expect(try scratch.bytes(".strut/report/data.js") == page)
    #expect(files(".strut/last-run", in: scratch) == ["results.json", "timings.json"])
  }

  @Test("the next run has some again")
  func again() throws {
    let scratch = try changed()
    #expect(
      strut("test", "small", "--only", "none", in: scratch.path).status == .nothingSelected)
    #expect(strut("test", "small", in: scratch.path).status == .snapshotsDiffer)
    #expect(
      strut("accept", in: scratch.path).out.hasSuffix(
        "Accepted 4 cells. Run `strut test` to check.\n"))
  }

  @Test("that compared revisions, a test's are as they were")
  func comparison() throws {
    let scratch = try changed()
    #expect(strut("compare", "nowhere", "--path", "small", in: scratch.path).status != .success)
    #expect(strut("report", in: scratch.path).status == .success)
  }

  @Test("a part of a run is missing from the whole")
  func part() throws {
    let scratch = try changed()
    for part in ["1/2", "2/2"] { _ = strut("test", "small", "--shard", part, in: scratch.path) }
    let spec = try scratch.bytes("small/small.yaml")
    try scratch.write("views: []", to: "small/small.yaml")
    _ = strut("test", "small", "--shard", "2/2", in: scratch.path)
    try scratch.write(Array(spec), to: "small/small.yaml")
    let merged = strut("report", "--merge", in: scratch.path)
    #expect(merged.status == .environmentProblem)
    #expect(merged.err.hasPrefix("error: shard 2 of 2 has no results [missingShards]\n"))
  }

  @Test(
    "a merge that fails leaves no results of an earlier merge",
    arguments: [
      ("the parts are of different specs", ["1/2"], [], "gap: 28", "otherSpecs"),
      ("every part was stopped", ["1/2", "2/2"], ["--jobs", "0"], "gap: 28", "noShards"),
    ])
  func failedMerge(
    name: String, parts: [String], words: [String], gap: String, rule: String
  ) throws {
    let scratch = try changed()
    for part in ["1/2", "2/2"] { _ = strut("test", "small", "--shard", part, in: scratch.path) }
    #expect(strut("report", "--merge", in: scratch.path).status == .snapshotsDiffer)
    let text = small.replacingOccurrences(of: "gap: 20", with: gap)
    try scratch.write(text, to: "small/small.yaml")
    for part in parts {
      _ = strut(["test", "small", "--shard", part] + words, in: scratch.path)
    }
    let merged = strut("report", "--merge", in: scratch.path)
    #expect(merged.err.contains("[\(rule)]"), "\(merged.transcript)")
    for command in ["accept", "reject", "report", "publish"] {
      let outcome = strut(command, in: scratch.path)
      #expect(outcome.status == .environmentProblem, "\(outcome.transcript)")
      #expect(outcome.err.contains("[noResults]"), "\(outcome.transcript)")
    }
  }

  @Test("a merge without parts replaces the output files of the run before, and no results")
  func noParts() throws {
    let scratch = try changed()
    _ = strut("test", "small", "--junit", "junit.xml", in: scratch.path)
    let results = try scratch.bytes(".strut/last-run/results.json")
    let merged = strut("report", "--merge", "--junit", "junit.xml", in: scratch.path)
    #expect(merged.status == .environmentProblem)
    let file = String(decoding: try scratch.bytes("junit.xml"), as: UTF8.self)
    #expect(file.contains("noShards"))
    #expect(try scratch.bytes(".strut/last-run/results.json") == results)
  }

  @Test("where none ever was, nothing is written")
  func fresh() throws {
    let scratch = try TemporaryFolder()
    #expect(strut("test", in: scratch.path).status == .invalidInput)
    #expect(!scratch.exists(".strut"))
    #expect(
      strut("accept", in: scratch.path).err == """
        error: there are no results of a finished run [noLastRun]
          note: there is no `\(scratch.path)/.strut/last-run/results.json`
          help: run `strut test` and let it finish

        """)
  }

  @Test("reg-cli's folder holds nothing of the run before")
  func reg() throws {
    let scratch = try changed()
    _ = strut("test", "small", "--reg", "reg", in: scratch.path)
    #expect(files("reg", in: scratch).count == 13)
    try scratch.write("mine", to: "reg/actual/notes.md")
    for _ in 1...2 {
      _ = strut("test", "small", "--only", "none", "--reg", "reg", in: scratch.path)
      #expect(files("reg", in: scratch) == ["actual/notes.md"])
    }
  }
}
