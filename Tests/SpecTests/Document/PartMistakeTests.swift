import Testing

@testable import Spec

@Suite("A mistake in a value of several parts") struct PartMistakeTests {
  @Test("is told with its place and a way out", arguments: rows)
  func findings(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  private static let rows = [
    Mistake(
      "misspelt key of a part",
      "views: { s: { kind: segmentedControl, items: [{ tilte: A }] } }",
      "1:49+5 an entry of `items` has no key `tilte` → did you mean `title`?"),
    Mistake(
      "value of the wrong type in a part",
      "views: { s: { kind: segmentedControl, items: [{ title: A, enabled: 3 }] } }",
      "1:68+1 `enabled` must be true or false, and this is a number"),
    Mistake(
      "part that is a list", "views: { s: { kind: segmentedControl, items: [[A]] } }",
      "1:47+1 an entry of `items` must be a mapping, and this is a list"),
    Mistake(
      "parts that are no list", "views: { s: { kind: segmentedControl, items: A } }",
      "1:46+1 `items` must be a list, and this is text"),
  ]
}
