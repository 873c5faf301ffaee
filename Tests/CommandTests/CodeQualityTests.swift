import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("GitLab's code quality report")
struct CodeQualityTests {
  private struct Issue: Decodable, Equatable {
    struct Location: Decodable, Equatable {
      struct Lines: Decodable, Equatable { let begin: Int }
      let path: String
      let lines: Lines
    }
    // The names are the format's own.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let check_name: String
    let description: String
    let fingerprint: String
    let severity: String
    let location: Location
  }

  private func issues(_ scratch: TemporaryFolder, _ words: String...) throws -> [Issue] {
    _ = strut(["test", "small", "--code-quality", "quality.json"] + words, in: scratch.path)
    return try JSONDecoder().decode([Issue].self, from: scratch.bytes("quality.json"))
  }

  @Test("gives issues that say the same fingerprints of their own, which lines do not change")
  func fingerprints() throws {
    let scratch = try TemporaryFolder()
    let spec = "views:\n  a: { widht: 1 }\n  b: { widht: 1 }\n"
    try scratch.write(spec, to: "small/small.yaml")
    let first = try issues(scratch)
    #expect(first.map(\.description).count == 2)
    #expect(first[0].description == first[1].description)
    #expect(first.map(\.location.lines.begin) == [2, 3])
    #expect(Set(first.map(\.fingerprint)).count == 2)
    try scratch.write("title: Small\n" + spec, to: "small/small.yaml")
    let later = try issues(scratch)
    #expect(later.map(\.location.lines.begin) == [3, 4])
    #expect(later.map(\.fingerprint) == first.map(\.fingerprint))
  }

  @Test("lists what has no place of its own at the first line of its spec")
  func placeless() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    let missing = try issues(scratch)
    #expect(missing.map(\.check_name) == ["strut.missing"])
    #expect(missing.map(\.location.path) == ["small/small.yaml"])
    #expect(missing.map(\.location.lines.begin) == [1])
  }

  @Test("has paths from the root of the repository in a job of GitLab")
  func repository() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "App/small/small.yaml")
    _ = strut(
      ["test", "small", "--code-quality", "quality.json"], in: scratch.file("App").path,
      environment: ["GITLAB_CI": "true", "CI_PROJECT_DIR": scratch.path])
    let issues = try JSONDecoder().decode([Issue].self, from: scratch.bytes("App/quality.json"))
    #expect(issues.map(\.location.path) == ["App/small/small.yaml"])
  }

  @Test("is not empty where a run found no cell, which would read as a pass")
  func nothingSelected() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    let issues = try issues(scratch, "--only", "ipad-*")
    #expect(issues.map(\.check_name) == ["strut.nothingSelected"])
    #expect(issues.map(\.severity) == ["major"])
    #expect(issues.map(\.location.path) == ["."])
    #expect(issues.map(\.location.lines.begin) == [1])
  }
}
