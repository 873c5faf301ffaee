import Geometry
import Graphics
import Testing

@testable import Drawing

@Suite("Text in the system font")
struct TextMeasuringTests {
  /// By the formula of `SystemFontMetrics`: size / 2048 × advances, size × tracking / 1000 × n, and
  /// 0.91 of the pairs' distances, in 1/2816 of the em.
  static let widths = [
    // S e t t i n g s: 1305 + 1172 + 736 + 736 + 506 + 1201 + 1249 + 1067 = 7972; 17 × −0.026 × 8.
    WidthCase("Settings", 17, .regular, 62.638),
    // 61.353, and To, AV, VA: −224 − 192 − 176.
    WidthCase("To: AVA", 17, .regular, 61.353 - 3.252),
    // Display shapes in full, tracking 12 / 1000: 166.602. rg, tl: −72 + 32.
    WidthCase("Large Title", 34, .bold, 166.602 - 0.439),
    // Just over half way to display shapes: 59.544. To, ay: −224 − 56.
    WidthCase("Today", 22, .regular, 59.544 - 1.991),
    // 110.086, and ten pairs: −534.
    WidthCase("Yesterday, 9:41", 15, .medium, 110.086 - 2.588),
    // Between two sizes of the tables: 208.383. Seven pairs: −727.
    WidthCase("AVAILABLE Tomorrow", 20.5, .semibold, 208.383 - 4.816),
    // A listed character on each side of one that Noto lends, an em wide.
    WidthCase("A你B", 17, .regular, 38.545),
  ]

  @Test("is as wide as the formula says, whatever Inter is installed", arguments: widths)
  func width(_ row: WidthCase) throws {
    let measurer = try TestFonts.renderer().measurer
    let extent = measurer.extent(of: TextContent(row.text, font: row.font), width: nil)
    // An advance is whole in the font's units, of which an em has 2048 or more.
    let rounding = row.font.size.value / 2048 * Double(row.text.count) / 2
    #expect(abs(extent.size.width.value - row.width) < rounding + 0.01)
  }

  @Test("goes on behind control characters, which take no room")
  func controlCharacters() throws {
    let measurer = try TestFonts.renderer().measurer
    let width = { (text: String) in
      measurer.extent(of: TextContent(text, font: .system(17)), width: nil).size.width
    }
    for text in ["a\0b", "\u{7}ab", "ab\u{1B}\u{7F}"] { #expect(width(text) == width("ab")) }
  }

  /// Pango's own sums of widths wrap at 2,097,151 points, 2³¹ / 1024.
  @Test("of more than two million points is as wide as its letters are")
  func overlong() throws {
    let measurer = try TestFonts.renderer().measurer
    let width = { (count: Int) in
      measurer.extent(
        of: TextContent(String(repeating: "W", count: count), font: .system(1_000)), width: nil
      ).size.width.value
    }
    let ten = width(10)
    #expect(abs(width(4_000) - 400 * ten) < 400)
  }

  @Test("fits into the width that was measured, and no less", arguments: widths)
  func fitsItself(_ row: WidthCase) throws {
    let measurer = try TestFonts.renderer().measurer
    let content = TextContent(row.text, font: row.font)
    let width = measurer.extent(of: content, width: nil).size.width
    #expect(!measurer.extent(of: content, width: width - 1e-9).isTruncated)
    #expect(measurer.extent(of: content, width: width - 0.02).isTruncated)
  }

  @Test(
    "has the phone's line height at every size, also with lent characters",
    arguments: [
      (11.0, 13.127), (12, 14.320), (13, 15.514), (15, 17.900), (16, 19.094), (17, 20.287),
      (20, 23.867), (22, 26.254), (28, 33.414), (34, 40.574),
    ])
  func lineHeight(_ size: Double, _ height: Double) throws {
    let measurer = try TestFonts.renderer().measurer
    let font = FontDescription.system(Points(size))
    #expect(abs(measurer.lineHeight(of: font).value - height) < 0.0006)
    let extent = measurer.extent(of: TextContent("A你🙂", font: font), width: nil)
    #expect(extent.size.height == measurer.lineHeight(of: font))
    #expect(abs((extent.firstBaseline + extent.lastDescent - extent.size.height).value) < 1e-9)
  }

  @Test("breaks into lines by mode", arguments: LineCase.all)
  func lines(_ row: LineCase) throws {
    let measurer = try TestFonts.renderer().measurer
    let content = TextContent(
      row.text, font: .system(17), lines: row.limit, lineBreak: row.mode)
    let extent = measurer.extent(of: content, width: row.width)
    #expect(extent.lineCount == row.lines)
    #expect(extent.isTruncated == row.isTruncated)
    #expect(row.mode == .byClipping || extent.size.width <= (row.width ?? 10_000) + 0.002)
  }

  @Test(
    "shows a hyphen where a line breaks at a soft one, and nowhere else",
    arguments: [
      ("Softhyphen\u{AD}ation", 110, ["Softhyphen\u{AD}\u{2010}", "ation"]),
      ("Softhyphen\u{AD}ation", 200, ["Softhyphen\u{AD}ation"]),
      ("a Softhyphen", 95, ["a", "Softhyphen"]),
    ] as [(String, Double, [String])])
  func softHyphen(_ text: String, _ width: Double, _ expected: [String]) throws {
    let shaper = try TextShaper(library: TestFonts.library())
    let content = TextContent(
      text, font: .system(17), lines: 0, lineBreak: .byWordWrapping)
    let lines = try shaper.lines(of: content, width: width).lines
    #expect(lines.map { $0.stretches.map(\.string).joined() } == expected)
    for (line, characters) in zip(lines, expected) {
      let shown = characters.filter { $0 != "\u{AD}" }
      #expect(line.runs.flatMap(\.glyphs).count == shown.count)
    }
  }

  @Test(
    "shows no space beside an ellipsis",
    arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func spacesAtEllipsis(_ mode: LineBreakMode) throws {
    let shaper = try TextShaper(library: TestFonts.library())
    let content = TextContent("one two six ten one two", font: .system(17), lineBreak: mode)
    for width in stride(from: 30.0, to: 150, by: 2) {
      let line = try #require(try shaper.lines(of: content, width: width).lines.first)
      let string = line.stretches.map(\.string).joined()
      #expect(string.contains("\u{2026}"))
      #expect(!string.contains(" \u{2026}") && !string.contains("\u{2026} "))
    }
  }

  @Test(
    "is not cut off if only white space at its end has no room",
    arguments: ["Total amount", "\u{5D0}\u{5D1} \u{5D2}\u{5D3}"])
  func lastSpace(_ letters: String) throws {
    let measurer = try TestFonts.renderer().measurer
    let width = measurer.extent(of: TextContent(letters, font: .system(17)), width: nil).size.width
    // A space takes more than 3 points.
    for space in [" ", "   ", "\t", " \n"] {
      func isTruncated(_ lineBreak: LineBreakMode, at width: Points) -> Bool {
        let content = TextContent(
          letters + space, font: .system(17), lines: 0, lineBreak: lineBreak)
        return measurer.extent(of: content, width: width).isTruncated
      }
      #expect(!isTruncated(.byTruncatingTail, at: width + 1))
      #expect(!isTruncated(.byClipping, at: width + 1))
      #expect(isTruncated(.byClipping, at: width - 1))
    }
  }

  @Test("has the sides of its letters if a line has both directions")
  func mixedSides() throws {
    let measurer = try TestFonts.renderer().measurer
    func sides(_ text: String) -> [(start: Points, end: Points)]? {
      measurer.mixedSides(of: TextContent(text, font: .system(17)))
    }
    #expect(sides("ab cd") == nil && sides("\u{5D0}\u{5D1}") == nil && sides("") == nil)
    let mixed = try #require(sides("a \u{5D0}\u{5D1} c"))
    try #require(mixed.count == 6)
    // The first Hebrew letter is at the right end of its word, and the second one at the left end.
    #expect(mixed[2].end == mixed[3].start && mixed[3].end == mixed[1].end)
    #expect(mixed[2].start == mixed[4].start && mixed[2].start > mixed[2].end)
    let turned = try #require(sides("\u{5D0} b"))
    #expect(turned[2].start == 0 && turned[0].start > turned[0].end)
  }

  @Test("inserts no hyphen where a word without a soft one breaks")
  func brokenWord() throws {
    let shaper = try TextShaper(library: TestFonts.library())
    let content = TextContent(
      "Hyphenation", font: .system(17), lines: 0, lineBreak: .byWordWrapping)
    let lines = try shaper.lines(of: content, width: 50).lines
    #expect(lines.count > 1)
    #expect(lines.flatMap(\.stretches).map(\.string).joined() == "Hyphenation")
    #expect(lines.flatMap(\.runs).flatMap(\.glyphs).count == 11)
  }

  @Test(
    "stands close around the ellipsis, wherever that is",
    arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func ellipsis(_ mode: LineBreakMode) throws {
    let shaper = try TextShaper(library: TestFonts.library())
    let content = TextContent(LineCase.long, font: .system(17), lineBreak: mode)
    let measurer = PangoText(shaper)
    func width(_ text: String) -> Double {
      let content = TextContent(text, font: .system(17))
      return measurer.extent(of: content, width: nil).size.width.value
    }
    let line = try #require(try shaper.lines(of: content, width: 100).lines.first)
    let glyphs = line.runs.flatMap(\.glyphs).map(\.x).sorted()
    // Between two letters' origins lies no more than the widest advance, that of the dots.
    let gaps = zip(glyphs, glyphs.dropFirst()).map { $1 - $0 }
    #expect(try #require(gaps.max()) <= width("\u{2026}") + width(" "))
    #expect(line.width <= 100)
    #expect(try #require(glyphs.last) <= line.width)
  }

  @Test("has no space behind the dots at its beginning or in its middle")
  func spaceBehindEllipsis() throws {
    let measurer = try TestFonts.renderer().measurer
    func width(
      _ text: String, upTo limit: Points? = nil, _ mode: LineBreakMode = .byTruncatingTail
    ) -> Points {
      let content = TextContent(text, font: .system(17), lineBreak: mode)
      return measurer.extent(of: content, width: limit).size.width
    }
    let whole = width("\u{2026} bit on")
    let cut = width("MMMM bit on", upTo: whole + 1, .byTruncatingHead)
    #expect(abs((cut - width("\u{2026}bit on")).value) < 0.3)
  }

  @Test("is wider by the tracking behind every character", arguments: [2.0, -1])
  func tracking(_ tracking: Double) throws {
    let measurer = try TestFonts.renderer().measurer
    func width(_ tracking: Double) -> Double {
      let font = FontDescription(size: 17, tracking: Points(tracking))
      return measurer.extent(of: TextContent("Hello", font: font), width: nil).size.width.value
    }
    #expect(abs(width(tracking) - width(0) - 5 * tracking) < 0.01)
  }

  @Test(
    "fits with its tracking into the width that was measured, and no less",
    arguments: [3.0, -1, 0.3],
    [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byWordWrapping])
  func trackedFits(_ tracking: Double, _ mode: LineBreakMode) throws {
    let measurer = try TestFonts.renderer().measurer
    let font = FontDescription(size: 15, tracking: Points(tracking))
    for lines in [0, 1] {
      let content = TextContent("SPACED 11", font: font, lines: lines, lineBreak: mode)
      let width = measurer.extent(of: content, width: nil).size.width
      let same = measurer.extent(of: content, width: width)
      #expect(!same.isTruncated && same.lineCount == 1 && same.size.width == width)
      let less = measurer.extent(of: content, width: width - 0.02)
      #expect(less.isTruncated || less.lineCount == 2)
    }
  }

  @Test("has digits of one width where it is asked for")
  func digits() throws {
    let measurer = try TestFonts.renderer().measurer
    func width(_ text: String) -> Double {
      let font = FontDescription(size: 17, hasMonospacedDigits: true)
      return measurer.extent(of: TextContent(text, font: font), width: nil).size.width.value
    }
    #expect(abs(width("1111") - width("0000")) < 0.01)
  }

  @Test("has no space before the dots at its end")
  func spaceBeforeEllipsis() throws {
    let measurer = try TestFonts.renderer().measurer
    func width(_ text: String, upTo limit: Points? = nil) -> Points {
      measurer.extent(of: TextContent(text, font: .system(17)), width: limit).size.width
    }
    let whole = width("a bit on \u{2026}")
    // A little wider, so that not one letter more fits.
    #expect(abs((width("a bit on MMMM", upTo: whole + 1) - width("a bit on\u{2026}")).value) < 0.01)
  }

  @Test("has digits of one width where they are asked for")
  func monospacedDigits() throws {
    let measurer = try TestFonts.renderer().measurer
    let font = FontDescription(size: 17, hasMonospacedDigits: true)
    let widths = (0...9).map {
      measurer.extent(of: TextContent("\($0)", font: font), width: nil).size.width
    }
    #expect(Set(widths).count == 1)
  }
}

/// A text and its width in points.
struct WidthCase: CustomTestStringConvertible {
  let text: String
  let font: FontDescription
  let width: Double

  init(_ text: String, _ size: Double, _ weight: FontWeight, _ width: Double) {
    self.text = text
    font = .system(Points(size), weight)
    self.width = width
  }

  var testDescription: String { "\(font.size) pt \(font.weight) \"\(text)\"" }
}

/// A text, its line break rule, and the expected lines.
struct LineCase: CustomTestStringConvertible {
  let testDescription: String
  let text: String
  var width: Points? = 100
  var limit = 0
  let mode: LineBreakMode
  let lines: Int
  var isTruncated = false

  static let long = "The quick brown fox jumps over the dog"
  static let all = [
    LineCase(
      testDescription: "nothing", text: "", mode: .byWordWrapping, lines: 0),
    LineCase(
      testDescription: "no limit of width", text: long, width: nil, mode: .byWordWrapping, lines: 1),
    LineCase(
      testDescription: "newlines of any kind", text: "a\nb\r\nc\u{2028}d", width: nil,
      mode: .byWordWrapping, lines: 4),
    LineCase(
      testDescription: "an empty line between two", text: "a\n\nb", mode: .byTruncatingTail,
      lines: 3),
    LineCase(testDescription: "words", text: long, mode: .byWordWrapping, lines: 4),
    LineCase(
      testDescription: "a limit of lines", text: long, limit: 2, mode: .byTruncatingTail, lines: 2,
      isTruncated: true),
    LineCase(
      testDescription: "one line of words", text: long, limit: 1, mode: .byWordWrapping, lines: 1,
      isTruncated: true),
    LineCase(
      testDescription: "a newline past the last line", text: "a\nb", limit: 1,
      mode: .byTruncatingTail, lines: 1, isTruncated: true),
    LineCase(
      testDescription: "a word wider than the line", text: "Donaudampfschifffahrtsgesellschaft",
      mode: .byWordWrapping, lines: 3),
    LineCase(
      testDescription: "characters", text: "abc def ghi jkl mno pqr", mode: .byCharWrapping,
      lines: 2),
    LineCase(
      testDescription: "clipped", text: long, mode: .byClipping, lines: 1, isTruncated: true),
    LineCase(
      testDescription: "head", text: long, limit: 1, mode: .byTruncatingHead, lines: 1,
      isTruncated: true),
    LineCase(
      testDescription: "middle", text: long, limit: 1, mode: .byTruncatingMiddle, lines: 1,
      isTruncated: true),
  ]
}
