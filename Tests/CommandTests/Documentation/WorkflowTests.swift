import Cells
import Foundation
import TestSupport
import Testing
import YAML

@testable import Spec
@testable import StrutCommand

/// The CI files that the manual shows.
@Suite("A workflow in the documentation")
struct WorkflowTests {
  /// A file, with the keys that its host knows where they stand.
  struct Host: CustomTestStringConvertible {
    let testDescription: String
    let file: String
    /// Of the whole file; other keys are jobs' names where `jobs` is nil.
    let globals: Set<String>
    /// The key that jobs stand below; nil where they stand beside the globals.
    let jobs: String?
    let jobKeys: Set<String>
    /// The number of earlier blocks for the same file.
    var earlier = 0

    static var gitLab: Host { rows[rows.count - 1] }

    private static let gitHubKeys: Set = [
      "name", "on", "permissions", "env", "concurrency", "jobs",
    ]
    private static let gitHubJobKeys: Set = [
      "name", "needs", "if", "runs-on", "container", "strategy", "env", "permissions", "steps",
      "timeout-minutes", "outputs",
    ]

    static let rows = [
      Host(
        testDescription: "for GitHub", file: ".github/workflows/snapshots.yaml",
        globals: gitHubKeys, jobs: "jobs", jobKeys: gitHubJobKeys),
      Host(
        testDescription: "for GitHub with a comment", file: ".github/workflows/snapshots.yaml",
        globals: gitHubKeys, jobs: "jobs", jobKeys: gitHubJobKeys, earlier: 1),
      Host(
        testDescription: "for comments on forks", file: ".github/workflows/snapshots-comment.yaml",
        globals: gitHubKeys, jobs: "jobs", jobKeys: gitHubJobKeys),
      Host(
        testDescription: "for comments that accept", file: ".github/workflows/strut-accept.yaml",
        globals: gitHubKeys, jobs: "jobs", jobKeys: gitHubJobKeys),
      Host(
        testDescription: "for GitHub's code scanning",
        file: ".github/workflows/lint.yaml", globals: gitHubKeys, jobs: "jobs",
        jobKeys: gitHubJobKeys),
      Host(
        testDescription: "for GitLab", file: ".gitlab-ci.yml",
        globals: ["stages", "variables", "default", "include", "workflow"], jobs: nil,
        jobKeys: [
          "stage", "image", "before_script", "script", "after_script", "parallel", "cache",
          "artifacts", "needs", "rules", "variables", "when", "tags",
        ]),
    ]
  }

  private func text(_ host: Host) throws -> String {
    let page = try MarkdownPage("Sources/Strut/Strut.docc/ContinuousIntegration.md")
    let blocks = page.blocks.filter { $0.language == "yaml" && $0.path == host.file }
    return try #require(blocks.dropFirst(host.earlier).first).text
  }

  private func entries(of node: YAMLNode?) -> [(key: String, value: YAMLNode)] {
    guard case .mapping(let entries)? = node?.content else { return [] }
    return entries.map { ($0.key, $0.value) }
  }

  private func tree(_ host: Host) throws -> YAMLNode {
    try tree(of: try text(host), host.file)
  }

  private func tree(of text: String, _ file: String) throws -> YAMLNode {
    let yaml = YAMLFile(spec: Array(text.utf8), file: file, limits: SpecLimits())
    #expect(yaml.diagnostics.isEmpty)
    return try #require(yaml.root)
  }

  /// The text of a file of the repository.
  private func contents(of file: String) throws -> String {
    try String(contentsOf: Repository.url.appendingPathComponent(file), encoding: .utf8)
  }

  @Test("is YAML with keys that its host knows", arguments: Host.rows)
  func keys(_ host: Host) throws {
    let all = entries(of: try tree(host))
    let jobs =
      host.jobs.map { name in entries(of: all.first { $0.key == name }?.value) }
      ?? all.filter { !host.globals.contains($0.key) }
    #expect(!jobs.isEmpty)
    if host.jobs != nil { #expect(host.globals.isSuperset(of: all.map(\.key))) }
    for job in jobs {
      let keys = entries(of: job.value).map(\.key)
      #expect(host.jobKeys.isSuperset(of: keys), "\(job.key): \(keys)")
    }
  }

  @Test("has steps that either use an action or run a command", arguments: Host.rows.dropLast())
  func steps(_ host: Host) throws {
    let jobs = entries(of: entries(of: try tree(host)).first { $0.key == "jobs" }?.value)
    #expect(!jobs.isEmpty)
    let known: Set = ["name", "id", "if", "env", "uses", "with", "run"]
    for job in jobs {
      let steps = entries(of: job.value).first { $0.key == "steps" }?.value
      guard case .sequence(let items)? = steps?.content else {
        Issue.record("\(job.key) has no steps")
        continue
      }
      for item in items {
        let keys = Set(entries(of: item).map(\.key))
        #expect(known.isSuperset(of: keys))
        #expect(keys.contains("uses") != keys.contains("run"), "\(keys)")
      }
    }
  }

  @Test("has jobs in stages that there are, and whose files later jobs name")
  func stages() throws {
    let all = entries(of: try tree(Host.gitLab))
    guard case .sequence(let items)? = all.first(where: { $0.key == "stages" })?.value.content
    else {
      Issue.record("there are no stages")
      return
    }
    let stages = items.compactMap(Self.scalar)
    for job in all where !Host.gitLab.globals.contains(job.key) {
      let stage = entries(of: job.value).first { $0.key == "stage" }.flatMap {
        Self.scalar($0.value)
      }
      #expect(stage.map(stages.contains) == true, "\(job.key)")
    }
  }

  private static func scalar(_ node: YAMLNode) -> String? {
    guard case .scalar(let scalar) = node.content else { return nil }
    return scalar.text
  }

  @Test("runs commands of the program that parse, and scripts that there are", arguments: Host.rows)
  func commands(_ host: Host) throws {
    var commands = 0
    for line in try text(host).split(separator: "\n").map(String.init) {
      let line = String(line.trimmingPrefix { " -".contains($0) }).replacing("run: ", with: "")
      if line.hasPrefix("strut ") {
        commands += 1
        try expectParses(line)
      }
      for rest in line.components(separatedBy: "strut/.github/").dropFirst() {
        commands += 1
        let path = rest.prefix { $0 != " " }
        let file = Repository.url.appendingPathComponent(".github/\(path)")
        #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
      }
    }
    #expect(commands > 0)
  }

  private func expectParses(_ command: String) throws {
    // An address has to be one, and the runner's variables have no values here.
    let address = "https://example.com"
    let words = PageSession.words(
      command.replacing("$REMOTE", with: address).replacing("$CI_JOB_URL", with: address))
    let name = try #require(words.first)
    let found = Program.commands.first { $0.declaration.name == name }
    let declaration = try #require(found).declaration
    #expect(throws: Never.self, "\(command)") {
      let arguments = try Arguments(Array(words.dropFirst()), for: declaration)
      _ = try arguments.runFiles(in: WorkingFolder(path: "/"))
    }
  }

  @Test("can use hooks before a commit, whose commands parse")
  func hooks() throws {
    let file = ".pre-commit-hooks.yaml"
    guard case .sequence(let hooks) = try tree(of: try contents(of: file), file).content else {
      Issue.record("there is no list of hooks")
      return
    }
    let page = try MarkdownPage("Sources/Strut/Strut.docc/ContinuousIntegration.md")
    for hook in hooks {
      let values = Dictionary(
        uniqueKeysWithValues: entries(of: hook).map { ($0.key, Self.scalar($0.value) ?? "") })
      let id = try #require(values["id"])
      #expect(page.text.contains("- id: \(id)\n"))
      try expectParses(try #require(values["entry"]))
    }
    #expect(hooks.count == 3)
  }

  @Test("can use an action with these inputs, whose commands parse")
  func action() throws {
    let file = ".github/actions/strut/action.yml"
    let text = try contents(of: file)
    let inputs = entries(
      of: entries(of: try tree(of: text, file)).first { $0.key == "inputs" }?.value)
    #expect(inputs.map(\.key) == ["package", "paths", "artifact", "comment", "token"])
    let page = try MarkdownPage("Sources/Strut/Strut.docc/ContinuousIntegration.md")
    for input in inputs { #expect(page.text.contains("| `\(input.key)` |")) }
    let commands = text.split(separator: "\n").map {
      $0.trimmingPrefix { $0 == " " }
    }.filter { $0.hasPrefix("strut ") }
    #expect(commands.count == 3)
    for command in commands { try expectParses(String(command)) }
    for script in ["install", "comment"] {
      let path = Repository.url.appendingPathComponent(".github/actions/strut/\(script)").path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
    }
  }
}
