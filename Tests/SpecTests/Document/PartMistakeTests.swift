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
      "outline with a mistake", "views: { s: { kind: shape, path: M0 0 L5 } }",
      "1:41+1 `L` needs another number here"),
    Mistake(
      "outline that does not begin with a move", "views: { s: { kind: shape, path: L5 5 } }",
      "1:34+1 `path` does not begin with a move → begin it with `M` and a point, such as `M0 0`"),
    Mistake(
      "too few numbers", "views: { s: { kind: gradient, startPoint: [1] } }",
      "1:43+1 `startPoint` must be a list of 2 numbers, and this is a list of 1"),
    Mistake(
      "number out of range in a list", "views: { s: { kind: gradient, locations: [0, 2] } }",
      "1:46+1 `locations` is 2; it may be 0 to 1"),
    Mistake(
      "day that does not exist", "views: { s: { kind: datePicker, date: 2023-02-29 } }",
      "1:39+10 `date` cannot be `2023-02-29`, which is no day or time → write `2024-08-28`, `2024-08-28 09:41` or `09:41`"
    ),
    Mistake(
      "rows of a wheel that are text", "views: { s: { kind: picker, components: [Red] } }",
      "1:42+3 an entry of `components` must be a mapping, and this is text"),
    Mistake(
      "parts that are no list", "views: { s: { kind: segmentedControl, items: A } }",
      "1:46+1 `items` must be a list, and this is text"),
  ]
}
