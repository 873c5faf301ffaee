import Diagnostics
import Foundation
import Testing

@Suite("Text for people")
struct VisibleTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let line: String
    let lines: String

    /// - Parameters:
    ///   - name: the row's name.
    ///   - text: the text.
    ///   - line: the text on one line; nil if nothing is escaped.
    ///   - lines: the text on several lines; nil if it is `line`.
    init(_ name: String, _ text: String, _ line: String? = nil, lines: String? = nil) {
      testDescription = name
      self.text = text
      self.line = line ?? text
      self.lines = lines ?? self.line
    }
  }

  static let rows = [
    Row("a line feed", "a\nb", #"a\nb"#, lines: "a\nb"),
    Row("a tab", "a\tb", #"a\tb"#, lines: "a\tb"),
    Row("a carriage return", "a\rb", #"a\rb"#),
    Row("a Windows line end", "a\r\nb", #"a\r\nb"#, lines: "a\\r\nb"),
    Row("zero", "a\0b", #"a\u{0}b"#),
    Row("a colour of the terminal", "\u{1B}[31mred", #"\u{1B}[31mred"#),
    Row("delete", "a\u{7F}", #"a\u{7F}"#),
    Row("a control sequence of C1", "\u{9B}31m", #"\u{9B}31m"#),
    Row("a next line of C1", "a\u{85}b", #"a\u{85}b"#),
    Row("a line separator", "a\u{2028}b", #"a\u{2028}b"#),
    Row("a paragraph separator", "a\u{2029}b", #"a\u{2029}b"#),
    Row("a right-to-left override", "a\u{202E}gnp.b", #"a\u{202E}gnp.b"#),
    Row("an embedding", "\u{202A}a\u{202C}", #"\u{202A}a\u{202C}"#),
    Row("an isolate", "\u{2067}a\u{2069}", #"\u{2067}a\u{2069}"#),
    Row("a direction mark", "a\u{200F}", #"a\u{200F}"#),
    Row("an Arabic direction mark", "a\u{61C}", #"a\u{61C}"#),
    Row("a joiner in Latin letters", "pay\u{200D}pal", #"pay\u{200D}pal"#),
    Row("a non-joiner in Latin letters", "pay\u{200C}pal", #"pay\u{200C}pal"#),
    Row("a joiner at the end", "م\u{200D}", #"م\u{200D}"#),
    Row("two joiners", "م\u{200D}\u{200D}م", #"م\u{200D}\u{200D}م"#),
    Row("a zero-width space in Latin letters", "a\u{200B}b", #"a\u{200B}b"#),
    Row("a byte order mark", "\u{FEFF}a", #"\u{FEFF}a"#),
    Row("a soft hyphen", "a\u{AD}b", #"a\u{AD}b"#),
    Row("a filler of Hangul", "a\u{3164}", #"a\u{3164}"#),
    Row("a grapheme joiner", "a\u{34F}b", #"a\u{34F}b"#),
    Row("tags without a flag", "a\u{E0061}", #"a\u{E0061}"#),
    Row("plain words", "Send `x` — 100 %"),
    Row("Arabic", "مرحبا بالعالم"),
    Row("Persian with a non-joiner", "می\u{200C}خواهم"),
    Row("Hindi with a joiner", "क्\u{200D}ष"),
    Row("Thai with a zero-width space", "สวัสดี\u{200B}ครับ"),
    Row("accents", "e\u{301}"),
    Row("an emoji with joiners", "👨\u{200D}👩\u{200D}👧"),
    Row("an emoji with a variation and a joiner", "❤\u{FE0F}\u{200D}🔥"),
    Row("the flag of Scotland", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"),
    Row(
      "the flag of Scotland behind letters",
      "Go 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"),
    Row(
      "eight tags behind a flag", "🏴" + String(repeating: "\u{E0067}", count: 8),
      "🏴" + String(repeating: "\u{E0067}", count: 7) + #"\u{E0067}"#),
    Row("a tag behind a letter behind a flag", "🏴a\u{E0067}", #"🏴a\u{E0067}"#),
    Row("a no-break space", "5\u{A0}pt"),
    Row("a backslash", #"a\nb"#),
  ]

  @Test("shows hidden characters as escapes", arguments: rows)
  func escapes(_ row: Row) {
    #expect(VisibleText.line(row.text) == row.line)
    #expect(VisibleText.lines(row.text) == row.lines)
  }

  @Test(
    "has no command of a CI service",
    arguments: [
      Row("a command of GitHub", "::error::x", #"\u{3A}:error::x"#),
      Row(
        "a command in a later line", "a\n \t::stop-commands::x", "a\n \t\\u{3A}:stop-commands::x"),
      Row("a command after a wide space", "\u{2003}::error::x", "\u{2003}\\u{3A}:error::x"),
      Row("colons in a line", "a::b", "a::b"),
      Row("one colon", ":error", ":error"),
      Row("one colon at the end, below two", "a::b\n:", "a::b\n:"),
      Row("an old command of GitHub", "a ##[error]x", #"a ##\u{5B}error]x"#),
      Row("three hashes", "###[error]x", #"###\u{5B}error]x"#),
      Row("a command of Azure", "##vso[task.complete]", #"##vso\u{5B}task.complete]"#),
      Row("a heading", "## Limits [1]", "## Limits [1]"),
      Row("one hash", "#[a]", "#[a]"),
      Row("encoded line ends", "a%0A::error::x", "a%0A::error::x"),
    ])
  func commands(_ row: Row) { #expect(VisibleText.withoutCommands(row.text) == row.line) }

  @Test("shows no part of a diagnostic raw")
  func diagnostic() {
    let file = "a\n::error::x.yaml"
    let source = SourceText(file: file, text: "a: \u{202E}##[error]\nb: 2")
    let diagnostic = Diagnostic(
      Message(rule: "r", text: "no picture `x\n::error::pwn.png`"),
      at: SourceSpan(file: file, line: 1, column: 5, length: 2),
      notes: [
        Note("one\n::warning::two"),
        Note("\u{1B}[2J", at: SourceSpan(file: "\r", line: 1, column: 1)),
      ], help: "write\n##[error]")
    #expect(
      DiagnosticText(sources: [source]).text(of: diagnostic) == #"""
        a\n::error::x.yaml:1:5: error: no picture `x\n::error::pwn.png` [r]
          1 | a: \u{202E}##\u{5B}error]
            |            ^^
          note: one
            \u{3A}:warning::two
          note: \u{1B}[2J (\r:1)
          help: write\n##\u{5B}error]

        """#)
  }

  @Test(
    "has escapes in two texts that look the same, where they differ",
    arguments: [
      (["café", "cafe\u{301}"], [#"caf\u{E9}"#, #"cafe\u{301}"#]),
      (["é café é", "é cafe\u{301} é"], [#"é caf\u{E9} é"#, #"é cafe\u{301} é"#]),
      (["H i", "H\u{A0}i"], ["H i", #"H\u{A0}i"#]),
      (["é", "é"], ["é", "é"]),
      (["café", "cafè"], ["café", "cafè"]),
    ])
  func distinct(_ texts: [String], _ shown: [String]) {
    let (first, second) = VisibleText.distinct(texts[0], texts[1])
    #expect([first, second] == shown)
  }

  @Test("is exact in JSON, with JSON's escapes", arguments: rows)
  func json(_ row: Row) throws {
    let line = JSONValue(row.text).line
    #expect(VisibleText.line(line) == line)
    let parsed = try JSONSerialization.jsonObject(
      with: Data(line.utf8), options: .fragmentsAllowed)
    #expect((parsed as? String)?.unicodeScalars.elementsEqual(row.text.unicodeScalars) == true)
  }

  @Test("has no command of a CI service in JSON")
  func jsonCommands() {
    #expect(JSONValue("##vso[a] [b]").line == "\"##vso\\u005ba] \\u005bb]\"")
    #expect(JSONValue("🏴\u{E0067}").line == "\"🏴\\udb40\\udc67\"")
  }
}
