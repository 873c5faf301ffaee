import Geometry
import Graphics
import Testing

@Suite("The equality of texts") struct ExactTextTests {
  /// Each pair is canonically equal, and fonts have another glyph for each.
  @Test(
    "is that of their code points",
    arguments: [("\u{795E}", "\u{FA19}"), (";", "\u{37E}"), ("e\u{301}", "\u{E9}")])
  func codePoints(_ first: String, _ second: String) {
    #expect(first == second)
    let font = FontDescription.system(17)
    #expect(TextContent(first, font: font) != TextContent(second, font: font))
    #expect(TextContent(first, font: font) == TextContent(first, font: font))
  }
}
