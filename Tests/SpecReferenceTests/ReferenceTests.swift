import Diagnostics
import Foundation
import Spec
import TestSupport
import Testing
import ViewKinds

@testable import SpecReference

@Suite("The reference of the language") struct ReferenceTests {
  private static let page = "Sources/Spec/Spec.docc/Reference.md"

  @Test("is what the parser's declarations say")
  func committed() throws {
    let isCurrent = try Repository.text(Self.page) == ReferencePage.markdown
    #expect(isCurrent, "\(Self.page) is out of date: run ./scripts/generate/reference")
  }

  @Test("has a row for every key that a mapping may have")
  func keys() {
    let page = ReferencePage.markdown
    let tables = [
      LanguageKeys.top, LanguageKeys.screen, LanguageKeys.navigationBar, LanguageKeys.matrix,
      LanguageKeys.conditions, LanguageKeys.changes, LanguageKeys.constraint, LanguageKeys.pin,
      LanguageKeys.center, LanguageKeys.margins, LanguageKeys.font, LanguageKeys.customDevice,
      LanguageKeys.transition, CommonKeys.all,
    ]
    for key in tables.joined() {
      #expect(page.contains("| `\(key.name)` | \(key.type.wording) |"))
    }
    for item in ItemName.items {
      #expect(page.contains("| `\(item.name)` | \(item.role) |"))
    }
    for kind in KindCatalogue.all {
      #expect(page.contains("### \(kind.name)\n"))
      for key in kind.keys { #expect(page.contains("| `\(key.name)` | ")) }
    }
  }

  @Test("has the section about a kind alone, and the rows about a key")
  func parts() throws {
    let kind = try #require(ReferencePage.markdown(about: "Stepper"))
    let headings = kind.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(headings.first == "### stepper")
    let kinds = headings.filter { $0.hasPrefix("### ") }
    #expect(kinds == ["### stepper"])
    let matrix = try #require(ReferencePage.markdown(about: "matrix"))
    let sections = matrix.split(separator: "\n").filter { $0.hasPrefix("### ") }
    #expect(sections.contains("### Axes"))
    #expect(!sections.contains("### Navigation bar"))
    #expect(ReferencePage.markdown(about: "nothing of the kind") == nil)
  }

  @Test("suggests the titles of sections and the names in tables")
  func names() {
    #expect(Set(["stepper", "columns"]).isSubset(of: ReferencePage.names))
  }

  @Test("requires keys in a schema only if there are some")
  func required() {
    let keys = [("a", JSONValue(["type": "string"]))]
    let free =
      #"{"type":"object","additionalProperties":false,"properties":{"a":{"type":"string"}}"#
    #expect(JSONValue.keys(keys).line.filter { $0 != " " } == free + "}")
    #expect(
      JSONValue.keys(keys, required: ["a"]).line.filter { $0 != " " }
        == free + #","required":["a"]}"#)
  }

  @Test("has tables whose rows are as long as their headings")
  func tables() {
    var columns: Int?
    for line in ReferencePage.markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        columns = nil
        continue
      }
      let cells = line.replacing("\\|", with: "").count { $0 == "|" }
      #expect(cells == columns ?? cells, "\(line)")
      columns = cells
    }
  }

  @Test("tells every summary in a sentence")
  func sentences() {
    let keys = CommonKeys.all + LanguageKeys.top + LanguageKeys.constraint
    let kinds = KindCatalogue.all.map { $0.summary }
    let kindKeys = KindCatalogue.all.flatMap { $0.keys.map(\.summary) }
    let summaries: [String] = keys.map(\.summary) + kinds + kindKeys
    for summary in summaries { #expect(summary.hasSuffix("."), "\(summary)") }
  }
}
