import Geometry
import Graphics
import Testing

@testable import Drawing

@Suite("Text of several runs")
struct AttributedTextTests {
  /// The system font's lines at 17 points: 16.187 above the baseline and 4.101 below, 20.287
  /// together; at 34 points 32.373, 8.201 and 40.574.
  static let heights = [
    RunCase("two sizes in a line", [("Big", 34, 0), (" small", 17, 0)], 32.373, 8.201, 40.574),
    RunCase(
      "a size a line, the smaller first", [("a\n", 17, 0), ("B", 34, 0)], 16.187, 8.201, 60.861),
    RunCase(
      "a size a line, the smaller last", [("B\n", 34, 0), ("a", 17, 0)], 32.373, 4.101, 60.861),
    RunCase("a raised run", [("x", 17, 0), ("2", 17, 10)], 26.187, 4.101, 30.287),
    RunCase("a lowered run", [("H", 17, 0), ("2", 17, -10)], 16.187, 14.101, 30.287),
    RunCase("a raised run of half the size", [("x", 34, 0), ("2", 17, 12)], 32.373, 8.201, 40.574),
    RunCase(
      "an empty line in the run that ends it", [("a", 17, 0), ("\n\n", 34, 0), ("b", 17, 0)],
      16.187, 4.101, 20.287 + 40.574 + 20.287),
    RunCase("a run without text", [("a", 17, 0), ("", 34, 0)], 16.187, 4.101, 20.287),
  ]

  @Test("is as high as the highest of each line", arguments: heights)
  func height(_ row: RunCase) throws {
    let measurer = try TestFonts.renderer().measurer
    let extent = measurer.extent(of: row.content(), width: nil)
    #expect(abs(extent.firstBaseline.value - row.first) < 0.001)
    #expect(abs(extent.lastDescent.value - row.last) < 0.001)
    #expect(abs(extent.size.height.value - row.height) < 0.0015)
  }

  private func width(_ parts: [(String, FontDescription)]) throws -> Double {
    let runs = parts.map { (string: $0.0, font: $0.1, baselineOffset: Points(0)) }
    let content = TextContent(runs: runs, font: .system(17))
    return try TestFonts.renderer().measurer.extent(of: content, width: nil).size.width.value
  }

  @Test("is as wide as in one run where only colours differ, kerning and all")
  func colors() throws {
    let font = FontDescription.system(22)
    let whole = try width([("Today AVA", font)])
    #expect(abs(try width([("T", font), ("oday A", font), ("VA", font)]) - whole) < 1e-9)
  }

  @Test("is as wide as its runs together where their fonts differ")
  func fonts() throws {
    let (plain, bold) = (FontDescription.system(17), FontDescription.system(17, .bold))
    let sum = try width([("Hello ", plain)]) + width([("World", bold)])
    #expect(abs(try width([("Hello ", plain), ("World", bold)]) - sum) < 0.01)
  }

  @Test("has the tracking of each run behind each of its characters, wherever the run stands")
  func tracking() throws {
    let plain = FontDescription.system(17)
    let wide = FontDescription(size: 17, tracking: 3)
    let bare = try width([("HHH", plain)]) + width([("HH", plain)])
    #expect(abs(try width([("HHH", plain), ("HH", wide)]) - bare - 6) < 0.01)
    #expect(abs(try width([("HHH", wide), ("HH", plain)]) - bare - 9) < 0.01)
    let content = TextContent(
      runs: [("HHH", plain, 0), ("HH", wide, 0), ("H", plain, 0)], font: plain)
    let line = try #require(
      try TextShaper(library: TestFonts.library()).lines(of: content, width: nil).lines.first)
    let advance = try width([("H", plain)])
    let places = line.runs.flatMap(\.glyphs).map(\.x).sorted()
    let first = try #require(places.first)
    let wanted = [0, 1, 2, 3, 4 + 3 / advance, 5 + 6 / advance].map { first + $0 * advance }
    for (place, wanted) in zip(places, wanted) { #expect(abs(place - wanted) < 0.02) }
    #expect(places.count == wanted.count)
    #expect(line.stretches.map(\.attributes) == [0, 1, 2])
    for (stretch, x) in zip(line.stretches, [0, 3 * advance, 5 * advance + 6]) {
      #expect(abs(stretch.x - x) < 0.02)
    }
    #expect(abs(line.stretches[1].width - 2 * advance - 6) < 0.02)
  }

  @Test("fits into the width that was measured", arguments: [0, 1, 2])
  func fitsItself(_ lines: Int) throws {
    let measurer = try TestFonts.renderer().measurer
    let content = TextContent(
      runs: [
        ("One ", .system(17), 0), ("two", FontDescription(size: 22, tracking: 4), 0),
        (" three", .system(13), 3),
      ], font: .system(17), lines: lines)
    let size = measurer.extent(of: content, width: nil).size
    let again = measurer.extent(of: content, width: size.width)
    #expect(again.size == size && !again.isTruncated)
  }

  @Test(
    "is cut off as plain text is, in the font of what is left out",
    arguments: [
      LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping,
    ])
  func truncation(_ mode: LineBreakMode) throws {
    let measurer = try TestFonts.renderer().measurer
    let content = TextContent(
      runs: [
        ("The quick brown ", .system(17), 0), ("fox jumps over the dog", .system(17, .bold), 0),
      ],
      font: .system(17), lineBreak: mode)
    let extent = measurer.extent(of: content, width: 120)
    #expect(extent.isTruncated && extent.lineCount == 1)
    #expect(mode == .byClipping || extent.size.width <= 120.002)
  }

  @Test("breaks between words of different runs, and the ellipsis stands in the last line's run")
  func lines() throws {
    let shaper = try TextShaper(library: TestFonts.library())
    let content = TextContent(
      runs: [("aaaa bbbb ", .system(17), 0), ("cccc dddd eeee ffff", .system(17, .bold), 0)],
      font: .system(17), lines: 2)
    let text = try shaper.lines(of: content, width: 100)
    #expect(text.lines.map { $0.stretches.map(\.attributes) } == [[0], [1]])
    #expect(text.lines.map { $0.stretches.map(\.string).joined().last } == ["b", "\u{2026}"])
  }

  @Test("stands from right to left with its runs in that order")
  func direction() throws {
    let shaper = try TextShaper(library: TestFonts.library())
    let content = TextContent(
      runs: [("\u{5D0}\u{5D1} ", .system(17), 0), ("\u{5D2}\u{5D3}", .system(17, .bold), 0)],
      font: .system(17))
    let line = try #require(try shaper.lines(of: content, width: nil).lines.first)
    #expect(line.isRightToLeft)
    #expect(line.stretches.map(\.attributes) == [1, 0])
    #expect(line.stretches.map(\.string) == ["\u{5D2}\u{5D3}", "\u{5D0}\u{5D1} "])
  }

  @Test("keeps the fonts of a part's runs")
  func part() {
    let content = TextContent(
      runs: [("äb", .system(17), 0), ("cd", .system(20), 0), ("ef", .system(22), 0)],
      font: .system(17))
    let string = content.string
    let part = content.part(
      string.index(after: string.startIndex)..<string.index(string.startIndex, offsetBy: 3))
    #expect(part.string == "bc")
    #expect(part.runs.map(\.length) == [1, 1, 0])
    #expect(part.lastFont == .system(20))
  }
}

/// Runs by text, size and offset, and the line box that they make, in points.
struct RunCase: CustomTestStringConvertible {
  let testDescription: String
  let runs: [(String, Double, Double)]
  let first: Double
  let last: Double
  let height: Double

  init(
    _ name: String, _ runs: [(String, Double, Double)], _ first: Double, _ last: Double,
    _ height: Double
  ) {
    testDescription = name
    self.runs = runs
    (self.first, self.last, self.height) = (first, last, height)
  }

  func content() -> TextContent {
    TextContent(
      runs: runs.map { ($0.0, .system(Points($0.1)), Points($0.2)) }, font: .system(17), lines: 0)
  }
}
