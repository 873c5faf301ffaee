import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("The readme")
struct ReadmeTests {
  private let page: MarkdownPage

  init() throws { page = try MarkdownPage("README.md") }

  @Test("shows a first spec and commands that do what they say")
  func commands() throws {
    #expect(page.blocks.contains { $0.path == "Snapshots/hello/hello.yaml" })
    try PageSession().follow(page)
  }

  @Test("has nothing in its shell blocks but the program and scripts")
  func shellLines() {
    let lines = page.blocks.filter { $0.language == "sh" }.flatMap(\.lines)
    #expect(lines.contains { $0.hasPrefix("strut ") })
    for line in lines {
      #expect(line.hasPrefix("strut ") || line.hasPrefix("./scripts/"), "\(line)")
    }
  }

  @Test("has every command in its table, and no other")
  func table() {
    let names = Program.commands.map { "strut \($0.declaration.name)" }
    #expect(page.column(under: "command") == names)
  }

  @Test("tells every exit status")
  func statuses() {
    let named = page.column(under: "exit status").compactMap { Int32($0) }
    #expect(named == StrutCommand.ExitStatus.allCases.map(\.rawValue))
  }

  @Test("shows pictures that are there")
  func pictures() {
    let paths = page.text.split(separator: "src=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(!paths.isEmpty)
    for path in paths {
      let file = Repository.url.appendingPathComponent(String(path)).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
  }

  @Test("counts the devices of the catalogue")
  func devices() throws {
    let scratch = try TemporaryFolder()
    let count = strut(["devices"], in: scratch.path).transcript
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .prefix { !$0.isEmpty }.count
    #expect(page.text.contains("Strut knows \(count) iPhones and iPads."))
  }
}
