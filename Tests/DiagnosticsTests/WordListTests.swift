import Diagnostics
import Testing

@Suite("A list in words")
struct WordListTests {
  @Test(
    "ends with a conjunction",
    arguments: [
      ([String](), ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
    ])
  func conjunction(_ words: [String], _ phrase: String) {
    #expect(WordList.of(words, "or") == phrase)
  }

  @Test("names the first words and counts the others")
  func limit() {
    let words = ["a", "b", "c"]
    #expect(WordList.of(words, atMost: 3) == "a, b and c")
    #expect(WordList.of(words, atMost: 2) == "a, b and 1 more")
    #expect(WordList.list(words, atMost: 3) == "a, b, c")
    #expect(WordList.list(words, atMost: 1) == "a and 2 more")
    #expect(WordList.lines(words, atMost: 2, "cell") == ["a", "b", "and 1 more cell"])
    #expect(WordList.rest(of: 3, after: 1, "cell") == ["and 2 more cells"])
    #expect(WordList.rest(of: 3, after: 3).isEmpty)
  }
}
