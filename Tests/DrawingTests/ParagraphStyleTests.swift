import Geometry
import Graphics
import Testing

@testable import Drawing

@Suite("Lines under each other")
struct ParagraphStyleTests {
  /// 17-point lines: 16.187 above the baseline, 4.101 below it, 20.287 together.
  static let rows = [
    ParagraphCase("as the font has them", "a\nb\nc", 16.187, 4.101, 60.861) { _ in },
    ParagraphCase("space between lines, not behind the last", "a\nb\nc", 16.187, 4.101, 70.861) {
      $0.lineSpacing = 5
    },
    ParagraphCase("space in one line", "a", 16.187, 4.101, 20.287) { $0.lineSpacing = 5 },
    // 1.5 × 20.287 = 30.431, of which 10.144 are above the letters.
    ParagraphCase("half as high again", "a\nb", 26.330, 4.101, 60.861) {
      $0.lineHeightMultiple = 1.5
    },
    // 0.8 × 20.287 = 16.230: 4.057 less above the letters.
    ParagraphCase("lower than the font", "a\nb", 12.129, 4.101, 32.459) {
      $0.lineHeightMultiple = 0.8
    },
    ParagraphCase("at least 30 high", "a\nb", 25.899, 4.101, 60) { $0.minimumLineHeight = 30 },
    ParagraphCase("at least 10 high", "a\nb", 16.187, 4.101, 40.574) { $0.minimumLineHeight = 10 },
    ParagraphCase("at most 18 high", "a\nb", 13.899, 4.101, 36) { $0.maximumLineHeight = 18 },
    ParagraphCase("exactly 24 high", "a\nb", 19.899, 4.101, 48) {
      $0.minimumLineHeight = 24
      $0.maximumLineHeight = 24
    },
    ParagraphCase("twice as high, 32 at most", "a", 27.899, 4.101, 32) {
      $0.lineHeightMultiple = 2
      $0.maximumLineHeight = 32
    },
    ParagraphCase("space behind paragraphs", "a\nb\nc", 16.187, 4.101, 76.861) {
      $0.paragraphSpacing = 8
    },
    ParagraphCase("space before paragraphs", "a\nb\nc", 16.187, 4.101, 66.861) {
      $0.paragraphSpacingBefore = 3
    },
    // The body style: 22 between baselines, 1.713 more than the line height.
    ParagraphCase("of a text style", "a\nb\nc", font: .body, 16.187, 4.101, 64.287) { _ in },
    ParagraphCase("one of a text style", "a", font: .body, 16.187, 4.101, 20.287) { _ in },
    ParagraphCase(
      "of a text style with space between", "a\nb\nc", font: .body, 16.187, 4.101, 74.287
    ) {
      $0.lineSpacing = 5
    },
    ParagraphCase("of a text style, exactly 24 high", "a\nb", font: .body, 19.899, 4.101, 48) {
      $0.minimumLineHeight = 24
      $0.maximumLineHeight = 24
    },
    ParagraphCase("of a text style, at most 18 high", "a\nb", font: .body, 13.899, 4.101, 36) {
      $0.maximumLineHeight = 18
    },
    // 1.5 × 20.287 = 30.431, and the next baseline 1.5 × 22 below.
    ParagraphCase("of a text style, half as high again", "a\nb", font: .body, 26.330, 4.101, 63.431)
    {
      $0.lineHeightMultiple = 1.5
    },
    // The width of four letters breaks "aaaa bbbb" in two: lines of one paragraph, then another.
    ParagraphCase(
      "space behind a paragraph of two lines", "mmmm mmmm\nm", width: 75, 16.187, 4.101, 78.861
    ) {
      $0.lineSpacing = 5
      $0.paragraphSpacing = 8
    },
  ]

  /// The gap below a line is that of its font with the greatest: 1.713 of the style, 0 of 20 points.
  @Test("in several fonts have the largest space of a text style below them")
  func mixedFonts() throws {
    let measurer = try TestFonts.renderer().measurer
    let content = TextContent(
      runs: [("a", .system(20), 0), ("a\nb", .body, 0)], font: .body, lines: 0)
    // The first line is 23.867 high, the second 20.287.
    #expect(
      abs(measurer.extent(of: content, width: nil).size.height.value - 45.867) < 0.0015)
  }

  @Test("have baselines as far apart as the leading, where they are drawn")
  func baselines() throws {
    let shaper = try TextShaper(library: TestFonts.library())
    let content = TextContent("a\nb\nc", font: .body, lines: 0)
    let baselines = try shaper.lines(of: content, width: 100).lines.map(\.box.baseline)
    #expect(zip(baselines, baselines.dropFirst()).allSatisfy { abs($1 - $0 - 22) < 1e-9 })
  }

  /// Frames of labels in Interface Builder are wider than the longest line by the space after it.
  @Test("are as wide as the longest with the space at which it breaks, if there is room")
  func breakSpace() throws {
    let measurer = try TestFonts.renderer().measurer
    func width(_ text: String, upTo limit: Points? = nil) -> Points {
      let content = TextContent(
        text, font: .system(17), lines: 0, lineBreak: .byWordWrapping)
      return measurer.extent(of: content, width: limit).layoutWidth
    }
    let (line, space) = (width("mmmm"), width(" "))
    #expect(width("mmmm mm", upTo: line + 20) == line + space)
    #expect(width("mmmm mm", upTo: line + 1) == line + 1)
    // No space at the end of the text, at a line end and inside a word.
    #expect(width("mm mmmm", upTo: line + 20) == line)
    #expect(width("mmmm\nmm", upTo: line + 20) == line)
    #expect(width("mmmm-mm", upTo: width("mmmm-")) == width("mmmm-"))
  }

  @Test(
    "break at several spaces as at one, because spaces at a line's end hang",
    arguments: [
      ("mm mmmm     mm", ["mm mmmm", "mm"]), ("mm mmmm  \nmm", ["mm mmmm  ", "mm"]),
      ("mm mmmm \nmm", ["mm mmmm ", "mm"]), ("mm mmmm \tmm", ["mm mmmm \t", "mm"]),
    ])
  func hangingSpaces(_ text: String, _ expected: [String]) throws {
    let shaper = try TextShaper(library: TestFonts.library())
    func lines(_ text: String, _ width: Double?) throws -> ShapedText {
      let content = TextContent(
        text, font: .system(17), lines: 0, lineBreak: .byWordWrapping)
      return try shaper.lines(of: content, width: width)
    }
    let letters = try lines("mm mmmm", nil).width
    let shaped = try lines(text, letters + 1)
    #expect(shaped.lines.map { $0.stretches.map(\.string).joined() } == expected)
    #expect(!shaped.isTruncated)
    let first = try #require(shaped.lines.first)
    // Spaces at a paragraph's end count, as the caret is behind them.
    if !first.endsParagraph {
      #expect(abs(first.width - first.trailingSpace - letters) < 0.01)
    }
    #expect(first.width <= letters + 1.002)
  }

  @Test("have the room that the style gives", arguments: rows)
  func extent(_ row: ParagraphCase) throws {
    let measurer = try TestFonts.renderer().measurer
    let extent = measurer.extent(of: row.content, width: row.width)
    #expect(abs(extent.firstBaseline.value - row.first) < 0.001)
    #expect(abs(extent.lastDescent.value - row.last) < 0.001)
    #expect(abs(extent.size.height.value - row.height) < 0.0015)
  }

  static let indented: [(first: Double, others: Double, lines: [String])] = [
    (20, 0, ["mm mm", "mm mm mm", "mm"]), (0, 20, ["mm mm mm", "mm mm", "mm"]),
    (12, 30, ["mm mm", "mm mm", "mm mm"]),
  ]

  /// Three of the words and the spaces between take more than 88 points and less than 100, two
  /// less than 70.
  @Test("begin as far in as the style says, which takes room", arguments: indented)
  func indents(_ first: Double, _ others: Double, _ lines: [String]) throws {
    let shaper = try TextShaper(library: TestFonts.library())
    var content = TextContent("mm mm mm mm mm mm", font: .system(17), lines: 0)
    content.paragraph.firstLineHeadIndent = Points(first)
    content.paragraph.headIndent = Points(others)
    let text = try shaper.lines(of: content, width: 100)
    #expect(text.lines.map { $0.stretches.map(\.string).joined() } == lines)
    #expect(text.lines.map(\.indent) == [first, others, others])
    #expect(text.lines.allSatisfy { $0.extent <= 100.002 })
  }

  @Test("are as wide as the indent and the line together")
  func indentedWidth() throws {
    let measurer = try TestFonts.renderer().measurer
    var content = TextContent("Hello", font: .system(17), lines: 0)
    let bare = measurer.extent(of: content, width: nil).size.width
    content.paragraph.firstLineHeadIndent = 24
    let size = measurer.extent(of: content, width: nil).size
    #expect(size.width == bare + 24)
    #expect(measurer.extent(of: content, width: size.width).lineCount == 1)
  }
}

/// A text in 17 points and the room that it takes, in points.
struct ParagraphCase: CustomTestStringConvertible {
  let testDescription: String
  let content: TextContent
  let width: Points?
  let first: Double
  let last: Double
  let height: Double

  init(
    _ name: String, _ text: String, font: FontDescription = .system(17), width: Points? = nil,
    _ first: Double, _ last: Double, _ height: Double, _ change: (inout ParagraphStyle) -> Void
  ) {
    testDescription = name
    var content = TextContent(text, font: font, lines: 0, lineBreak: .byWordWrapping)
    change(&content.paragraph)
    self.content = content
    self.width = width
    (self.first, self.last, self.height) = (first, last, height)
  }
}

extension FontDescription {
  /// The font of the body style at the default text size.
  fileprivate static let body = FontDescription(size: 17, leading: 22)
}
