import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("A run among several machines")
struct ShardCommandTests {
  /// One cell that took longer than all others.
  fileprivate static let uneven = """
    {
      "format": 1,
      "microseconds": {
        "small/iphone-8": 9000, "small/iphone-8.landscape": 1, "small/iphone-se-1": 1,
        "small/iphone-se-1.landscape": 1
      }
    }
    """

  /// With recorded references of which the first is of a cell that is gone, and another gap.
  private func project() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    try scratch.write(
      small.replacingOccurrences(of: "gap: 20", with: "gap: 24"), to: "small/small.yaml")
    return scratch
  }

  @Test("tells as a whole what it would report on one")
  func whole() throws {
    let scratch = try project()
    try scratch.write("x", to: "small/references/gone.txt")
    let alone = strut("test", "small", "--json", "alone.json", in: scratch.path)
    #expect(
      alone.out.contains(
        "1 stale reference; `strut prune` removes:\n  small/gone\n"))
    let first = strut("test", "small", "--shard", "1/2", in: scratch.path)
    #expect(first.status == .snapshotsDiffer)
    #expect(!first.out.contains("gone"))
    #expect(
      first.out.hasSuffix(
        """
        shard 1 of 2, 2 of 4 cells: 2 differ
        2 pictures, 1 cause
        When all shards are done, run `strut report --merge .strut/shards`.

        """))
    let second = strut(
      ["test", "small", "--shard", "auto"], in: scratch.path,
      environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"])
    #expect(second.out.contains("shard 2 of 2, 2 of 4 cells: 2 differ\n"))
    let merged = strut("report", "--merge", "--json", "merged.json", in: scratch.path)
    #expect(merged.status == .snapshotsDiffer)
    #expect(merged.out == alone.out)
    #expect(try scratch.bytes("merged.json") == scratch.bytes("alone.json"))
    let accepted = strut("accept", in: scratch.path)
    #expect(accepted.out.hasSuffix("Accepted 4 cells. Run `strut test` to check.\n"))
  }

  @Test("passes in parts and as a whole, also in parts without cells")
  func passed() throws {
    let scratch = try project()
    _ = strut("test", "small", "--record", "all", in: scratch.path)
    for part in 1...6 {
      let outcome = strut("test", "small", "--shard", "\(part)/6", in: scratch.path)
      #expect(outcome.status == .success)
      let cells = part <= 4 ? "1 of 4 cells: 1 matches" : "0 of 4 cells: no cells"
      #expect(outcome.out == "shard \(part) of 6, \(cells)\n")
    }
    let merged = strut("report", "--merge", ".strut/shards", in: scratch.path)
    #expect(merged.status == .success)
    #expect(merged.out == "4 cells: 4 match\n")
  }

  @Test("knows renamed cells as one machine does")
  func renamed() throws {
    let scratch = try project()
    _ = strut("test", "small", "--record", "all", in: scratch.path)
    for ending in ["png", "txt"] {
      try FileManager.default.moveItem(
        atPath: "\(scratch.path)/small/references/iphone-8.\(ending)",
        toPath: "\(scratch.path)/small/references/old.\(ending)")
    }
    let alone = strut("test", "small", in: scratch.path)
    #expect(alone.out.contains("match the stale reference `old`"))
    for part in ["1/2", "2/2"] { _ = strut("test", "small", "--shard", part, in: scratch.path) }
    #expect(strut("report", "--merge", in: scratch.path).out == alone.out)
  }

  @Test("says which shards are missing, tells the others, and ends with 3")
  func missing() throws {
    let scratch = try project()
    _ = strut("test", "small", "--shard", "2/4", in: scratch.path)
    let merged = strut("report", "--merge", in: scratch.path)
    #expect(merged.status == .environmentProblem)
    #expect(merged.out.contains("1 cell: 1 differs\n"))
    #expect(
      merged.err == """
        error: shards 1, 3 and 4 of 4 have no results [missingShards]
          note: 3 cells of 4 are missing
          help: check their logs, run them again, then merge all

        """)
    // The other shards still divide the cells as the first did, and can be merged with it.
    for shard in ["1/4", "3/4", "4/4"] {
      _ = strut("test", "small", "--shard", shard, in: scratch.path)
    }
    let whole = strut("report", "--merge", in: scratch.path)
    #expect(whole.status == .snapshotsDiffer)
    #expect(whole.out.contains("4 cells: 4 differ\n"), "\(whole.transcript)")
  }

  /// A result file of a run, and what it has if a shard is missing.
  struct IncompleteFile: CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let words: [String]

    static let rows = [
      IncompleteFile(
        testDescription: "the report", file: ".strut/report/index.html",
        words: ["<h1>Results are missing</h1>", "shard 2 of 2 has no results"]),
      IncompleteFile(
        testDescription: "the data of the report", file: ".strut/report/data.js",
        words: [#""heading": "Results are missing""#, "shard 2 of 2 has no results"]),
      IncompleteFile(
        testDescription: "Markdown", file: "m.md",
        words: [
          "## Results are missing", "2 cells on 1 screen: 2 match",
          "shard 2 of 2 has no results",
        ]),
      IncompleteFile(
        testDescription: "JSON", file: "j.json",
        words: [#""verdict": "environmentProblem""#, #""rule": "missingShards""#]),
      IncompleteFile(
        testDescription: "JUnit XML", file: "j.xml",
        words: [
          #"tests="3" failures="0" errors="1""#,
          #"message="shard 2 of 2 has no results""#,
        ]),
      IncompleteFile(
        testDescription: "code quality", file: "q.json",
        words: [#""check_name": "strut.missingShards""#]),
    ]
  }

  @Test("names missing shards in each file, and again later", arguments: IncompleteFile.rows)
  func incomplete(_ row: IncompleteFile) throws {
    let scratch = try project()
    _ = strut("test", "small", "--record", "all", in: scratch.path)
    _ = strut("test", "small", "--shard", "1/2", in: scratch.path)
    let files = ["--junit", "j.xml", "--json", "j.json", "--markdown", "m.md"]
    let more = ["--code-quality", "q.json", "--reg", "reg"]
    for words in [["report", "--merge"], ["report"]] {
      let outcome = strut(words + files + more, in: scratch.path)
      #expect(outcome.status == .environmentProblem)
      #expect(
        outcome.err.hasPrefix(
          "error: shard 2 of 2 has no results [missingShards]\n  note: 2 cells of 4 are missing\n"),
        "\(outcome.transcript)")
      let text = String(decoding: try scratch.bytes(row.file), as: UTF8.self)
      for word in row.words { #expect(text.contains(word), "\(text)") }
      #expect(!scratch.exists("reg/reg.json"))
    }
  }

  @Test("accepts the cells that are there, and names missing shards")
  func acceptedPart() throws {
    let scratch = try project()
    _ = strut("test", "small", "--shard", "1/2", in: scratch.path)
    _ = strut("report", "--merge", in: scratch.path)
    let accepted = strut("accept", in: scratch.path)
    #expect(accepted.status == .environmentProblem)
    #expect(accepted.out.hasSuffix("Accepted 2 cells. Run `strut test` to check.\n"))
    #expect(accepted.err.hasPrefix("error: shard 2 of 2 has no results [missingShards]\n"))
  }

  /// Two runs of shards that are not of one run.
  struct Clash: CustomTestStringConvertible {
    let testDescription: String
    var first = ["--shard", "1/2"]
    var second = ["--shard", "2/2"]
    var gap = "24"
    var timings: String?
    let message: String

    static let rows = [
      Clash(
        testDescription: "the same shard", second: ["--shard", "1/2"],
        message: "shard 1 is there 2 times [sameShard]"),
      Clash(
        testDescription: "other numbers of shards", second: ["--shard", "2/3"],
        message: "the shards are of 2 and of 3 parts [otherShards]"),
      Clash(
        testDescription: "other specs", gap: "28",
        message: "the shards are of different specs or selections [otherSpecs]"),
      Clash(
        testDescription: "another selection",
        second: ["--shard", "2/2", "--only", "iphone-8*"],
        message: "the shards are of different specs or selections [otherSpecs]"),
      Clash(
        testDescription: "other timings",
        timings: ShardCommandTests.uneven,
        message:
          "the shards were divided by different timings, so that cells overlap or are missing"
          + " [otherDivision]"),
      Clash(
        testDescription: "a recording one", second: ["--shard", "2/2", "--record", "missing"],
        message: "only some of the shards record, or not alike [otherRecording]"),
    ]
  }

  /// Results of another machine may be damaged or forged.
  @Test(
    "is not made of shards that have a cell twice or not at all",
    arguments: [
      ("2-of-2", "\"index\" : 1", "\"index\" : 2"), ("1-of-2", "\"count\" : 2", "\"count\" : 1"),
    ])
  func coverage(_ row: (place: String, old: String, new: String)) throws {
    let scratch = try project()
    for shard in ["1/2", "2/2"] { _ = strut("test", "small", "--shard", shard, in: scratch.path) }
    let text = String(
      decoding: try scratch.bytes(".strut/shards/1-of-2/results/results.json"), as: UTF8.self)
    #expect(text.contains(row.old), "\(text.prefix(600))")
    try scratch.write(
      text.replacingOccurrences(of: row.old, with: row.new),
      to: ".strut/shards/\(row.place)/results/results.json")
    if row.place == "1-of-2" {
      try FileManager.default.removeItem(at: scratch.file(".strut/shards/2-of-2"))
    }
    let merged = strut("report", "--merge", ".strut/shards", in: scratch.path)
    #expect(merged.status == .environmentProblem)
    #expect(merged.err.contains("[otherDivision]"), "\(merged.transcript)")
  }

  @Test("is not made of shards that name the same cells at other places")
  func sameCells() throws {
    let scratch = try project()
    for shard in ["1/2", "2/2"] { _ = strut("test", "small", "--shard", shard, in: scratch.path) }
    func results(_ part: Int) throws -> [String: Any] {
      let bytes = try scratch.bytes(".strut/shards/\(part)-of-2/results/results.json")
      return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    }
    var second = try results(2)
    second["cells"] = try results(1)["cells"]
    try scratch.write(
      Array(JSONSerialization.data(withJSONObject: second)),
      to: ".strut/shards/2-of-2/results/results.json")
    let merged = strut("report", "--merge", ".strut/shards", in: scratch.path)
    #expect(merged.status == .environmentProblem)
    #expect(merged.err.contains("[otherDivision]"), "\(merged.transcript)")
  }

  @Test(
    "is not made of a shard that an earlier run left, with other files or references",
    arguments: ["small/logo.png", "small/references/iphone-8.txt"])
  func earlierRun(_ changed: String) throws {
    let scratch = try TemporaryFolder()
    let picture = Array(try Data(contentsOf: Repository.fixture("Pictures/grey.png")))
    try scratch.write(picture, to: "small/logo.png")
    try scratch.write(
      small.replacing(
        "  go: {",
        with: "  logo: { kind: image, image: logo.png, pin: [bottom, leading] }\n  go: {"),
      to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    for part in ["1/2", "2/2"] {
      let outcome = strut("test", "small", "--shard", part, in: scratch.path)
      #expect(outcome.status == .success, "\(outcome.transcript)")
    }
    // A picture may have data behind its end.
    try scratch.write(picture + [0], to: changed)
    _ = strut("test", "small", "--shard", "1/2", in: scratch.path)
    let merged = strut("report", "--merge", in: scratch.path)
    #expect(merged.status == .environmentProblem)
    #expect(
      merged.err == """
        error: the shards are of different files or references [otherFiles]
          note: compare `.strut/shards/1-of-2/results` and `.strut/shards/2-of-2/results`
          note: a picture, a font, a catalogue, a default or a reference differs
          note: a shard that did not run may have left the results of an earlier run
          help: run all shards on one revision

        """)
  }

  /// An error before a shard draws.
  struct Stop: CustomTestStringConvertible {
    let testDescription: String
    var shard: String?
    var words: [String] = []
    var configuration: String?
    let status: StrutCommand.ExitStatus

    static let rows = [
      Stop(
        testDescription: "damaged timings", words: ["--timings", "times.json"],
        status: .environmentProblem),
      Stop(
        testDescription: "a variable that is not set", shard: "auto", status: .invalidInput),
      Stop(
        testDescription: "an invalid configuration", configuration: "pahts: x",
        status: .invalidInput),
      Stop(
        testDescription: "an invalid value of an option", words: ["--jobs", "0"],
        status: .invalidInput),
    ]
  }

  @Test("is not made of results that an error should have replaced", arguments: Stop.rows)
  func stopped(_ row: Stop) throws {
    let scratch = try project()
    try scratch.write("{", to: "times.json")
    for part in ["1/2", "2/2"] { _ = strut("test", "small", "--shard", part, in: scratch.path) }
    if let text = row.configuration { try scratch.write(text, to: ".strut/config.yaml") }
    for part in ["1", "2"] {
      let outcome = strut(
        ["test", "small", "--shard", row.shard ?? "\(part)/2"] + row.words, in: scratch.path,
        environment: ["CI_NODE_INDEX": part])
      #expect(outcome.status == row.status, "\(outcome.transcript)")
    }
    try scratch.write("jobs: 2", to: ".strut/config.yaml")
    let merged = strut("report", "--merge", in: scratch.path)
    #expect(merged.status == .environmentProblem)
    #expect(merged.err.contains("[noShards]"), "\(merged.transcript)")
  }

  @Test("is not made of shards that do not belong together", arguments: Clash.rows)
  func clash(_ row: Clash) throws {
    let scratch = try project()
    _ = strut(["test", "small"] + row.first, in: scratch.path)
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/kept", withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: "\(scratch.path)/.strut/shards", toPath: "\(scratch.path)/kept/a")
    try scratch.write(
      small.replacingOccurrences(of: "gap: 20", with: "gap: \(row.gap)"), to: "small/small.yaml")
    var second = row.second
    if let timings = row.timings {
      try scratch.write(timings, to: "times.json")
      second += ["--timings", "times.json"]
    }
    _ = strut(["test", "small"] + second, in: scratch.path)
    let merged = strut("report", "--merge", "kept", ".strut/shards", in: scratch.path)
    #expect(merged.status == .environmentProblem)
    #expect(merged.err.hasPrefix("error: \(row.message)\n"), "\(merged.err)")
  }

  @Test("is refused with results that lead out of the project, merged or accepted")
  func outside() throws {
    let scratch = try project()
    for part in ["1/2", "2/2"] { _ = strut("test", "small", "--shard", part, in: scratch.path) }
    let outside = "../\(scratch.url.lastPathComponent)-outside"
    func lead(_ path: String) throws {
      let text = try String(decoding: scratch.bytes(path), as: UTF8.self)
      let led = text.replacing("small/references", with: outside)
        .replacing(#"small\/references"#, with: outside)
      try #require(led != text)
      try scratch.write(led, to: path)
    }
    #expect(strut("report", "--merge", in: scratch.path).status == .snapshotsDiffer)
    try lead(".strut/last-run/results.json")
    let accepted = strut("accept", in: scratch.path)
    #expect(accepted.status == .environmentProblem)
    #expect(accepted.err.contains("[damagedResults]"), "\(accepted.err)")

    let shards = try FileManager.default.subpathsOfDirectory(
      atPath: "\(scratch.path)/.strut/shards")
    let results = try #require(shards.sorted().first { $0.hasSuffix("results.json") })
    try lead(".strut/shards/\(results)")
    let merged = strut("report", "--merge", in: scratch.path)
    #expect(merged.status == .environmentProblem)
    #expect(merged.err.contains("[damagedResults]"), "\(merged.err)")
    #expect(!FileManager.default.fileExists(atPath: "\(scratch.path)-outside"))
  }

  @Test("divides by the times that are named, and says if there is no file of them")
  func timings() throws {
    let scratch = try project()
    try scratch.write(Self.uneven, to: "times.json")
    let first = strut(
      "test", "small", "--shard", "1/2", "--timings", "times.json", in: scratch.path)
    #expect(first.out.contains("shard 1 of 2, 1 of 4 cells"))
    let none = strut("test", "small", "--shard", "1/2", "--timings", "no.json", in: scratch.path)
    #expect(none.status == .environmentProblem)
    #expect(
      none.err == """
        error: there are no times of a run at `\(scratch.path)/no.json` [noTimings]
          help: name the `timings.json` that a run left, or leave `--timings` out

        """)
    try scratch.write("{}", to: "times.json")
    let damaged = strut(
      "test", "small", "--shard", "1/2", "--timings", "times.json", in: scratch.path)
    #expect(damaged.err.contains("`\(scratch.path)/times.json` is not as a run wrote it"))
    let alone = strut("test", "small", "--timings", "times.json", in: scratch.path)
    #expect(alone.err.contains("`--timings` needs `--shard`"))
  }

  @Test("makes the file that Bazel looks for")
  func bazel() throws {
    let scratch = try project()
    let outcome = strut(
      ["test", "small", "--shard", "auto"], in: scratch.path,
      environment: [
        "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2",
        "TEST_SHARD_STATUS_FILE": "\(scratch.path)/status",
      ])
    #expect(outcome.out.contains("shard 1 of 2"))
    #expect(scratch.exists("status"))
  }

  @Test("says what is wrong with the part, the variables and the folders")
  func mistakes() throws {
    let scratch = try project()
    let bad = strut("test", "small", "--shard", "3/2", in: scratch.path)
    #expect(bad.status == .invalidInput)
    #expect(
      bad.err == """
        error: `3/2` is no value for `--shard` [badValue]
          help: give a part such as `1/4`, `auto` or `auto/4`

        """)
    let pod = strut(
      ["test", "small", "--shard", "auto"], in: scratch.path,
      environment: ["JOB_COMPLETION_INDEX": "0"])
    #expect(pod.status == .invalidInput)
    #expect(
      pod.err == """
        error: Kubernetes tells by `JOB_COMPLETION_INDEX` which part this is, and not of how many \
        [noShardCount]
          help: write `--shard auto/N` with the number of the job's completions

        """)
    let none = strut("test", "small", "--shard", "auto", in: scratch.path)
    #expect(
      none.err == """
        error: no variable tells which part of the run is this one [noShard]
          note: known are those of Bazel, Slurm, GitLab, CircleCI, Buildkite and Kubernetes
          help: name the part: `--shard 1/4`

        """)
    let nothing = strut("report", "--merge", in: scratch.path)
    #expect(nothing.status == .environmentProblem)
    #expect(
      nothing.err == """
        error: no shard has left results in `.strut/shards` [noShards]
          help: name the folders that `strut test --shard` left below `.strut/shards`

        """)
    let whole = strut("report", "--merge", ".strut/last-run", in: scratch.path)
    #expect(
      whole.err == """
        error: `.strut/last-run` holds the results of a whole run, not a shard's [noShard]
          help: `strut report .strut/last-run` builds its report

        """)
  }
}
