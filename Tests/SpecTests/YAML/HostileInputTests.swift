import Diagnostics
import Testing
import YAML

@testable import Spec

@Suite("A hostile file") struct HostileInputTests {
  @Test("is refused with one diagnostic", arguments: rows)
  func refused(_ row: File) {
    let parsed = SpecParser.parse(row.bytes(), file: "a.yaml")
    let (document, diagnostics) = (parsed.document, parsed.diagnostics)
    #expect(document == nil)
    #expect(diagnostics.map(SpecText.line) == [row.finding])
  }

  struct File: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: @Sendable () -> [UInt8]
    let finding: String

    init(_ name: String, _ finding: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
      self.name = name
      self.finding = finding
      self.bytes = bytes
    }

    init(_ name: String, text: String, _ finding: String) {
      self.init(name, finding) { Array(text.utf8) }
    }

    var testDescription: String { name }
  }

  @Test("is not one that underlines a title with seven signs")
  func underline() throws {
    let text = "views:\n  terms: { kind: label, text: \"Terms\n=======\n\nBe nice\" }\n"
    let parsed = SpecParser.parse(Array(text.utf8), file: "a.yaml")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.document != nil)
  }

  private static let rows = [
    File(
      "empty", text: "",
      "1:1+1 the file is empty → write `views: { title: { kind: label, text: Hello, pin: { top: 20, leading: 20, to: safeArea } } }`"
    ),
    File(
      "comment only", text: "# nothing\n",
      "1:1+1 the file is empty → write `views: { title: { kind: label, text: Hello, pin: { top: 20, leading: 20, to: safeArea } } }`"
    ),
    File(
      "ten million bytes",
      "1:1+1 the file is larger than the 4 MiB that a spec may have "
        + "→ split the screen into several specs, or raise the limit with `--limit fileSize=8`"
    ) { [UInt8](repeating: 0x61, count: 10_000_000) },
    File("binary junk", "1:2+1 the file is not UTF-8 text → save it as UTF-8") {
      [0x61, 0xFF, 0x00, 0x80]
    },
    File("overlong UTF-8", "1:1+1 the file is not UTF-8 text → save it as UTF-8") { [0xC0, 0xAF] },
    File("half a character", "2:1+1 the file is not UTF-8 text → save it as UTF-8") {
      [0x0A, 0xE4, 0xBD]
    },
    File(
      "zero byte",
      "1:9+1 the character U+0000 may not stand in a spec "
        + "→ remove it, or write it as an escape in double quotes"
    ) { Array("title: a\0b".utf8) },
    File(
      "ten thousand lists deep",
      "1:201+1 lists and mappings stand more than 200 levels deep here → put fewer views into each other, or raise the limit with `--limit nesting=400`"
    ) { [UInt8](repeating: UInt8(ascii: "["), count: 10_000) },
    File(
      "ten thousand mappings deep",
      "1:1001+1 lists and mappings stand more than 200 levels deep here → put fewer views into each other, or raise the limit with `--limit nesting=400`"
    ) { Array(String(repeating: "{ a: ", count: 10_000).utf8) },
    File(
      "alias bomb",
      "6:8+2 with aliases, rows and templates written out, the spec has more than 200000 values "
        + "→ use fewer aliases, rows or templates, or split the screen into several specs, or raise the limit with `--limit values=400000`"
    ) {
      var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
      for (name, of) in zip("bcdefghij", "abcdefghi") {
        text +=
          "\(name): &\(name) [" + Array(repeating: "*\(of)", count: 10).joined(separator: ", ")
        text += "]\n"
      }
      return Array(text.utf8)
    },
    File(
      "templates that double at each level",
      "31:20+3 with aliases, rows and templates written out, the spec has more than 200000 values "
        + "→ use fewer aliases, rows or templates, or split the screen into several specs, or raise the limit with `--limit values=400000`"
    ) {
      var text = "templates:\n  t0: { kind: label, text: x }\n"
      for level in 1...28 {
        let used = "{ use: t\(level - 1) }"
        text += "  t\(level): { views: { $(id)a: \(used), $(id)b: \(used) } }\n"
      }
      return Array("\(text)views: { r: { use: t28 } }\n".utf8)
    },
    File(
      "two documents", text: "title: a\n---\ntitle: b",
      "2:1+3 a second document begins here → remove `---`, or put each screen into a file of its own"
    ),
    File(
      "tag", text: "title: !!python/object x",
      "1:8+17 YAML tags such as `tag:yaml.org,2002:python/object` are not used in specs "
        + "→ remove the tag"),
    File(
      "unknown alias", text: "title: *a",
      "1:8+2 there is no anchor `&a` before this alias → put text that begins with `*` in quotes"),
    File(
      "list as a key", text: "? [a]\n: b",
      "1:3+1 a key must be plain text, not a list or a mapping"),
    File(
      "bracket left open", text: "views: { a: {}",
      "1:8+1 this is not valid YAML: did not find expected ',' or '}' → close the mapping of line 1 with '}'"
    ),
    File(
      "tab for indentation", text: "views:\n\ta: {}",
      "2:1+1 this is not valid YAML: found character that cannot start any token "
        + "→ indent with spaces, not tabs "
        + "(while scanning for the next token 2:1)"),
    File(
      "both sides of a merge",
      text: "views:\n<<<<<<< HEAD\n  a: {}\n=======\n  b: {}\n>>>>>>> topic\n",
      "2:1+7 this line is a conflict marker of git "
        + "→ resolve the merge conflict, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`"),
    File(
      "a rest of a merge in braces",
      text: "{ title: a\r\n=======\r\n, views: {} }\r\n>>>>>>> b\r\n",
      "2:1+7 this line is a conflict marker of git "
        + "→ resolve the merge conflict, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`"),
    File(
      "colon in text", text: "title: a: b",
      "1:9+1 this is not valid YAML: mapping values are not allowed in this context "
        + "→ put text that contains ': ' in quotes, or begin a new line"),
  ]

  @Test("may have as many values as its limit, and no more", arguments: [(11, false), (10, true)])
  func values(_ nodes: Int, _ isTooMuch: Bool) {
    let texts = Array(repeating: "x", count: 10).joined(separator: ", ")
    let limits = YAMLLimits(bytes: 1000, nodes: nodes, depth: 10, diagnostics: 10)
    let excess = YAMLFile(Array("[\(texts)]".utf8), file: "a.yaml", limits: limits).excess
    #expect((excess?.limit == .nodes) == isTooMuch)
  }

  @Test("may begin with a byte order mark and end its lines as Windows does")
  func byteOrderMark() {
    let text = "\u{FEFF}title: a\r\nviews: { a: { heigth: 5 } }\r\n"
    #expect(
      SpecText(text).findings == [
        "2:15+6 a view of kind `view` has no key `heigth` → did you mean `height`?"
      ])
    #expect(SpecText("\u{FEFF}titel: a").diagnostics.first?.span?.column == 1)
  }

  @Test("may have the first characters that UTF-8 writes with three and with four bytes")
  func longCharacters() {
    #expect(SpecText("title: \u{800}\u{10000}").findings.isEmpty)
  }

  @Test("of many mistakes has only the first listed, and that is said")
  func manyMistakes() {
    let text = (0..<5_000).map { "key\($0): 1\n" }.joined()
    let findings = SpecText(text).findings
    #expect(findings.count == SpecLimits().diagnostics + 1)
    #expect(
      findings.last
        == "there are more errors than these 100 → mend these and check again, or raise the limit with `--limit mistakes=200`"
    )
  }

  /// Each took over a minute while it was compared with all views or values of the file.
  @Test(
    "of many mistakes or changes is read in time", .timeLimit(.minutes(10)),
    arguments: [
      ("constraints without a view", "views:\n", "{ constraints: [width == 1, width == 2] }", ""),
      (
        "changes, each of one view", "views:\n", "{ height: 4 }",
        "when:\n"
          + (0..<5_000).map { "  - { orientation: portrait, views: { v\($0): { height: 5 } } }\n" }
          .joined()
      ),
      ("views under the key of another list", "states:\n", "{ colour: dark }", ""),
    ])
  func manyEntries(_ row: (name: String, key: String, value: String, end: String)) {
    let entries = (0..<10_000).map { "  v\($0): \(row.value)\n" }.joined()
    let parsed = SpecParser.parse(Array((row.key + entries + row.end).utf8), file: "a.yaml")
    #expect((parsed.document == nil) == row.end.isEmpty)
  }

  @Test("of many warnings is laid out, and has only the first listed")
  func manyWarnings() {
    let views = (0..<150).map { "  f\($0): { kind: textField, margins: 4 }\n" }.joined()
    let spec = SpecText("views:\n" + views)
    #expect(spec.document != nil)
    #expect(spec.findings.count == SpecLimits().diagnostics + 1)
    #expect(
      spec.findings.last
        == "there are more warnings than these 100 → mend these and check again, or raise the limit with `--limit mistakes=200`"
    )
  }

  @Test("whose rows outgrow the limit is refused")
  func manyRows() {
    let row = "row: { views: {" + (0..<100).map { "v\($0): {}" }.joined(separator: ", ") + "} }"
    let items = Array(repeating: "{}", count: 30).joined(separator: ", ")
    let text = "views: { t: { kind: tableView, \(row), items: [\(items)] } }"
    var limits = SpecLimits()
    limits[.values] = 2_000
    let parsed = SpecParser.parse(Array(text.utf8), file: "a.yaml", limits: limits)
    #expect(parsed.document == nil)
    #expect(parsed.diagnostics.map(\.message.rule) == ["tooManyValues"])
  }
}
