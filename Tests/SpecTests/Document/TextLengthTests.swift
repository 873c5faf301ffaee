import Diagnostics
import Testing

@testable import Spec

@Suite("A text beyond a limit") struct TextLengthTests {
  @Test("is reported with its place and length", arguments: rows)
  func findings(_ row: Mistake) {
    #expect(SpecText(row.spec).findings == row.findings)
  }

  @Test("has a name, and the limit can be raised")
  func raised() {
    let spec = Array(Self.label(Self.word(2001)).utf8)
    let refused = SpecParser.parse(spec, file: "a.yaml")
    #expect(refused.diagnostics.map(\.message.rule) == ["textTooLong"])
    var limits = SpecLimits()
    let isRaised = limits.raise(.word, to: 2001)
    #expect(isRaised)
    let read = SpecParser.parse(spec, file: "a.yaml", limits: limits)
    #expect(read.diagnostics.isEmpty)
  }

  @Test("is reported if a template makes it of two texts within the limit")
  func template() {
    let findings = SpecText(
      """
      templates: { line: { kind: label, text: $text$text } }
      views: { a: { use: line, with: { text: \(Self.word(1001)) } } }
      """
    ).findings
    #expect(findings.count == 1)
    #expect(findings.first?.contains("`text` has a word of 2002 characters") == true)
  }

  private static func word(_ count: Int) -> String { String(repeating: "a", count: count) }

  private static func label(_ text: String) -> String {
    "views: { a: { kind: label, text: \"\(text)\" } }"
  }

  private static func wordTooLong(_ place: String, _ key: String, _ length: Int) -> String {
    "\(place) `\(key)` has a word of \(length) characters → shorten it or add spaces, "
      + "or raise the limit with `--limit word=\(length)` (a word may have 2000 characters)"
  }

  private static func paragraphTooLong(_ place: String, _ key: String, _ length: Int) -> String {
    "\(place) `\(key)` has a paragraph of \(length) characters → shorten it or add line breaks, "
      + "or raise the limit with `--limit paragraph=\(length)` "
      + "(a paragraph may have 10000 characters)"
  }

  private static let rows = [
    Mistake("word at the limit", label(word(2000))),
    Mistake("word above the limit", label(word(2001)), wordTooLong("1:34+2003", "text", 2001)),
    Mistake("two words at the limit", label(word(2000) + " " + word(2000))),
    Mistake("two words at the limit on two lines", label(word(2000) + "\\n" + word(2000))),
    Mistake(
      "two words with a no-break space", label(word(1000) + "\u{A0}" + word(1000)),
      wordTooLong("1:34+2003", "text", 2001)),
    Mistake(
      "accents above the limit", label("a" + String(repeating: "\u{301}", count: 2000)),
      wordTooLong("1:34+2003", "text", 2001)),
    Mistake(
      "direction overrides above the limit", label(String(repeating: "\\u202E", count: 2001)),
      wordTooLong("1:34+12008", "text", 2001)),
    Mistake("ideographs without spaces", label(String(repeating: "漢", count: 10_000))),
    Mistake("kana without spaces", label(String(repeating: "か", count: 10_000))),
    Mistake("paragraph at the limit", label(String(repeating: "word ", count: 2000))),
    Mistake(
      "paragraph above the limit", label(String(repeating: "word ", count: 2000) + "."),
      paragraphTooLong("1:34+10003", "text", 10_001)),
    Mistake(
      "a million characters in paragraphs at the limit",
      label(
        Array(repeating: String(repeating: "word ", count: 2000), count: 100).joined(
          separator: "\\n"))),
    Mistake(
      "runs that make one word",
      "views: { a: { kind: label, text: [{ text: \(word(1500)) }, { text: \(word(501)) }] } }",
      wordTooLong("1:34+1", "text", 2001)),
    Mistake(
      "key of a translation", "strings: { fr: { ? \(word(2001)) : Envoyer } }\n" + label("Send"),
      wordTooLong("1:20+2001", "fr", 2001)),
    Mistake(
      "translation",
      "strings: { fr: { Send: \(word(2001)) } }\n" + label("Send"),
      wordTooLong("1:24+2001", "Send", 2001)),
    Mistake(
      "translated runs that make one word",
      "strings: { fr: { Send: \(word(1500)) } }\n"
        + "views: { a: { kind: label, text: [{ text: Send }, { text: Send }] } }",
      wordTooLong("2:34+1", "text", 3000)),
    Mistake(
      "bar's title",
      "screen: { navigationBar: { title: \(word(2001)) } }\nviews: { a: {} }",
      wordTooLong("1:35+2001", "title", 2001)),
  ]
}
