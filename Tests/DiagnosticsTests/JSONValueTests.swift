import Diagnostics
import Testing

@Suite("A JSON value")
struct JSONValueTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let value: JSONValue
    let line: String
  }

  @Test(
    "prints on one line",
    arguments: [
      Row(testDescription: "nothing", value: .null, line: "null"),
      Row(testDescription: "a whole number", value: 12, line: "12"),
      Row(testDescription: "a negative part", value: -0.25, line: "-0.25"),
      Row(testDescription: "six decimals", value: .number(1.0 / 3), line: "0.333333"),
      Row(testDescription: "a number under half a millionth", value: 0.000_000_4, line: "0"),
      Row(testDescription: "a large number", value: .number(0x1p60), line: "1152921504606846976"),
      Row(
        testDescription: "a number of two decimals", value: JSONValue(-2.0 / 3, places: 2),
        line: "-0.67"),
      Row(
        testDescription: "characters that need an escape", value: "a\"\\\n\t\u{1}é",
        line: #""a\"\\\n\t\u0001é""#),
      Row(testDescription: "empty containers", value: [[], .object([])], line: "[[], {}]"),
      Row(
        testDescription: "members in their order", value: ["b": true, "a": [1, 2]],
        line: #"{ "b": true, "a": [1, 2] }"#),
      Row(
        testDescription: "no member that is nil", value: JSONValue(["a": nil, "b": 1]),
        line: #"{ "b": 1 }"#),
    ])
  func line(_ row: Row) { #expect(row.value.line == row.line) }

  @Test("takes a line for each member if it is wider than 100 columns")
  func document() {
    let text = String(repeating: "x", count: 60)
    let value: JSONValue = [
      "texts": .array([.string(text), .string(text)]), "short": ["a": 1, "b": [2, 3]],
    ]
    #expect(
      value.document == """
        {
          "texts": [
            "\(text)",
            "\(text)"
          ],
          "short": { "a": 1, "b": [2, 3] }
        }

        """)
  }

  /// `{ "a": "…" }` has 11 columns around the text.
  @Test("fits a line of exactly 100 columns", arguments: [89, 90])
  func widest(_ count: Int) {
    for character in ["x", "é", "ü", "日"] {
      let value: JSONValue = ["a": .string(String(repeating: character, count: count))]
      #expect(value.document.split(separator: "\n").count == (count == 89 ? 1 : 3))
    }
  }

  @Test("keeps empty containers on one line behind a long name")
  func empty() {
    let name = String(repeating: "x", count: 100)
    let value: JSONValue = [name: [], "b": .object([])]
    #expect(value.document == "{\n  \"\(name)\": [],\n  \"b\": {}\n}\n")
  }

  /// The object of a list's only element is on the line of the document if it has at most 77
  /// columns, and on one line if it has at most 96.
  @Test(
    "is the same with elements printed before", arguments: [0, 1, 60, 68, 69, 85, 86, 88, 89, 200])
  func printed(_ count: Int) {
    let element: JSONValue = ["a": .string(String(repeating: "x", count: count)), "b": [1, [2]]]
    let lists: [[JSONValue]] = [[element], [element, 1], [[element, element], "y"]]
    for list in lists {
      let whole: JSONValue = ["format": 1, "list": .array(list)]
      let printed: JSONValue = ["format": 1, "list": .array(list.map(\.printedElement))]
      #expect(printed.document == whole.document)
      #expect(printed.document.hasSuffix("}\n"))
    }
  }
}
