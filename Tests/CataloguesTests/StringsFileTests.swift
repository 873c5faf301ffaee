import Foundation
import Graphics
import Testing

@testable import Catalogues

@Suite("A .strings file")
struct StringsFileTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let texts: KeyValuePairs<String, String>
    init(_ name: String, _ text: String, _ texts: KeyValuePairs<String, String>) {
      (self.name, self.text, self.texts) = (name, text, texts)
    }
    var testDescription: String { name }
  }

  static let rows = [
    Row("nothing", "", [:]),
    Row("a text", #""Send" = "Envoyer";"#, ["Send": "Envoyer"]),
    Row(
      "comments", "/* A \"comment\" = */ // b\n\"a\"=\"b\"/*c*/; // \"x\" = \"y\";\n", ["a": "b"]),
    Row(
      "escapes", #""a\"b\\c" = "tab\tnew\nline \U00e9\u00E9 \101\/ it\'s";"#,
      ["a\"b\\c": "tab\tnew\nline éé A/ it's"]),
    Row("a pair of escapes for one character", #""a" = "\UD83D\UDE00";"#, ["a": "😀"]),
    Row("words without quotation marks", "NSName_1.a = Text-2;", ["NSName_1.a": "Text-2"]),
    Row("a key alone", #""Send";"#, ["Send": "Send"]),
    Row("several lines", "\"a\" =\n  \"one\ntwo\"\n;\"b\"=\"\";", ["a": "one\ntwo", "b": ""]),
    Row(
      "keys that differ in code points", "\"\u{E9}\"=\"1\"; \"e\u{301}\"=\"2\";",
      ["\u{E9}": "1", "e\u{301}": "2"]),
    Row("the last of two equal keys", #""a"="1"; "a"="2";"#, ["a": "2"]),
  ]

  @Test("is read with its comments and escapes", arguments: rows)
  func texts(_ row: Row) throws {
    let texts = row.texts.map { (ExactText($0.key), $0.value) }
    #expect(try StringsFile(row.text).texts == Dictionary(uniqueKeysWithValues: texts))
  }

  static let flaws = [
    Row("no semicolon", "\"a\" = \"b\"\n\"c\" = \"d\";", ["a `;` is missing": "2"]),
    Row("an open string", "\"a\" = \"b;\n", ["the string has no end": "1"]),
    Row("an open comment", "\n/* a", ["the comment has no end": "2"]),
    Row("no text", "\"a\" = ;", ["a string must be in quotation marks": "1"]),
    Row("an end in an escape", "\"a\" = \"b\\", ["the string has no end": "1"]),
    Row("an end behind a key", "\"a\" =", ["a string is missing": "1"]),
  ]

  @Test("has the line of its first error", arguments: flaws)
  func flaw(_ row: Row) throws {
    let flaw = #expect(throws: StringsFile.Flaw.self) { try StringsFile(row.text) }
    #expect(flaw?.reason == row.texts.first?.key)
    #expect(flaw.map { "\($0.line)" } == row.texts.first?.value)
  }

  static let encodings: [(String, String.Encoding, [UInt8])] = [
    ("UTF-8", .utf8, []), ("UTF-8 with a mark", .utf8, [0xEF, 0xBB, 0xBF]),
    ("UTF-16, little endian", .utf16LittleEndian, [0xFF, 0xFE]),
    ("UTF-16, big endian", .utf16BigEndian, [0xFE, 0xFF]),
    ("UTF-16 without a mark", .utf16LittleEndian, []),
  ]

  @Test("is read in every encoding of Xcode", arguments: encodings)
  func encoding(_ row: (name: String, encoding: String.Encoding, mark: [UInt8])) throws {
    let text = "\"Größe\" = \"サイズ😀\";"
    let bytes = row.mark + [UInt8](try #require(text.data(using: row.encoding)))
    // An ASCII character is first, so that UTF-16 shows without a mark.
    let decoded = try #require(StringsFile.text(bytes))
    #expect(try StringsFile(decoded).texts == [ExactText("Größe"): "サイズ😀"])
  }

  @Test("may be a property list in XML or binary form")
  func propertyLists() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["Send": "Envoyer"], format: format, options: 0)
      let file = WordFile([UInt8](data), .strings, language: "fr", file: "a.strings")
      #expect(file.findings.diagnostics.isEmpty)
      #expect(file.phrases == ["fr": [ExactText("Send"): .text("Envoyer")]])
    }
  }
}
