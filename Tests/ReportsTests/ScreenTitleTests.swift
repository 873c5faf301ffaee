import Testing

@testable import Reports

@Suite("A screen's title")
struct ScreenTitleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let title: String
    /// Number, letter, text, mark.
    let parts: [String?]

    init(_ name: String, _ title: String, _ parts: [String?]) {
      testDescription = name
      self.title = title
      self.parts = parts
    }
  }

  @Test("has a topic before its first comma, and a detail behind it")
  func topics() {
    let title = ScreenTitle("1.8a A bar, made of glass, and more (wrong)")
    #expect(title.topic == "A bar")
    #expect(title.detail == "made of glass, and more")
    let plain = ScreenTitle("1.9a A bar (wrong)")
    #expect(plain.topic == "A bar")
    #expect(plain.detail == nil)
  }

  @Test(
    "has its parts",
    arguments: [
      Row("all of them", "1.10a A text (wrong)", ["1.10", "a", "A text", "wrong"]),
      Row("no letter", "2.5 Holders", ["2.5", nil, "Holders", nil]),
      Row("three numbers", "1.2.3 Deep", ["1.2.3", nil, "Deep", nil]),
      Row("no number", "Chat", [nil, nil, "Chat", nil]),
      Row("a number that is a word", "2 columns", [nil, nil, "2 columns", nil]),
      Row("a number alone", "1.8", [nil, nil, "1.8", nil]),
      Row("two letters", "1.5pt lines", [nil, nil, "1.5pt lines", nil]),
      Row("an open number", "1. First", [nil, nil, "1. First", nil]),
      Row("nothing but a mark", "(draft)", [nil, nil, "(draft)", nil]),
      Row("parentheses inside", "A (b) c", [nil, nil, "A (b) c", nil]),
      Row("nothing", "", [nil, nil, "", nil]),
    ])
  func parts(_ row: Row) {
    let title = ScreenTitle(row.title)
    #expect([title.number, title.letter, title.text, title.mark] == row.parts)
  }
}
