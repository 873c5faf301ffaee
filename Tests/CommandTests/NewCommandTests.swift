import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("A new spec")
struct NewCommandTests {
  @Test("is well, draws on its whole matrix without a finding, and passes against itself")
  func draws() throws {
    let scratch = try TemporaryFolder()
    func run(_ words: String...) -> Outcome { strut(words, in: scratch.path) }
    let new = run("new", "card")
    #expect(new.status == .success)
    #expect(
      new.transcript == """
        Wrote Snapshots/card/card.yaml. To draw it, run
          strut render Snapshots/card --sheet

        """)
    #expect(run("check").transcript == "1 spec OK, 16 cells\n")
    #expect(run("lint").transcript == "no problems on 16 cells\n")
    let command = try #require(new.out.split(separator: "\n").last)
    let sheet = strut(PageSession.words(String(command.dropFirst(2))), in: scratch.path)
    #expect(sheet.status == .success)
    #expect(sheet.out.hasPrefix("16 cells drawn on 2 sheets:\n"))
    #expect(sheet.err.isEmpty)
    #expect(run("render").transcript == "16 cells drawn into .strut/pictures\n")
    let recording = run("test", "--record", "missing")
    #expect(recording.out.contains("16 cells: 16 were recorded\n"))
    #expect(recording.err.isEmpty)
    #expect(run("test").transcript == "16 cells: 16 match\n")
  }

  @Test("shows bars, a stack, constraints, a condition and a matrix, and explains them")
  func shows() throws {
    let scratch = try TemporaryFolder()
    #expect(strut("new", "card", in: scratch.path).status == .success)
    let text = String(decoding: try scratch.bytes("Snapshots/card/card.yaml"), as: UTF8.self)
    #expect(text.contains("\ntitle: card\n"))
    for key in [
      "matrix:", "os: [18, 26]", "keyboard: [hidden, shown]", "navigationBar:", "tabBar:",
      "kind: stack", "vfl:",
      "constraints:", "when:", "deactivate:",
    ] {
      #expect(text.contains(key), "\(key)")
    }
    #expect(text.split(separator: "\n").filter { $0.contains("# ") }.count >= 7)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(
    "may have any name that a file may",
    arguments: ["登录", "2024", "true", "null", "a \"b\" \\ c", "it's", "a: b", "#x", "é\u{FEFF}x"])
  func names(_ name: String) throws {
    let scratch = try TemporaryFolder()
    #expect(strut("new", name, in: scratch.path).status == .success)
    #expect(scratch.exists("Snapshots/\(name)/\(name).yaml"))
    #expect(strut("check", in: scratch.path).transcript == "1 spec OK, 16 cells\n")
  }

  @Test("ends with a command that a shell reads as it is meant")
  func quoting() throws {
    let scratch = try TemporaryFolder()
    #expect(
      strut("new", "it's here", in: scratch.path).out.hasSuffix(
        "\n  strut render 'Snapshots/it'\\''s here' --sheet\n"))
    #expect(
      strut("new", "--", "-x.yaml", in: scratch.path).out
        == "Wrote ./-x.yaml. To draw it, run\n  strut render ./-x.yaml --sheet\n")
  }

  @Test("goes where the path or the project says")
  func places() throws {
    let scratch = try TemporaryFolder()
    #expect(
      strut("new", "screens/list.yml", in: scratch.path).out
        == "Wrote screens/list.yml. To draw it, run\n  strut render screens/list.yml --sheet\n")
    #expect(strut("check", "screens", in: scratch.path).transcript == "1 spec OK, 16 cells\n")
    try scratch.write("paths: [one.yaml, screens]\n", to: ".strut/config.yaml")
    #expect(
      strut("new", "card", in: scratch.path).out.hasPrefix("Wrote screens/card/card.yaml."))
    try scratch.write("paths: [one.yml, screens]\n", to: ".strut/config.yaml")
    #expect(
      strut("new", "page", in: scratch.path).out.hasPrefix("Wrote screens/page/page.yaml."))
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: [String]
    let status: StrutCommand.ExitStatus
    let message: String
    init(
      _ description: String, _ words: [String], _ status: StrutCommand.ExitStatus,
      _ message: String
    ) {
      testDescription = description
      self.words = words
      self.status = status
      self.message = message
    }
  }

  static let refusals = [
    Refusal(
      "a spec that is there", ["card"], .invalidInput,
      """
      error: `Snapshots/card/card.yaml` is there already [specExists]
        help: choose another name, or move it aside

      """),
    Refusal(
      "the folder of specs", ["Snapshots"], .invalidInput,
      """
      error: `Snapshots` is where all screens are, and none itself [folderOfSpecs]
        help: give the screen a name of its own, such as `card`

      """),
    Refusal(
      "a screen that is elsewhere", ["list"], .invalidInput,
      """
      error: there is a screen `list` already [screenExists]
        note: its spec is `Snapshots/card/list.yml`
        help: choose another name

      """),
    Refusal(
      "a screen of the name in other letters", ["Snapshots/CARD.yaml"], .invalidInput,
      """
      error: there is a screen `card` already [screenExists]
        note: its spec is `Snapshots/card/card.yaml`
        help: choose another name

      """),
    Refusal(
      "a folder of the spec's name", ["Snapshots/folder.yaml"], .invalidInput,
      """
      error: `Snapshots/folder.yaml` is there already [specExists]
        help: choose another name, or move it aside

      """),
    Refusal(
      "a hidden name", [".card"], .invalidInput,
      """
      error: `.card` cannot name a screen [illegalName]
        help: choose 1 to 180 bytes that do not begin with `.`, without control characters

      """),
    Refusal(
      "no name", [""], .invalidInput,
      """
      error: `` cannot name a screen [illegalName]
        help: choose 1 to 180 bytes that do not begin with `.`, without control characters

      """),
    Refusal(
      "a path without a spec's ending", ["Snapshots/fresh"], .invalidInput,
      """
      error: `Snapshots/fresh` is neither a screen's name nor a spec's path [notASpec]
        help: give a name, such as `card`, or the path of a spec, such as `screens/card.yaml`

      """),
    Refusal(
      "the folder of references", ["references"], .invalidInput,
      """
      error: no spec is looked for at `references` [amongReferences]
        help: choose another name; `references` holds what is recorded

      """),
    Refusal(
      "a place among references", ["Snapshots/references/a.yaml"], .invalidInput,
      """
      error: no spec is looked for at `Snapshots/references/a.yaml` [amongReferences]
        help: choose another name; `references` holds what is recorded

      """),
    Refusal(
      "a hidden place", [".strut/config.yaml"], .invalidInput,
      """
      error: no spec is looked for at `.strut/config.yaml` [inHiddenFolder]
        help: choose a folder whose name does not begin with `.`

      """),
    Refusal(
      "nothing at all", [], .invalidInput,
      """
      error: `strut new` needs the name of a screen [missingArgument]
        help: `strut new --help` shows how it is used

      """),
    Refusal(
      "two names", ["one", "two"], .invalidInput,
      """
      error: `strut new` does not take `two` [unexpectedArgument]
        help: `strut new --help` shows how it is used

      """),
    Refusal(
      "a file for a folder", ["blocked"], .environmentProblem,
      """
      error: `FOLDER/Snapshots/blocked` cannot be created [folderNotCreated]
        note: a part of the path is a file, not a folder
        help: move what is in the way aside

      """),
  ]

  @Test("is refused with a whole message, and nothing is written over", arguments: refusals)
  func refused(_ row: Refusal) throws {
    let scratch = try TemporaryFolder()
    try scratch.write("mine", to: "Snapshots/card/card.yaml")
    try scratch.write("mine", to: "Snapshots/card/list.yml")
    try scratch.write("mine", to: "Snapshots/folder.yaml/mine.txt")
    try scratch.write("mine", to: "Snapshots/blocked")
    let outcome = strut(["new"] + row.words, in: scratch.path)
    #expect(outcome.status == row.status)
    #expect(outcome.out.isEmpty)
    #expect(outcome.err == row.message.replacingOccurrences(of: "FOLDER", with: scratch.path))
    let files = try FileManager.default.subpathsOfDirectory(atPath: scratch.path).filter {
      !["Snapshots", "Snapshots/card", "Snapshots/folder.yaml"].contains($0)
    }
    #expect(
      files.sorted() == [
        "Snapshots/blocked", "Snapshots/card/card.yaml", "Snapshots/card/list.yml",
        "Snapshots/folder.yaml/mine.txt",
      ])
    for file in files { #expect(try scratch.bytes(file) == Data("mine".utf8)) }
  }
}
