import Foundation
import TestSupport
import Testing

@testable import StrutCommand

/// A replay of a page in a temporary folder: writes its specs and runs its commands.
struct PageSession {
  private let scratch: TemporaryFolder

  /// The storyboard of the examples, which pages draw.
  private static let storyboard = "Snapshots/storyboard/App/Base.lproj/Main.storyboard"

  init() throws {
    scratch = try TemporaryFolder()
    try scratch.write(Repository.text(Self.storyboard), to: Self.storyboard)
  }

  /// Follows the page from its top.
  ///
  /// - A `yaml` block is written to the path that the line before it names, and a `text` block if
  ///   that line names a path that ends in `.txt`.
  /// - A `diff` block changes the file that the line before it names.
  /// - A line of an `sh` block is a command that succeeds; a recording command ends with 1.
  /// - A `console` block shows commands after `$` with all output, and with `; echo $?` the status.
  func follow(_ page: MarkdownPage) throws {
    for block in page.blocks {
      switch block.language {
      case "yaml":
        if let path = block.path { try scratch.write(block.text, to: path) }
      case "text":
        if let path = block.textPath { try scratch.write(block.text, to: path) }
      case "diff": try change(block, on: page)
      case "sh":
        for line in block.lines where line.hasPrefix("strut ") { run(line) }
      case "console": compare(block, on: page)
      default: break
      }
    }
  }

  /// Replaces the lines marked `-` or with a space by those marked `+` or with a space.
  private func change(_ block: MarkdownPage.Block, on page: MarkdownPage) throws {
    let path = try #require(block.path, "\(page.path): \(block.introduction)")
    func side(_ mark: Character) -> String {
      block.lines.filter { $0.first == mark || $0.first == " " }.map { "\($0.dropFirst())\n" }
        .joined()
    }
    let parts = try String(contentsOfFile: "\(scratch.path)/\(path)", encoding: .utf8)
      .components(separatedBy: side("-"))
    #expect(parts.count == 2, "\(page.path): \(path) does not have these lines once")
    try scratch.write(parts.joined(separator: side("+")), to: path)
  }

  private func run(_ line: String) {
    let outcome = strut(Self.words(line), in: scratch.path)
    let expected: StrutCommand.ExitStatus = line.contains("--record") ? .snapshotsDiffer : .success
    #expect(outcome.status == expected, "\(line)\n\(outcome.transcript)")
  }

  private func compare(_ block: MarkdownPage.Block, on page: MarkdownPage) {
    var shown: [(command: String, output: String)] = []
    for line in block.lines {
      if line.hasPrefix("$ ") {
        shown.append((String(line.dropFirst(2)), ""))
      } else if !shown.isEmpty {
        shown[shown.count - 1].output += line + "\n"
      }
    }
    #expect(!shown.isEmpty, "\(page.path)")
    for (command, output) in shown {
      let asksStatus = command.hasSuffix("; echo $?")
      let outcome = strut(
        Self.words(command.replacingOccurrences(of: "; echo $?", with: "")), in: scratch.path)
      let status = asksStatus ? "\(outcome.status.rawValue)\n" : ""
      #expect(outcome.transcript + status == output, "\(page.path): \(command)")
    }
  }

  /// The words behind the program's name, as a shell splits them; quotes do not nest.
  static func words(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
      .dropFirst().map { $0 }
  }
}
