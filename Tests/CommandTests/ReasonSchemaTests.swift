import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("The schemas of what explain and sweep print")
struct ReasonSchemaTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let schema: String
    let words: [String]
    var testDescription: String { "strut \(words.joined(separator: " "))" }
  }

  static let rows: [Row] = [
    Row(schema: "explain", words: ["explain", "Snapshots/chat", "--json"]),
    Row(
      schema: "explain",
      words: ["explain", "Snapshots/chat", "--device", "iphone-x", "--view", "send", "--json"]),
    Row(
      schema: "explain",
      words: ["explain", "Snapshots/articles/1.9a-chat-input-tie-wrong.yaml", "--json"]),
    Row(
      schema: "explain",
      words: ["explain", "Snapshots/articles/3.3a-mask-conflict-wrong.yaml", "--json"]),
    Row(
      schema: "explain",
      words: ["explain", "Snapshots/articles/2.7a-scroll-view-corner-wrong.yaml", "--json"]),
    Row(schema: "explain", words: ["explain", "Snapshots/scrolling/inset-list", "--json"]),
    Row(
      schema: "sweep",
      words: [
        "sweep", "Snapshots/articles/1.10a-chat-input-squeezed-wrong.yaml", "--axis",
        "width,textSize", "--json",
      ]),
  ]

  @Test("hold for what the commands print", arguments: rows)
  func valid(_ row: Row) throws {
    let outcome = strut(row.words, in: Repository.url.path)
    let check = try JSONSchemaCheck(try #require(SchemaCommand.schema(row.schema)))
    #expect(try check.violations(in: outcome.out) == [])
  }

  @Test("hold for breaks along every axis")
  func axes() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: iphone-se-3 }
      views:
        title: { kind: label, text: A title that wants its room, font: body, pin: { top: 20, leading: 16, trailing: 16 }, height: 21 }
      """, to: "title.yaml")
    let outcome = strut(
      "sweep", "title.yaml", "--from", "100", "--axis", "width", "--json", in: scratch.path)
    let others = strut(
      "sweep", "title.yaml", "--axis", "textSize,textLength", "--json", in: scratch.path)
    let check = try JSONSchemaCheck(#require(SchemaCommand.schema("sweep")))
    #expect(try check.violations(in: outcome.out) == [])
    #expect(try check.violations(in: others.out) == [])
    #expect(outcome.out.contains("\"axis\": \"width\""))
    #expect(others.out.contains("\"axis\": \"textSize\""))
    #expect(others.out.contains("\"axis\": \"textLength\""))
  }

  @Test("are printed by strut schema", arguments: ["explain", "sweep"])
  func printed(_ name: String) throws {
    let outcome = strut("schema", name)
    #expect(outcome.status == .success)
    #expect(outcome.out == SchemaCommand.schema(name))
  }

  @Test("find what is not so")
  func invalid() throws {
    let check = try JSONSchemaCheck(#require(SchemaCommand.schema("explain")))
    #expect(try check.violations(in: "{ \"format\": 1 }") == ["$: no cells"])
    let sweep = try JSONSchemaCheck(#require(SchemaCommand.schema("sweep")))
    #expect(
      try sweep.violations(in: "{ \"format\": 1, \"layouts\": -1, \"breaks\": [] }")
        == ["$.layouts: minimum 0"])
  }
}
