import Foundation
import Spec
import TestSupport
import Testing

@testable import StrutCommand

@Suite("The manual's page of rules")
struct LintRulesPageTests {
  private static let page = "Sources/Strut/Strut.docc/LintRules.md"

  @Test("is what the rules' files say of themselves")
  func sections() throws {
    let text = try Repository.text(Self.page)
    let folder = Repository.url.appendingPathComponent("Sources/Lint/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for rule in LintRuleName.allCases {
      let sources = try files.map { try Repository.text("Sources/Lint/Rules/\($0)") }
      let source = try #require(
        sources.first { $0.contains("let name = LintRuleName.\(rule.rawValue)\n") },
        "\(rule.rawValue) has no file")
      #expect(
        text.contains("## \(rule.rawValue)\n\n\(Self.documentation(in: source))\n"),
        "\(Self.page) is out of date: run ./scripts/generate/reference")
    }
    let headings = text.components(separatedBy: "\n## ").dropFirst().map {
      String($0.prefix { $0 != "\n" })
    }
    #expect(headings == LintRuleName.allCases.map(\.rawValue))
  }

  /// The comment before the rule's type.
  private static func documentation(in source: String) -> String {
    let head = source.components(separatedBy: "package struct ").first ?? ""
    return head.split(separator: "\n").filter { $0.hasPrefix("///") }
      .map { $0.dropFirst(3).drop { $0 == " " } }.joined(separator: "\n")
  }
}
