import Diagnostics
import Testing

@Suite("A diagnostic as text")
struct DiagnosticTextTests {
  private let source = SourceText(
    file: "chat.yaml", text: "views:\n  发送: { kind: buton }\n\ttab: 1\n")

  @Test("counts the lines of a file as its reader does")
  func lineEnds() {
    let text = "a\u{2028}b\r\nc\u{85}\nd\n"
    let yaml = SourceText(file: "a.yaml", text: text)
    #expect((1...7).map { yaml.line($0) } == ["a", "b", "c", "", "d", "", nil])
    let document = SourceText(file: "a.xib", text: "\u{FEFF}" + text, lineEnd: .lineFeed)
    #expect((1...5).map { document.line($0) } == ["a\u{2028}b", "c\u{85}", "d", "", nil])
    let code = SourceText(file: "a.swift", text: "a\u{C}b\rc\r\nd\u{2028}\n", lineEnd: .swift)
    #expect((1...5).map { code.line($0) } == ["a\u{C}b", "c", "d\u{2028}", "", nil])
  }

  private func render(_ diagnostic: Diagnostic, style: TextStyling = .plain) -> String {
    DiagnosticText(sources: [source], style: style).text(of: diagnostic)
  }

  @Test("shows the place, the line with a caret, notes and help")
  func whole() {
    let diagnostic = Diagnostic(
      Message(rule: "unknownKind", text: "there is no kind `buton`"),
      at: SourceSpan(file: "chat.yaml", line: 2, column: 15, length: 5),
      notes: [
        Note("kinds are views of UIKit"),
        Note("first named here", at: SourceSpan(file: "chat.yaml", line: 1, column: 1)),
        Note("and here", at: SourceSpan(file: "other.yaml", line: 7, column: 1)),
      ],
      help: "did you mean `button`?")
    #expect(
      render(diagnostic) == """
        chat.yaml:2:15: error: there is no kind `buton` [unknownKind]
          2 |   发送: { kind: buton }
            |                 ^^^^^
          note: kinds are views of UIKit
          note: first named here (line 1)
          note: and here (other.yaml:7)
          help: did you mean `button`?

        """)
  }

  @Test(
    "shows a line without the byte order mark of its file",
    arguments: [
      ("\u{FEFF}a: 1\nb: 2", "a: 1"), ("\u{FEFF}", ""), ("a: 1\u{FEFF}", "a: 1\u{FEFF}"),
      ("\u{FEFF}a: 1\u{FEFF}", "a: 1\u{FEFF}"), ("a: 1", "a: 1"),
    ])
  func byteOrderMark(_ text: String, _ line: String) {
    let source = SourceText(file: "a.yaml", text: text)
    #expect(source.line(1)?.unicodeScalars.elementsEqual(line.unicodeScalars) == true)
  }

  @Test("stands alone where no line is to blame")
  func withoutSpan() {
    let diagnostic = Diagnostic(
      Message(rule: "noCells", text: "no cell matches `x`"), severity: .warning)
    #expect(render(diagnostic) == "warning: no cell matches `x` [noCells]\n")
  }

  @Test("indents the lines of a note alike, so that a caret in it stands right")
  func noteOfSeveralLines() {
    let diagnostic = Diagnostic(
      Message(rule: "vfl", text: "no view"), notes: [Note("as UIKit says:\n[a]]\n   ^")])
    #expect(
      render(diagnostic) == """
        error: no view [vfl]
          note: as UIKit says:
            [a]]
               ^

        """)
  }

  @Test("counts a tab as one column")
  func tab() {
    let diagnostic = Diagnostic(
      Message(rule: "tab", text: "a tab"), at: SourceSpan(file: "chat.yaml", line: 3, column: 2))
    #expect(render(diagnostic).hasSuffix("  3 |  tab: 1\n    |  ^\n"))
  }

  @Test("leaves the excerpt out when the line is not there")
  func missingLine() {
    let diagnostic = Diagnostic(
      Message(rule: "end", text: "the end"), at: SourceSpan(file: "chat.yaml", line: 99, column: 1))
    #expect(render(diagnostic) == "chat.yaml:99:1: error: the end [end]\n")
  }

  /// Columns are found by marks at every 256th.
  @Test(
    "cuts a long line around the caret", arguments: [1, 60, 61, 256, 257, 258, 301, 512, 513, 600])
  func longLine(_ column: Int) throws {
    var letters = [String](repeating: "é", count: 600)
    letters[column - 1] = "X"
    let long = SourceText(file: "l.yaml", text: letters.joined())
    let diagnostic = Diagnostic(
      Message(rule: "long", text: "long"), at: SourceSpan(file: "l.yaml", line: 1, column: column))
    let lines = DiagnosticText(sources: [long]).text(of: diagnostic).split(separator: "\n")
    #expect(lines[1].count(where: { $0 == "X" }) == 1)
    #expect(Array(lines[1]).firstIndex(of: "X") == Array(lines[2]).firstIndex(of: "^"))
    #expect(lines[1].count < 140)
  }

  /// The black flag with the tags of Wales has seven scalars, of which the cut line keeps the last one.
  @Test("cuts a long line within a flag without showing its tags")
  func cutFlag() throws {
    let wales = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
    let long = SourceText(
      file: "l.yaml",
      text: wales + String(repeating: "a", count: 60) + String(repeating: "b", count: 400))
    let diagnostic = Diagnostic(
      Message(rule: "long", text: "long"), at: SourceSpan(file: "l.yaml", line: 1, column: 67))
    let lines = DiagnosticText(sources: [long]).text(of: diagnostic).split(separator: "\n")
    #expect(!lines[1].contains("\\u{E00"))
  }

  @Test("colours only when asked to")
  func coloured() {
    let diagnostic = Diagnostic(Message(rule: "r", text: "t"))
    #expect(
      render(diagnostic, style: .coloured)
        == "\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mt\u{1B}[0m [r]\n")
  }
}

@Suite("A diagnostic as JSON")
struct DiagnosticJSONTests {
  @Test("has the documented keys in their order and escapes what must be")
  func whole() {
    let diagnostic = Diagnostic(
      Message(rule: "unsatisfiable", text: "a \"quote\"\n\u{1}"),
      at: SourceSpan(file: "chat.yaml", line: 31, column: 7), help: "remove one", views: ["send"],
      constraints: ["send.width == 3"])
    #expect(
      diagnostic.json.line
        == #"{ "rule": "unsatisfiable", "severity": "error", "message": "a \"quote\"\n\u0001", "file": "chat.yaml", "line": 31, "column": 7, "help": "remove one", "views": ["send"], "constraints": ["send.width == 3"] }"#
    )
  }
}

@Suite("The nearest known name")
struct NearestNameTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let name: String
    let nearest: String?
    init(_ description: String, _ name: String, _ nearest: String?) {
      testDescription = description
      self.name = name
      self.nearest = nearest
    }
  }

  @Test(
    "is found by edit distance",
    arguments: [
      Case("a letter left out", "buton", "button"), Case("two exchanged", "lable", "label"),
      Case("another case", "Textfield", "textField"), Case("nothing alike", "zebra", nil),
      Case("a short name needs a near match", "ab", nil),
    ])
  func nearest(_ row: Case) {
    #expect(NearestName.of(row.name, in: ["label", "button", "textField", "image"]) == row.nearest)
  }

  struct Limit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let name: String
    let known: String
    let isNear: Bool
    init(_ description: String, _ name: String, _ known: String, _ isNear: Bool) {
      testDescription = description
      (self.name, self.known, self.isNear) = (name, known, isNear)
    }
  }

  /// A third is rounded to a whole number, and is at least 1 for two letters or more.
  @Test(
    "differs by at most a third of the name's letters",
    arguments: [
      Limit("one letter, another case", "A", "a", true),
      Limit("one letter, 1 edit", "b", "a", false),
      Limit("two letters, 1 edit", "ax", "ab", true),
      Limit("two letters, 2 edits", "xx", "ab", false),
      Limit("four letters, 1 edit", "abcx", "abcd", true),
      Limit("four letters, 2 edits", "abxx", "abcd", false),
      Limit("five letters, 1 edit", "abcdx", "abcde", true),
      Limit("five letters, 2 edits", "abcxx", "abcde", true),
      Limit("five letters, 3 edits", "abxxx", "abcde", false),
      Limit("seven letters, 2 edits", "abcdexx", "abcdefg", true),
      Limit("seven letters, 3 edits", "abcdxxx", "abcdefg", false),
      Limit("eight letters, 3 edits", "abcdexxx", "abcdefgh", true),
      Limit("eight letters, 4 edits", "abcdxxxx", "abcdefgh", false),
      Limit("eight letters, 3 more", "abcdefgh", "abcdefghxyz", true),
      Limit("eight letters, 4 more", "abcdefgh", "abcdefghwxyz", false),
      Limit("an exchange counts once", "ba", "ab", true),
      Limit("an exchange in the middle counts once", "acbd", "abcd", true),
      Limit("digits", "21", "12", false),
      Limit("200 letters", "x" + String(repeating: "a", count: 199), letters, true),
      Limit("201 letters", "x" + letters, letters, false),
    ])
  func limit(_ row: Limit) {
    #expect(NearestName.of(row.name, in: [row.known]) == (row.isNear ? row.known : nil))
  }

  private static let letters = String(repeating: "a", count: 200)

  @Test("is the one with more of the letters, or the earlier one, of two that are equally near")
  func order() {
    #expect(NearestName.of("cat", in: ["bat", "hat"]) == "bat")
    #expect(NearestName.of("wdith", in: ["with", "width"]) == "width")
    #expect(NearestName.of("wdth", in: ["with", "width"]) == "width")
    #expect(NearestName.of("cart", in: ["bat", "card", "cut"]) == "card")
  }
}
