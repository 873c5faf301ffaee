import Foundation
import TestSupport
import Testing

@Suite("The glossary")
struct GlossaryTests {
  private let page: MarkdownPage

  init() throws { page = try MarkdownPage("Sources/Strut/Strut.docc/Glossary.md") }

  @Test("has one row for each term")
  func terms() {
    let terms = page.paragraphs.filter { $0.hasPrefix("| ") }.compactMap {
      $0.split(separator: "|").first?.trimmingCharacters(in: .whitespaces)
    }.filter { !["term", "retired", "---"].contains($0) }
    #expect(terms.count > 50)
    #expect(Set(terms).count == terms.count)
  }

  @Test("lists the words that `scripts/checks/names` refuses, with their replacements")
  func retiredWords() throws {
    let lines = try Repository.text("scripts/checks/retired-words.txt")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    let rows = lines.map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return "| \(parts[0]) | \(parts[1]) |"
    }
    let table = try #require(page.text.components(separatedBy: "| retired | use |\n").last)
    let written = table.split(separator: "\n").dropFirst().prefix(rows.count)
    #expect(written.map(String.init) == rows)
  }
}
