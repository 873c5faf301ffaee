import Drawing
import Foundation
import Geometry
import Graphics
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A screen as SVG")
struct SVGTests {
  private func svg(_ items: [DisplayItem]) throws -> String {
    let size = Size(width: 20, height: 10)
    return String(
      decoding: try TestFonts.renderer().svg(of: DisplayList(items), size: size), as: UTF8.self)
  }

  @Test("writes shapes with three decimals at most, colours and opacity")
  func shapes() throws {
    let line = Path([.move(Point(x: 0, y: 1)), .line(Point(x: Points(10.0 / 3), y: 1))])
    let text = try svg([
      .fill(.rect(Rect(x: 1, y: 2, width: 3, height: 4)), RGBAColor(rgb: 0x0A84FF, alpha: 51)),
      .stroke(line, .black, Stroke(width: 0.5, hasRoundEnds: true)),
    ])
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="20" height="10" viewBox="0 0 20 10">
         <path d="M0 0L20 0L20 10L0 10Z" fill="#ffffff"/>
         <path d="M1 2L4 2L4 6L1 6Z" fill="#0a84ff" fill-opacity="0.2"/>
         <path d="M0 1L3.333 1" fill="none" stroke="#000000" stroke-width="0.5" \
        stroke-miterlimit="10" stroke-linecap="round" stroke-linejoin="round"/>
        </svg>

        """)
  }

  @Test("keeps groups' names as ids, once each, and escapes them")
  func names() throws {
    let group = { (name: String) in
      DisplayItem.group(name: name, opacity: 1, clip: nil, [.fill(.rect(.zero), .black)])
    }
    let text = try svg([group("send"), group("send"), group("a<b&\"c d\"")])
    #expect(text.contains("<g id=\"send\">") && text.contains("<g id=\"send-2\">"))
    #expect(text.contains("<g id=\"a&lt;b&amp;&quot;c_d&quot;\">"))
  }

  @Test("is well-formed with text, emoji, shadows, clips and backdrops")
  func isWellFormed() throws {
    let bytes = try TestFonts.renderer().svg(
      of: Samples.everything, size: Size(width: 120, height: 160))
    let document = try XMLDocument(data: Data(bytes))
    let names = document.rootElement()?.children?.compactMap(\.name)
    #expect(names?.first == "defs" && names?.contains("g") == true)
  }

  @Test("keeps text as text where it is asked for, escaped, with its font, place and width")
  func text() throws {
    let content = TextContent("a<b & 你", font: .system(8, .semibold))
    let run = TextRun(content, color: .black, in: Rect(x: 1, y: 0, width: 60, height: 10))
    let bytes = try TestFonts.renderer().svg(
      of: DisplayList([.text(run)]), size: Size(width: 60, height: 10), text: .text)
    let text = String(decoding: bytes, as: UTF8.self)
    let line = try #require(text.split(separator: "\n").first { $0.contains("<text ") })
    #expect(line.contains(">a&lt;b &amp; 你</text>"))
    for attribute in ["x=\"1\"", "font-size=\"8\"", "font-weight=\"600\"", "fill=\"#000000\""] {
      #expect(line.contains(" \(attribute)"))
    }
    // Three letters and an ideograph of 8 points.
    let width = try #require(line.firstMatch(of: /textLength="([0-9.]+)"/)?.1)
    #expect((24...45).contains(try #require(Double(width))))
  }

  @Test(
    "has the tracking of a text as text, or none",
    arguments: [(8.0, " letter-spacing=\"8\""), (-0.5, " letter-spacing=\"-0.5\""), (0, nil)])
  func tracking(_ points: Double, _ attribute: String?) throws {
    let font = FontDescription(size: 8, tracking: Points(points))
    let run = TextRun(
      TextContent("ab", font: font), color: .black, in: Rect(x: 0, y: 0, width: 60, height: 10))
    let bytes = try TestFonts.renderer().svg(
      of: DisplayList([.text(run)]), size: Size(width: 60, height: 10), text: .text)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("letter-spacing") == (attribute != nil))
    if let attribute { #expect(text.contains(attribute)) }
  }

  /// Three of the words and the spaces between take more than 88 points and less than 100.
  @Test("widens the spaces of a justified line of text as text, and not its letters")
  func justification() throws {
    let renderer = try TestFonts.renderer()
    let content = TextContent("mm mm mm mm", font: .system(17), lines: 0)
    let run = TextRun(
      content, color: .black, alignment: .justified, in: Rect(x: 0, y: 0, width: 100, height: 50))
    let bytes = try renderer.svg(
      of: DisplayList([.text(run)]), size: Size(width: 100, height: 50), text: .text)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("<text ") }
    try #require(lines.count == 2)
    #expect(lines[0].contains(">mm mm mm</text>") && lines[1].contains(">mm</text>"))
    #expect(lines.allSatisfy { $0.contains("lengthAdjust=\"spacing\"") })
    let spacing = try #require(lines[0].firstMatch(of: /word-spacing="([0-9.]+)"/)?.1)
    let three = TextContent("mm mm mm", font: .system(17))
    let natural = renderer.measurer.extent(of: three, width: nil).size.width.value
    #expect(abs(try #require(Double(spacing)) - (100 - natural) / 2) < 0.01)
    #expect(!lines[1].contains("word-spacing"))
  }

  @Test("has an element for each run of a line, with its own font, colour and place")
  func runs() throws {
    let content = TextContent(
      runs: [("ab", .system(8), 0), ("c", .system(10, .bold), 2), ("d", .system(8), 0)],
      font: .system(8))
    var run = TextRun(content, color: .black, in: Rect(x: 0, y: 0, width: 60, height: 14))
    run.attributes = [
      TextAttributes(color: .black),
      TextAttributes(color: RGBAColor(rgb: 0xFF0000), background: RGBAColor(rgb: 0xFFFF00)),
      TextAttributes(color: .black, underline: RGBAColor(rgb: 0x0000FF)),
    ]
    let size = Size(width: 60, height: 14)
    let bytes = try TestFonts.renderer().svg(of: DisplayList([.text(run)]), size: size, text: .text)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let texts = lines.filter { $0.contains("<text ") }
    let wanted = [
      [">ab<", "x=\"0\"", "font-size=\"8\"", "fill=\"#000000\""],
      [">c<", "font-size=\"10\"", "font-weight=\"700\"", "fill=\"#ff0000\""],
      [">d<", "font-size=\"8\"", "fill=\"#000000\""],
    ]
    try #require(texts.count == wanted.count)
    for (text, parts) in zip(texts, wanted) { #expect(parts.allSatisfy { text.contains($0) }) }
    func numbers(_ name: String) throws -> [Double] {
      let number = try Regex("\(name)=\"([0-9.]+)\"")
      return texts.compactMap { $0.firstMatch(of: number)?[1].substring.flatMap { Double($0) } }
    }
    let (x, y, width) = (try numbers(" x"), try numbers(" y"), try numbers("textLength"))
    try #require(x.count == 3 && y.count == 3 && width.count == 3)
    // Each begins where the one before ends, and the one in the middle stands 2 points higher.
    #expect(abs(x[1] - width[0]) < 0.002 && abs(x[2] - x[1] - width[1]) < 0.002)
    #expect(y[0] == y[2] && abs(y[0] - y[1] - 2) < 0.002)
    // What lies behind all, behind the second, and under the third.
    #expect(lines.filter { $0.contains("<path ") }.count == 3)
  }

  @Test("has the dots of a text that is cut off, and no more of it than shows")
  func cutText() throws {
    let content = TextContent("A long text that has no room", font: .system(8))
    let run = TextRun(content, color: .black, in: Rect(x: 0, y: 0, width: 50, height: 10))
    let bytes = try TestFonts.renderer().svg(
      of: DisplayList([.text(run)]), size: Size(width: 60, height: 10), text: .text)
    let element = try XMLDocument(data: Data(bytes)).rootElement()?.elements(forName: "text").first
    let string = try #require(element?.stringValue)
    #expect(string.hasPrefix("A long") && string.hasSuffix("\u{2026}") && string.count < 15)
  }

  @Test("of a board has its pictures between what is below and above them")
  func board() throws {
    func items(_ color: UInt32) -> [DisplayItem] {
      [.fill(.rect(Rect(x: 1, y: 1, width: 4, height: 4)), RGBAColor(rgb: color))]
    }
    var board = Board(size: Size(width: 20, height: 10), background: .white)
    let frame = Rect(x: 1, y: 1, width: 4, height: 4)
    board.below = items(0x111111)
    board.slots = [Board.Slot(frame: frame, outline: .rect(frame))]
    board.above = items(0x333333)
    let renderer = try TestFonts.renderer()
    let picture = try renderer.svgFragment(
      of: DisplayList(items(0x222222)), size: frame.size, idPrefix: "picture-")
    let text = try renderer.svg(of: board, pictures: [picture], top: 7, idPrefix: "board-")
    #expect(text.hasPrefix("<g transform=\"translate(0 7)\">\n"))
    #expect(text.hasSuffix("</g>\n"))
    let colors = text.matches(of: /fill="(#[0-9a-f]{6})"/).map { String($0.1) }
    #expect(colors.filter { $0 != "#ffffff" } == ["#111111", "#222222", "#333333"])
  }

  @Test("writes the outline of a letter once")
  func glyphsAreShared() throws {
    let content = TextContent("eee", font: .system(8))
    let run = TextRun(content, color: .black, in: Rect(x: 0, y: 0, width: 20, height: 10))
    let text = try svg([.text(run)])
    #expect(text.components(separatedBy: "<path id=").count == 2)
    #expect(text.components(separatedBy: "<use ").count == 4)
  }
}
