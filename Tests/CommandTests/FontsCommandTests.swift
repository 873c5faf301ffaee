import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut fonts")
struct FontsCommandTests {
  @Test("lists each file once, and copies all into a folder that a project then draws with")
  func bundle() throws {
    let scratch = try TemporaryFolder()
    let list = strut("fonts", in: scratch.path)
    #expect(list.status == .success)
    let names = list.out.split(separator: "\n").dropLast().compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(names.contains("NotoColorEmoji.ttf") && names.contains { $0.hasPrefix("Inter") })
    #expect(Set(names).count == names.count)
    #expect(list.out.hasSuffix("\n\(names.count) files\n"))
    try scratch.write("mine", to: "Fonts/notes.txt")
    let copied = strut("fonts", "--bundle", "Fonts", in: scratch.path)
    #expect(copied.out.hasPrefix("Wrote \(names.count) font files, "))
    #expect(copied.out.contains("to Fonts.\nWrite `fonts: Fonts` into .strut/config.yaml"))
    #expect(try String(contentsOf: scratch.file("Fonts/notes.txt"), encoding: .utf8) == "mine")
    try scratch.write("fonts: Fonts\n", to: ".strut/config.yaml")
    let own = strut("fonts", in: scratch.path)
    #expect(own.out.split(separator: "\n").dropLast().allSatisfy { $0.hasSuffix("/Fonts") })
    try scratch.write(small, to: "Snapshots/small/small.yaml")
    #expect(
      strut("test", "--record", "missing", in: scratch.path).status == .snapshotsDiffer)
    try scratch.write("jobs: 2\n", to: ".strut/config.yaml")
    #expect(strut("test", in: scratch.path).status == .success)
  }

  @Test("takes no words, and names the first")
  func words() {
    let outcome = strut("fonts", "one", "two")
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains("`one`"))
    #expect(!outcome.err.contains("`two`"))
  }

  @Test(
    "are refused where the configuration names none",
    arguments: [
      ("fonts: Fonts", "`fonts` in `.strut/config.yaml` has `Fonts`, where nothing is"),
      ("fonts: ../Fonts", "the path of a folder in the project"),
      ("fonts: [a]", "the path of a folder in the project"),
    ])
  func wrong(_ configuration: String, _ message: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(configuration, to: ".strut/config.yaml")
    let outcome = strut("fonts", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains(message), "\(outcome.err)")
  }

  @Test("takes a damaged file of the project for an error, and not the system's in its place")
  func damaged() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("version https://git-lfs.github.com/spec/v1", to: "Fonts/NotoColorEmoji.ttf")
    try scratch.write("fonts: Fonts\n", to: ".strut/config.yaml")
    let outcome = strut("fonts", in: scratch.path)
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.err.contains("/Fonts/NotoColorEmoji.ttf` is damaged"), "\(outcome.err)")
  }

  @Test("takes no operand")
  func operand() {
    #expect(strut("fonts", "a").status == .invalidInput)
  }
}

@Suite("strut completion")
struct CompletionTests {
  @Test("has each command and option, for each shell", arguments: Shell.allCases)
  func everything(_ shell: Shell) {
    let script = strut("completion", shell.rawValue).out
    for command in Program.commands.map({ $0.declaration }) {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(shell == .fish ? "-l \(option.name)" : "--\(option.name)"))
      }
    }
  }

  /// What bash would complete, by the words before it.
  @Test(
    "completes commands and options in bash, and leaves paths to the shell",
    arguments: [
      (["strut", "acc"], "accept"), (["strut", "accept", "--fr"], "--from"),
      (["strut", "accept", "a"], ""), (["strut", "--v"], "--version"),
      (["strut", "unknown", "--h"], "--help"),
    ])
  func bash(_ words: [String], _ completed: String) throws {
    let scratch = try TemporaryFolder()
    let script = try scratch.write(strut("completion", "bash").out, to: "strut")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "bash", "-c",
        #"source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _strut; echo "${COMPREPLY[*]}""#,
        script,
      ] + words
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == completed + "\n")
  }

  @Test("is refused for other shells")
  func unknown() {
    #expect(strut("completion", "tcsh").status == .invalidInput)
    #expect(strut("completion").err.contains("`bash`, `zsh`, `fish`"))
  }
}

@Suite("The manual page")
struct ManualPageTests {
  @Test("has a section for each command, with each option")
  func everything() {
    let page = strut("reference", "--man").out
    #expect(page.hasPrefix(".TH STRUT 1"))
    for command in Program.commands.map({ $0.declaration }) {
      #expect(page.contains(".SS \"strut \(command.name)"))
      for option in command.options {
        #expect(page.contains("\\-\\-" + option.name.replacing("-", with: "\\-")))
      }
    }
  }

  @Test("has no line that would be a request, and no character that would be an escape")
  func escapes() {
    let page = ManualPage(
      version: "1",
      commands: [
        CommandDeclaration(
          name: "try", summary: ".strut is `a-b`'s \\ \"folder\".",
          operands: OperandDeclaration(""),
          options: [], example: ("", ""))
      ]
    ).text
    #expect(page.contains("\n\\&.strut is \\fBa\\-b\\fR\\(aqs \\e \\(dqfolder\\(dq.\n"))
  }
}
