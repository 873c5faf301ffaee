import Testing

@testable import Reports

@Suite("A text in a report")
struct EscapedTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let escaped: String

    init(_ name: String, _ text: String, _ escaped: String) {
      (testDescription, self.text, self.escaped) = (name, text, escaped)
    }
  }

  @Test(
    "is code in Markdown, between more backticks than it has in a row",
    arguments: [
      Row("nothing", "", ""), Row("a word", "a", "`a`"),
      Row("a backtick inside", "a`b", "``a`b``"),
      Row("a backtick first", "`a", "`` `a ``"), Row("a backtick last", "a`", "`` a` ``"),
      Row("two in a row, then one", "a``b`c", "```a``b`c```"),
      Row("one, then two in a row", "a`b``c", "```a`b``c```"),
      Row("backticks alone", "``", "``` `` ```"),
      Row("a bar", "a|b", "`a\\|b`"), Row("line ends and tabs", "a\nb\tc", "`a b c`"),
    ])
  func markdownCode(_ row: Row) { #expect(MarkdownText.code(row.text) == row.escaped) }

  @Test(
    "has no markup in XML, and only characters that XML allows",
    arguments: [
      Row("markup", "<a & b>", "&lt;a &amp; b&gt;"),
      Row("the last allowed character", "\u{FFFD}", "\u{FFFD}"),
      Row("the first character that is not allowed", "a\u{FFFE}b", "a\u{FFFD}b"),
      Row("the second one", "a\u{FFFF}b", "a\u{FFFD}b"),
      Row("the next allowed one", "\u{10000}", "\u{10000}"),
    ])
  func xml(_ row: Row) {
    #expect(XMLText.content(row.text) == row.escaped)
    #expect(XMLText.attribute(row.text) == row.escaped)
  }
}
