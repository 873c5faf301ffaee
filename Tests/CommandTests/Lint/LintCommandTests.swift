import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut lint")
struct LintCommandTests {
  private static let conflict = """
    matrix: { device: [iphone-se-3, iphone-15-pro] }
    views:
      box: { background: red, pin: [top, leading, trailing], height: 40 }
    constraints:
      - box.width <= 380
    """

  private static let small = """
    matrix: { device: iphone-se-3 }
    views:
      go: { kind: button, title: Go, size: [40, 44], center: safeArea }
    """

  private func run(_ spec: String, _ words: String...) throws -> (Outcome, TemporaryFolder) {
    let scratch = try TemporaryFolder()
    try scratch.write(spec, to: "box/box.yaml")
    return (strut(["lint", "box"] + words, in: scratch.path), scratch)
  }

  @Test("tells each finding once with its cells, its line and what to do, with status 1 for errors")
  func text() throws {
    let (outcome, _) = try run(Self.conflict)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(outcome.err.isEmpty)
    #expect(
      outcome.out == """
        box/box.yaml:5:5: error: `box.width <= 380` cannot hold together with 2 other constraints and is left out [unsatisfiable]
          5 |   - box.width <= 380
            |     ^^^^^^^^^^^^^^^^
          note: it conflicts with `box.leading == superview.leading` (line 3)
          note: it conflicts with `box.trailing == superview.trailing` (line 3)
          note: `root` is 393 wide here
          note: UIKit logs "Unable to simultaneously satisfy constraints" and may break another one
          note: on iphone-15-pro only
          help: remove one of them, or give one a priority below 1000

        1 error on 2 cells

        """)
  }

  @Test("ends well where it finds warnings alone, and where it finds nothing")
  func statuses() throws {
    let (warned, _) = try run(Self.small)
    #expect(warned.status == .success)
    #expect(warned.out.hasSuffix("\n1 warning on 1 cell\n"))
    let (well, _) = try run(Self.small.replacingOccurrences(of: "[40, 44]", with: "[44, 44]"))
    #expect(well.status == .success)
    #expect(well.out == "no problems on 1 cell\n")
  }

  @Test("does not begin with a spec that is wrong or a selection that names nothing")
  func refusals() throws {
    let (wrong, _) = try run("views: { box: { widht: 1 } }")
    #expect(wrong.status == .invalidInput)
    let (nothing, _) = try run(Self.small, "--only", "ipad-*")
    #expect(nothing.status == .nothingSelected)
  }

  @Test("says that a tuning makes no difference where all of the matrix is looked at")
  func redundantTuning() throws {
    let spec = Self.conflict + "\nlint: { touchTarget: { off: the box is decoration } }\n"
    let message = """
      box/box.yaml:6:24: warning: tuning `touchTarget` makes no difference on any cell [redundantTuning]
        6 | lint: { touchTarget: { off: the box is decoration } }
          |                        ^^^
        help: remove it: it would hide what the rule finds one day
      """
    #expect(try run(spec).0.out.contains(message))
    #expect(try !run(spec, "--only", "iphone-se-3").0.out.contains("redundantTuning"))
  }

  private static let smallAndPale = Self.small.replacingOccurrences(
    of: "title: Go", with: "title: Go, titleColor: white, background: yellow")

  @Test("holds cells against the rules that `--rule` names, and against no other")
  func rules() throws {
    let (all, _) = try run(Self.smallAndPale)
    #expect(all.out.contains("[touchTarget]") && all.out.contains("[contrast]"))
    #expect(all.out.hasSuffix("\n2 warnings on 1 cell\n"))
    let (one, scratch) = try run(
      Self.smallAndPale, "--rule", "touchTarget", "--sarif", "lint.sarif")
    #expect(one.out.contains("[touchTarget]"))
    #expect(one.out.hasSuffix("\n1 warning on 1 cell\n"))
    let log = try JSONDecoder().decode(RuleLog.self, from: scratch.bytes("lint.sarif"))
    #expect(log.runs.flatMap(\.tool.driver.rules).map(\.id) == ["touchTarget"])
    #expect(log.runs.flatMap(\.results).map(\.ruleIndex) == [0])
    let (both, _) = try run(
      Self.smallAndPale, "--rule", "contrast", "--rule", "touchTarget")
    #expect(both.out == all.out)
    let (none, _) = try run(Self.smallAndPale, "--rule", "neverMatters")
    #expect(none.out == "no problems on 1 cell\n")
  }

  struct RuleLog: Decodable {
    let runs: [Run]

    struct Run: Decodable {
      let tool: Tool
      let results: [Result]
    }
    struct Tool: Decodable { let driver: Driver }
    struct Driver: Decodable { let rules: [Rule] }
    struct Rule: Decodable { let id: String }
    struct Result: Decodable { let ruleIndex: Int }
  }

  @Test("says of the tunings of chosen rules alone that they make no difference")
  func redundantTuningOfChosenRules() throws {
    let spec = Self.conflict + "\nlint: { touchTarget: { off: the box is decoration } }\n"
    #expect(try run(spec, "--rule", "touchTarget").0.out.contains("[redundantTuning]"))
    #expect(try !run(spec, "--rule", "unsatisfiable").0.out.contains("[redundantTuning]"))
  }

  @Test("refuses a rule that there is not, and says which was meant or which there are")
  func unknownRules() throws {
    let (near, _) = try run(Self.small, "--rule", "touchtargets")
    #expect(near.status == .invalidInput)
    #expect(
      near.err == """
        error: `touchtargets` is no value for `--rule` [badValue]
          help: did you mean `touchTarget`?

        """)
    let (far, _) = try run(Self.small, "--rule", "beauty")
    #expect(
      far.err == """
        error: `beauty` is no value for `--rule` [badValue]
          help: give one of `unsatisfiable`, `ambiguous`, `clippedText`, `shrunkText`, `zeroSize`, \
        `squeezed`, `outsideScreen`, `unsafeArea`, `underBar`, `underKeyboard`, `unfilledEdge`, \
        `squareCorner`, `overlap`, `touchTarget`, `contrast`, `fixedWidth`, `frozenFrame`, `mirroring`, `neverMatters`

        """)
  }

  struct Found: Decodable {
    let format: Int
    let cells: Int
    let findings: [Finding]

    struct Finding: Decodable {
      let spec: String
      let `where`: String
      let cells: [String]
      let worst: Worst?
      let diagnostic: Diagnostic
    }

    struct Worst: Decodable {
      let cell: String?
      let measurement: String
    }

    struct Diagnostic: Decodable {
      let rule: String
      let severity: String
      let message: String
      let line: Int
      let views: [String]
    }
  }

  @Test("prints the same as JSON")
  func json() throws {
    let (outcome, _) = try run(Self.small, "--json")
    let found = try JSONDecoder().decode(Found.self, from: Data(outcome.out.utf8))
    #expect(found.format == 1)
    #expect(found.cells == 1)
    let finding = try #require(found.findings.first)
    #expect(found.findings.count == 1)
    #expect(finding.spec == "box/box.yaml")
    #expect(finding.where == "iphone-se-3")
    #expect(finding.cells == ["iphone-se-3"])
    #expect(finding.worst?.measurement == "it is 40 × 44")
    #expect(finding.diagnostic.rule == "touchTarget")
    #expect(finding.diagnostic.severity == "warning")
    #expect(finding.diagnostic.message == "the button `go` is too small to be touched")
    #expect(finding.diagnostic.line == 3)
    #expect(finding.diagnostic.views == ["go"])
  }

  @Test("prints JSON as the published schema says, whatever is found")
  func schema() throws {
    let check = try JSONSchemaCheck(strut("schema", "lint").out)
    let specs = [
      Self.conflict, Self.small, Self.smallAndPale,
      Self.small.replacingOccurrences(of: "[40, 44]", with: "[44, 44]"),
      Self.conflict + "\nlint: { touchTarget: { off: the box is decoration } }\n",
    ]
    for spec in specs {
      let (outcome, _) = try run(spec, "--json")
      #expect(try check.violations(in: outcome.out) == [], "\(outcome.out)")
    }
    let wrong = """
      { "format": 2, "cells": 1, "findings": [{ "spec": "a", "where": "b", "cells": [] }] }
      """
    #expect(
      try check.violations(in: wrong) == ["$.findings[0]: no diagnostic", "$.format: const 1"])
  }

  @Test("says of a tuning without effect on which cells that is")
  func placeOfIdleTuning() throws {
    func places(_ spec: String) throws -> [String] {
      let (outcome, _) = try run(spec + "\nlint: { overlap: { off: badges } }\n", "--json")
      let found = try JSONDecoder().decode(Found.self, from: Data(outcome.out.utf8))
      return found.findings.filter { $0.diagnostic.rule == "redundantTuning" }.map(\.where)
    }
    #expect(try places(Self.small) == ["iphone-se-3"])
    #expect(try places(Self.conflict) == ["all 2 cells"])
  }

  @Test("writes SARIF beside what it prints")
  func sarif() throws {
    let (outcome, scratch) = try run(Self.conflict, "--sarif", "lint.sarif")
    #expect(outcome.out.hasSuffix("1 error on 2 cells\n"))
    let log = try JSONSerialization.jsonObject(with: scratch.bytes("lint.sarif"))
    let root = try #require(log as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let result = try #require(results.first)
    #expect(results.count == 1)
    #expect(result["ruleId"] as? String == "unsatisfiable")
    #expect(result["ruleIndex"] as? Int == 0)
    #expect(result["level"] as? String == "error")
    let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let physical = try #require(place as? [String: [String: Any]])
    #expect(physical["artifactLocation"]?["uri"] as? String == "box/box.yaml")
    #expect(physical["region"]?["startLine"] as? Int == 5)
    #expect(physical["region"]?["startColumn"] as? Int == 5)
    #expect(physical["region"]?["endColumn"] as? Int == 21)
    #expect((result["relatedLocations"] as? [Any])?.count == 2)
  }

  /// A reason why no cell is checked, and where SARIF has it.
  struct Obstacle: CustomTestStringConvertible {
    let testDescription: String
    var spec = LintCommandTests.conflict
    var configuration = ""
    var words: [String] = []
    var results: [String] = []
    var notifications: [String] = []

    static let rows = [
      Obstacle(
        testDescription: "a wrong key of a spec", spec: "views: { a: { widht: 1 } }",
        results: ["unknownKey"]),
      Obstacle(
        testDescription: "a wrong key of the configuration", configuration: "pahts: a",
        results: ["unknownKey"]),
      Obstacle(
        testDescription: "no selected cell", words: ["--only", "nothing"],
        notifications: ["nothingSelected"]),
      Obstacle(
        testDescription: "a wrong option", words: ["--jobs", "0"], notifications: ["badValue"]),
    ]
  }

  @Test("replaces the SARIF of an earlier run by why it checked no cell", arguments: Obstacle.rows)
  func sarifObstacle(_ row: Obstacle) throws {
    let (_, scratch) = try run(Self.conflict, "--sarif", "lint.sarif")
    try scratch.write(row.spec, to: "box/box.yaml")
    try scratch.write(row.configuration, to: ".strut/config.yaml")
    let outcome = strut(["lint", "box", "--sarif", "lint.sarif"] + row.words, in: scratch.path)
    #expect(outcome.status != .success && outcome.status != .snapshotsDiffer)
    let log = try JSONSerialization.jsonObject(with: scratch.bytes("lint.sarif"))
    let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["ruleId"] as? String } == row.results)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notifications = invocation["toolExecutionNotifications"] as? [[String: Any]] ?? []
    let rules = notifications.compactMap { ($0["descriptor"] as? [String: String])?["id"] }
    #expect(rules == row.notifications)
  }
}
