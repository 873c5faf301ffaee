import Cells
import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut test --changed")
struct ChangedCellsTests {
  /// A screen of two cells with every section and a picture.
  private static let spec = """
    title: Card
    matrix: { device: [iphone-se-3, iphone-8] }
    compare: { limit: 0.1 % }
    metrics: { gap: 16, wide: 100 }
    strings:
      fr: { Hello: Bonjour }
    styles:
      round: { cornerRadius: 8 }
    views:
      card:
        background: systemBlue
        style: round
        size: [wide, 60]
        alpha: 0.9
        views:
          logo: { kind: image, image: logo.png, size: [24, 24] }
      hello: { kind: label, text: Hello, font: { size: 17 }, textColor: label, lines: 2 }
    constraints:
      - card.leading == safeArea.leading + gap
      - card.top == safeArea.top + 20
      - logo.leading == card.leading + 4
      - logo.top == card.top + 4
      - hello.leading == card.leading @750
      - hello.top == card.bottom + 8
      - hello.trailing <= safeArea.trailing - gap
    when:
      - device: iphone-8
        views: { hello: { textColor: systemRed } }

    """

  private func passed() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.spec, to: "card/card.yaml")
    try scratch.write(
      Array(Data(contentsOf: Repository.fixture("Pictures/grey.png"))), to: "card/logo.png")
    let recorded = strut("test", "card", "--record", "missing", in: scratch.path)
    try #require(recorded.out.contains("2 cells: 2 were recorded"), "\(recorded.transcript)")
    try #require(run(scratch).out == "2 cells: 2 match\n")
    return scratch
  }

  private func run(_ scratch: TemporaryFolder, _ options: String...) -> Outcome {
    strut(["test", "card", "--changed"] + options, in: scratch.path)
  }

  @Test("passes without drawing what passed before")
  func unchanged() throws {
    let scratch = try passed()
    let outcome = run(scratch, "--json", "run.json")
    #expect(outcome.status == .success)
    #expect(outcome.transcript == "2 cells: 2 are unchanged\n")
    let json = try String(decoding: scratch.bytes("run.json"), as: UTF8.self)
    #expect(json.contains("\"matched\": 0,") && json.contains("\"unchanged\": 2,"))
    #expect(!json.contains("\"seconds\""))
    #expect(strut("test", "card", in: scratch.path).out == "2 cells: 2 match\n")
  }

  @Test("keeps the times of the cells that it does not draw")
  func times() throws {
    let scratch = try passed()
    let path = ".strut/last-run/timings.json"
    let times = try scratch.bytes(path)
    #expect(String(decoding: times, as: UTF8.self).contains("\"card/iphone-8\""))
    #expect(run(scratch).out == "2 cells: 2 are unchanged\n")
    #expect(try scratch.bytes(path) == times)
  }

  @Test("finds no cell unchanged after a change of any value of a spec")
  func everyValue() throws {
    let scratch = try passed()
    // Each word and number of the spec in turn, made longer.
    let words = Self.spec.matches(of: /[A-Za-z0-9.]+/)
    #expect(words.count > 80)
    for word in words {
      var spec = Self.spec
      spec.insert("7", at: word.range.upperBound)
      try scratch.write(spec, to: "card/card.yaml")
      let outcome = run(scratch)
      #expect(!outcome.out.contains("unchanged"), "after \(word.output)")
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let unchanged: Int
    var options: [String] = []
    let change: @Sendable (TemporaryFolder) throws -> Void
  }

  static let rows = [
    Row(testDescription: "a reference's last byte", unchanged: 1) { scratch in
      var bytes = try scratch.bytes("card/references/iphone-8.png")
      bytes[bytes.count - 1] ^= 1
      try bytes.write(to: scratch.file("card/references/iphone-8.png"))
    },
    Row(testDescription: "a layout text", unchanged: 1) { scratch in
      try scratch.write("root\n", to: "card/references/iphone-8.txt")
    },
    Row(testDescription: "a missing reference", unchanged: 1) { scratch in
      try FileManager.default.removeItem(at: scratch.file("card/references/iphone-8.png"))
    },
    Row(testDescription: "a picture of the spec", unchanged: 0) { scratch in
      try scratch.bytes("card/references/iphone-8.png").write(to: scratch.file("card/logo.png"))
    },
    Row(testDescription: "the configuration", unchanged: 0) { scratch in
      try scratch.write("jobs: 1\n", to: ".strut/config.yaml")
    },
    Row(testDescription: "a limit", unchanged: 0, options: ["--limit", "cells=2000"]) { _ in },
    Row(testDescription: "the record", unchanged: 0) { scratch in
      try scratch.write("{}", to: ".strut/passed.json")
    },
    Row(testDescription: "nothing", unchanged: 2) { _ in },
  ]

  @Test("draws cells again after a change of", arguments: rows)
  func change(_ row: Row) throws {
    let scratch = try passed()
    try row.change(scratch)
    let outcome = strut(["test", "card", "--changed"] + row.options, in: scratch.path)
    let sentence = row.unchanged == 1 ? "1 is unchanged" : "\(row.unchanged) are unchanged"
    #expect(outcome.out.contains(sentence) == (row.unchanged > 0), "\(outcome.transcript)")
  }

  @Test(
    "draws cells again after a change of the language of the app's texts in a file that has none",
    arguments: ["App/Other.xcstrings", "App/en.lproj/Other.strings"])
  func developmentLanguage(_ file: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      strings: ../App
      matrix: { device: iphone-se-3 }
      views:
        hello: { kind: label, text: Hello, center: superview }

      """, to: "card/card.yaml")
    try scratch.write("\"Hello\" = \"Guten Tag\";", to: "App/de.lproj/Localizable.strings")
    let recorded = strut("test", "card", "--record", "missing", in: scratch.path)
    try #require(recorded.status == .snapshotsDiffer, "\(recorded.transcript)")
    try #require(run(scratch).status == .success)
    try #require(run(scratch).out.contains("1 is unchanged"))
    try scratch.write(
      file.hasSuffix(".strings")
        ? "\"Bye\" = \"Bye\";" : #"{"sourceLanguage":"en","version":"1.0","strings":{}}"#,
      to: file)
    let outcome = run(scratch)
    #expect(!outcome.out.contains("unchanged"), "\(outcome.transcript)")
  }

  @Test(
    "does not remember a file that has changed since the run read it",
    arguments: [
      "App/fr.lproj/Localizable.strings", "App/A.xcassets/C.colorset/Contents.json",
      "card/logo.png",
    ])
  func changedDuringRun(_ file: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      strings: ../App
      assets: ../App/A.xcassets
      views:
        hello: { kind: label, text: Hello, background: C }
        logo: { kind: image, image: logo.png }

      """, to: "card/card.yaml")
    try scratch.write("\"Hello\" = \"Salut\";", to: "App/fr.lproj/Localizable.strings")
    try scratch.write(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
        + #"{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#,
      to: "App/A.xcassets/C.colorset/Contents.json")
    try scratch.write(
      Array(Data(contentsOf: Repository.fixture("Pictures/grey.png"))), to: "card/logo.png")
    let workspace = Workspace(paths: ["card"], in: WorkingFolder(path: scratch.path))
    let spec = try #require(workspace.specs.first)
    #expect(spec.inputsHash != nil)
    // The same bytes, written anew.
    try scratch.bytes(file).write(to: scratch.file(file), options: .atomic)
    #expect(spec.inputsHash == nil)
  }

  @Test("does not trust a record in the git repository", .enabled(if: GitRepository.isPossible))
  func tracked() throws {
    let repository = GitRepository(try passed())
    try repository.git("init", "--quiet")
    func run() -> Outcome { repository.strut("test", "card", "--changed") }
    #expect(run().out == "2 cells: 2 are unchanged\n")
    try repository.git("add", "--force", ".strut/passed.json")
    let outcome = run()
    #expect(outcome.out == "2 cells: 2 match\n")
    #expect(outcome.err.contains("[trackedRecord]"), "\(outcome.err)")
    #expect(outcome.err.contains("`git -C .strut rm --cached passed.json`"), "\(outcome.err)")
    try repository.git("-C", ".strut", "rm", "--quiet", "--cached", "passed.json")
    #expect(run().out == "2 cells: 2 are unchanged\n")
  }

  @Test(
    "names a command that works if the folder of the record is a link",
    .enabled(if: GitRepository.isPossible))
  func trackedBehindLink() throws {
    let repository = GitRepository(try passed())
    let path = repository.scratch.path
    try FileManager.default.moveItem(atPath: "\(path)/.strut", toPath: "\(path)/store")
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/.strut", withDestinationPath: "store")
    try repository.git("init", "--quiet")
    func run() -> Outcome { repository.strut("test", "card", "--changed") }
    _ = run()
    try repository.git("add", "--force", "store/passed.json")
    let outcome = run()
    #expect(outcome.err.contains("`git -C .strut rm --cached passed.json`"), "\(outcome.err)")
    try repository.git("-C", ".strut", "rm", "--quiet", "--cached", "passed.json")
    #expect(!run().err.contains("[trackedRecord]"))
  }

  @Test(
    "does not trust a record of which git cannot tell whose it is",
    .enabled(if: GitRepository.isPossible), arguments: ["a broken index", "a bare repository"])
  func unknownOrigin(_ name: String) throws {
    let repository = GitRepository(try passed())
    try repository.git("init", "--quiet")
    if name == "a broken index" {
      try repository.scratch.write("wrong", to: ".git/index")
    } else {
      // Git would take these files, which anybody can commit, for a repository of their own.
      for part in ["objects/info/keep", "refs/heads/keep"] {
        try repository.scratch.write("", to: ".strut/\(part)")
      }
      try repository.scratch.write("ref: refs/heads/main\n", to: ".strut/HEAD")
      try repository.scratch.write(
        """
        [core]
        repositoryformatversion = 0
        bare = false
        worktree = .
        fsmonitor = "touch \(repository.scratch.path)/ran #"

        """, to: ".strut/config")
    }
    let outcome = repository.strut("test", "card", "--changed")
    #expect(outcome.out == "2 cells: 2 match\n")
    #expect(outcome.err.contains("[uncheckedRecord]"), "\(outcome.err)")
    #expect(!repository.scratch.exists("ran"))
  }

  @Test("does not trust a record that is a link")
  func linkedRecord() throws {
    let scratch = try passed()
    let record = scratch.file(".strut/passed.json")
    try FileManager.default.moveItem(at: record, to: scratch.file("record.json"))
    try FileManager.default.createSymbolicLink(
      atPath: record.path, withDestinationPath: "../record.json")
    let outcome = run(scratch)
    #expect(outcome.out == "2 cells: 2 match\n")
    #expect(outcome.err.contains("[damagedRecord]"), "\(outcome.err)")
  }

  @Test("refuses to record all references")
  func recordAll() throws {
    let scratch = try passed()
    let outcome = run(scratch, "--record", "all")
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains("--changed"))
  }
}
