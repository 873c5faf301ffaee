import Commands
import Reports
import Testing

@Suite("What a spec's author says of it")
struct SpecIntroductionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let blocks: [Prose.Block]
    let remainder: String

    init(_ name: String, _ source: String, _ blocks: [Prose.Block], remainder: String) {
      testDescription = name
      self.source = source
      self.blocks = blocks
      self.remainder = remainder
    }
  }

  @Test(
    "stands in the comments at the file's head",
    arguments: [
      Row(
        "behind the title", "title: A\n\n# One\n# two.\nviews: {}\n", [.paragraph("One two.")],
        remainder: "title: A\n\nviews: {}\n"),
      Row(
        "before the title", "# One.\n---\ntitle: A\nviews: {}", [.paragraph("One.")],
        remainder: "title: A\n\nviews: {}"),
      Row(
        "around the title", "# One.\ntitle: A\n# Two.\nviews: {}",
        [.paragraph("One."), .paragraph("Two.")],
        remainder: "title: A\n\nviews: {}"),
      Row(
        "in paragraphs", "# One.\n#\n# Two.\n\n# Three.\nviews: {}",
        [.paragraph("One."), .paragraph("Two."), .paragraph("Three.")], remainder: "views: {}"),
      Row(
        "with lines that stand as they are", "# See:\n#\n#   a:\n#     b\nviews: {}",
        [.paragraph("See:"), .lines(["a:", "  b"])], remainder: "views: {}"),
      Row(
        "with lines right behind words", "# See\n#   a\n# more\nviews: {}",
        [.paragraph("See"), .lines(["a"]), .paragraph("more")], remainder: "views: {}"),
      Row(
        "but for words to tools", "# yaml-language-server: $schema=a.json\n# One.\nviews: {}",
        [.paragraph("One.")], remainder: "views: {}"),
      Row("but not further down", "views: {}\n# No.\n", [], remainder: "views: {}\n# No.\n"),
      Row(
        "in files from elsewhere", "# One\r\n# two.\r\nviews: {}", [.paragraph("One two.")],
        remainder: "views: {}"),
      Row("or nowhere", "", [], remainder: ""),
    ])
  func comments(_ row: Row) {
    #expect(SpecIntroduction.prose(of: row.source).blocks == row.blocks)
    #expect(SpecIntroduction.remainder(of: row.source) == row.remainder)
  }
}
