import Foundation
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
  func statuses() throws {
    let text = page.text.replacingOccurrences(of: "\n", with: " ")
    let rest = try #require(text.components(separatedBy: "Exit status: ").last)
    let sentence = rest.prefix { $0 != "." }
    let named = sentence.split(separator: " ").compactMap { Int32($0) }
    #expect(named == StrutCommand.ExitStatus.allCases.map(\.rawValue))
  }

  @Test("shows pictures that are there")
  func pictures() {
    let paths = page.text.split(separator: "src=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(!paths.isEmpty)
    for path in paths {
      let file = Examples.repository.appendingPathComponent(String(path)).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
  }

  @Test("names all targets of the package in the order in which they build on each other")
  func targets() throws {
    let list = try #require(
      page.text.components(separatedBy: "each knowing only those before it").last
    ).prefix { $0 != "." }
    let named = list.split(separator: "`").map(String.init).filter { $0.allSatisfy(\.isLetter) }
    let manifest = try Examples.text("Package.swift")
      .replacingOccurrences(of: ".executableTarget(", with: ".target(")
    var declared: [String] = []
    for part in manifest.components(separatedBy: " .target(").dropFirst() {
      let name = part.components(separatedBy: "\"")[1]
      // Libraries in C and what tests share are none of the program's parts.
      let isOfC = name.first == "C" && name != "Cassowary"
      if !isOfC, name != "TestSupport" { declared.append(name) }
    }
    #expect(named == declared)
  }
}
