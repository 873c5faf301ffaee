import Diagnostics
import Testing

@testable import Spec

@Suite("A damaged file") struct DamagedFileTests {
  @Test("is read or refused at every length, and never without a word")
  func prefixes() throws {
    let bytes = try Examples.bytes("uikit/form")
    for length in bytes.indices {
      let parsed = parse(Array(bytes.prefix(length)))
      #expect(parsed.document != nil || !parsed.diagnostics.isEmpty, "cut after \(length) bytes")
    }
  }

  @Test("is read or refused with any byte left out")
  func deletions() throws {
    let bytes = try Examples.bytes("uikit/form")
    for index in bytes.indices {
      var damaged = bytes
      damaged.remove(at: index)
      let parsed = parse(damaged)
      #expect(parsed.document != nil || !parsed.diagnostics.isEmpty, "without byte \(index)")
    }
  }

  @Test("is read or refused with any byte replaced", arguments: Array("[{:*&|>'\"\0".utf8))
  func replacements(byte: UInt8) throws {
    let bytes = try Examples.bytes("uikit/form")
    for index in stride(from: Int(byte) % 7, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[index] = byte
      let parsed = parse(damaged)
      #expect(parsed.document != nil || !parsed.diagnostics.isEmpty, "byte \(index) replaced")
    }
  }

  // YAML 1.1, section 4.2: the five line breaks.
  @Test(
    "is refused at its line and column",
    arguments: [
      ("\n", 2), ("\r", 2), ("\r\n", 2), ("\u{85}", 2), ("\u{2028}", 2), ("\u{2029}", 2),
      ("\n\n", 3), (" ", 1),
    ])
  func lines(_ lineBreak: String, _ line: Int) {
    let text = "# a" + lineBreak + "b: \u{1}"
    let span = parse(Array(text.utf8)).diagnostics.first?.span
    #expect(span.map { [$0.line, $0.column] } == [line, line == 1 ? 8 : 4])
  }

  @Test(
    "may end with a character of several bytes, and not within one",
    arguments: ["é", "中", "🙂"])
  func ends(_ character: String) {
    let bytes = Array("title: \(character)".utf8)
    #expect(parse(bytes).diagnostics.isEmpty)
    for count in 1..<character.utf8.count {
      #expect(!parse(Array(bytes.dropLast(count))).diagnostics.isEmpty)
    }
  }

  private func parse(_ bytes: [UInt8]) -> ParsedSpec {
    let parsed = SpecParser.parse(bytes, file: "a.yaml")
    if let cell = parsed.document?.cells().cells.last { _ = parsed.document?.build(cell) }
    return parsed
  }
}
