import Testing

@testable import Diagnostics

@Suite("The phrasebook")
struct PhrasebookTests {
  private let book = Phrasebook([
    "# A comment", "[key label]", "color, fore-ground -> textColor: {}", "lineLimit -> lines: {}",
    "[key view]", "color -> background: {}", "display: none -> hidden: true", "display -> kind",
    "tag => leave `{key}` out", "fontWeight -> font: { weight: {} }",
    "maxWidth -> width: \"<= {}\"",
    "elevation -> shadow: { radius: {} }",
    "[value weight]", "600 -> weight: semibold", "[value font]", "bold -> font: { weight: {} }",
    "[value lines]", "unlimited -> lines: 0", "[value alignment]", "start -> alignment: leading",
    "start -> alignment: left", "[kind]", "UILabel -> kind: label",
    "[key box]", "boxShadow -> shadow: { offset: [{1}, {2}], radius: {3} }",
    "boxShadow -> shadow: { radius: {number} }", "boxShadow => give its parts",
    "offset -> transform: { translate: [{x|dx}, {y}] }", "columns -> columns: {#}",
    "leading: > 4 -> lineHeight: {}", "leading -> lineHeightMultiple: {}",
    "align => write `alignment: {}` at the stack", "layer -> {*}", "text -> title: {scalar}",
    "weight -> hugging: { {axis}: 1 }", "scaleX -> transform: { scale: [{.scaleX}, {.scaleY|1}] }",
    "precision -> limit: {-%} %", "tolerance -> limit: {%} %",
    "range -> columns: [{1}, {2}]", "blur -> shadow: { radius: {1/2} }", "overlay -> title: {.}",
  ])

  @Test(
    "puts the parts of a value into a phrase",
    arguments: [
      (
        "the words of a text", "boxShadow", "0 2px 8px", [:],
        "write `shadow: { offset: [0, 2], radius: 8 }`"
      ),
      ("a number", "boxShadow", "4dp", [:], "write `shadow: { radius: 4 }`"),
      ("no parts that a code takes", "boxShadow", "soft", [:], "give its parts"),
      (
        "a mapping", "offset", nil, ["x": "1", "y": "-2"],
        "write `transform: { translate: [1, -2] }`"
      ),
      (
        "a part of a mapping by its other name", "offset", nil, ["dx": "1pt"],
        "write `transform: { translate: [1, 0] }`"
      ),
      ("a mapping of other keys", "offset", nil, ["z": "1"], nil),
      ("a count", "columns", "1fr 1fr", [:], "write `columns: 2`"),
      ("a count of a repetition", "columns", "repeat(3, 1fr)", [:], "write `columns: 3`"),
      ("a count of a list", "columns", "[1, 2]", [:], "write `columns: 2`"),
      ("a greater number", "leading", "24px", [:], "write `lineHeight: 24`"),
      ("a smaller number", "leading", "1.5", [:], "write `lineHeightMultiple: 1.5`"),
      (
        "a value of another tool in a sentence", "align", "start", [:],
        "write `alignment: leading` at the stack"
      ),
      ("a text", "text", "Hi", [:], "write `title: Hi`"),
      ("a list where a text is wanted", "text", "[Hi]", [:], nil),
      (
        "a fact about the view", "weight", "1", ["axis": "vertical"],
        "write `hugging: { vertical: 1 }`"
      ),
      (
        "a value beside the word, and a default", "scaleX", "2", [".scaleX": "2"],
        "write `transform: { scale: [2, 1] }`"
      ),
      ("the rest to 1 in percent", "precision", "0.995", [:], "write `limit: 0.5 %`"),
      ("a part of 1 in percent", "tolerance", "0.02", [:], "write `limit: 2 %`"),
      ("more than 1 in percent", "tolerance", "5", [:], nil),
      ("the ends of a range", "range", "0...10", [:], "write `columns: [0, 10]`"),
      ("half of a part", "blur", "5px", [:], "write `shadow: { radius: 2.5 }`"),
      ("a whole mapping", "overlay", nil, [".": "{ a: 1 }"], "write `title: { a: 1 }`"),
    ] as [(String, String, String?, [String: String], String?)])
  func parts(
    _ row: (name: String, word: String, value: String?, fields: [String: String], help: String?)
  ) {
    let known = [
      "shadow", "transform", "columns", "lineHeight", "lineHeightMultiple", "title", "hugging",
      "limit",
    ]
    let answer = book.key(row.word, value: row.value, fields: row.fields, in: ["box"], known: known)
    #expect(answer?.help == row.help)
  }

  @Test("knows the words whose keys stand outside of them")
  func insides() {
    #expect(book.holdsKeys("layer", in: ["label", "box"]))
    #expect(!book.holdsKeys("align", in: ["box"]))
  }

  @Test(
    "answers a key with the user's own value",
    arguments: [
      ("a word of the kind", "color", "red", ["label", "view"], "write `textColor: red`"),
      ("a word of every view", "color", "red", ["image", "view"], "write `background: red`"),
      ("another spelling", "foreGround", "red", ["label", "view"], "write `textColor: red`"),
      ("a value of another tool", "lineLimit", "unlimited", ["label"], "write `lines: 0`"),
      ("a value with a unit", "lineLimit", "3px", ["label"], "write `lines: 3`"),
      ("a word for one value", "display", "none", ["view"], "write `hidden: true`"),
      ("its other values", "display", "flex", ["view"], "write `kind`"),
      ("a sentence", "Tag", "5", ["view"], "leave `Tag` out"),
      ("a value inside code", "max-width", "10pt", ["view"], "write `width: \"<= 10\"`"),
      (
        "a value of another tool inside code", "fontWeight", "600", ["view"],
        "write `font: { weight: semibold }`"
      ),
      (
        "a list with a value of another tool", "lineLimit", "[unlimited, 2]", ["label"],
        "write `lines: [0, 2]`"
      ),
      ("a list inside code", "elevation", "[1, 2]", ["view"], "write `shadow: { radius: … }`"),
    ])
  func keys(
    _ row: (name: String, word: String, value: String, sections: [String], help: String)
  ) {
    let known = ["textColor", "background", "lines", "hidden", "kind", "width", "shadow", "font"]
    let answer = book.key(row.word, value: row.value, in: row.sections, known: known)
    #expect(answer?.help == row.help)
  }

  @Test("answers a key without a value by the key alone")
  func noValue() {
    #expect(
      book.key("color", value: nil, in: ["label"], known: ["textColor"])?.help
        == "write `textColor`")
  }

  @Test("proposes nothing that the mapping does not have, and then says that it knows the word")
  func unfit() {
    #expect(book.key("color", value: "red", in: ["label"], known: ["tint"]) == .init(help: nil))
    #expect(book.key("colour", value: "red", in: ["label"], known: ["tint"]) == nil)
  }

  @Test("proposes the first value that the key takes")
  func values() {
    let horizontal = book.value("start", of: "alignment", known: ["left", "right"])
    #expect(horizontal?.help == "write `alignment: left`")
    let arranged = book.value(".start", of: "alignment", known: ["leading", "left"])
    #expect(arranged?.help == "write `alignment: leading`")
    #expect(book.value("start", of: "axis", known: nil) == nil)
    #expect(book.value("bold", of: "font", known: [])?.help == "write `font: { weight: bold }`")
    #expect(book.name("uiLabel", in: "kind")?.help == "write `kind: label`")
  }

  @Test(
    "reads numbers with a unit",
    arguments: [
      ("10pt", "10"), ("10 px", "10"), ("-1.5dp", "-1.5"), ("2rem", "32"), ("1.5em", "24"),
      ("8.dp", "8"), ("2.5.sp", "2.5"),
      ("10", nil), ("10%", nil), ("pt", nil), ("10 apples", nil), ("1e999pt", nil),
    ] as [(String, String?)])
  func units(_ text: String, _ points: String?) {
    #expect(NumberWithUnit.points(text) == points)
  }
}
