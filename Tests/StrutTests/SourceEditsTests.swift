import Testing

@testable import Cells

@Suite("The edits between two texts of a spec")
struct SourceEditsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: String
    let new: String
    /// The old text with each edit alone.
    let alone: [String]
  }

  static let rows = [
    Row(
      testDescription: "a new line above a changed one is an edit of its own",
      old: "a:\n  b: 1\ngap: 20\n", new: "a:\n  b: 1\n  c: 2\ngap: 24\n",
      alone: ["a:\n  b: 1\n  c: 2\ngap: 20\n", "a:\n  b: 1\ngap: 24\n"]),
    Row(
      testDescription: "a removed line below a changed one is an edit of its own",
      old: "gap: 20\nc: 2\nd: 3\n", new: "gap: 24\nd: 3\n",
      alone: ["gap: 24\nc: 2\nd: 3\n", "gap: 20\nd: 3\n"]),
    Row(
      testDescription: "keys between commas are edits of their own",
      old: "a: { b: 1, d: 4 }\n", new: "a: { b: 2, c: 3, d: 5 }\n",
      alone: ["a: { b: 2, d: 4 }\n", "a: { b: 1, c: 3, d: 4 }\n", "a: { b: 1, d: 5 }\n"]),
    Row(
      testDescription: "the last key of a line goes together with the comma before it",
      old: "a: { b: 1, c: 2 }\n", new: "a: { b: 1 }\n", alone: ["a: { b: 1 }\n"]),
    Row(
      testDescription: "as many lines as before change one by one",
      old: "- x == 1\n- y == 1\n", new: "- x == 2\n- y == 2\n",
      alone: ["- x == 2\n- y == 1\n", "- x == 1\n- y == 2\n"]),
    Row(
      testDescription: "lines without a key are one edit if their number changes",
      old: "- x == 1\n", new: "- x == 2\n- y == 2\n", alone: ["- x == 2\n- y == 2\n"]),
    Row(
      testDescription: "a changed line keeps its rest, also above a new line that ends as it does",
      old: "box: { size: 1, pin: { top: 60, leading: 20 } }\n",
      new: """
        box: { size: 1, width: 2, pin: { top: 40, leading: 20 } }
        l: { lines: 1, text: a, width: 3, pin: { top: 140, leading: 20 } }

        """,
      alone: [
        "box: { size: 1, width: 2, pin: { top: 60, leading: 20 } }\n",
        "box: { size: 1, pin: { top: 40, leading: 20 } }\n",
        """
        box: { size: 1, pin: { top: 60, leading: 20 } }
        l: { lines: 1, text: a, width: 3, pin: { top: 140, leading: 20 } }

        """,
      ]),
    Row(testDescription: "equal texts have none", old: "a: 1\n", new: "a: 1\n", alone: []),
  ]

  @Test("can be applied alone", arguments: rows)
  func alone(_ row: Row) {
    let edits = SourceEdits(from: row.old, to: row.new)
    #expect(edits.edits.indices.map { index in edits.text { $0 == index } } == row.alone)
    #expect(edits.text { _ in true } == row.new)
  }
}
