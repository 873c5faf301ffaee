import AutoLayout
import Devices
import Geometry
import Graphics
import TestSupport
import Testing

@testable import ViewKinds

@Suite("A label")
struct LabelTests {
  struct LineHeight: CustomTestStringConvertible, Sendable {
    let size: Points
    let at2x: Points
    let at3x: Points
    var testDescription: String { "\(size) pt" }
  }

  @Test(
    "is as high as a line of the system font, rounded up to the pixel",
    arguments: [
      LineHeight(size: 11, at2x: 13.5, at3x: 40.0 / 3),
      LineHeight(size: 12, at2x: 14.5, at3x: 43.0 / 3),
      LineHeight(size: 13, at2x: 16, at3x: 47.0 / 3),
      LineHeight(size: 15, at2x: 18, at3x: 18),
      LineHeight(size: 16, at2x: 19.5, at3x: 58.0 / 3),
      LineHeight(size: 17, at2x: 20.5, at3x: 61.0 / 3),
      LineHeight(size: 20, at2x: 24, at3x: 24),
      LineHeight(size: 22, at2x: 26.5, at3x: 79.0 / 3),
      LineHeight(size: 28, at2x: 33.5, at3x: 101.0 / 3),
      LineHeight(size: 34, at2x: 41, at3x: 122.0 / 3),
    ])
  func lineHeight(_ row: LineHeight) throws {
    let label = try label([TextKeys.attributedText(.plain("x")), TextKeys.font(.system(row.size))])
    let text = SystemLineText(width: 100)
    #expect(label.size(atWidth: nil, measuring: text, on: try .scale(2)).height == row.at2x)
    #expect(label.size(atWidth: nil, measuring: text, on: try .scale(3)).height == row.at3x)
  }

  @Test(
    "has its first base line an ascender down and its last a descender up, rounded in drawing only",
    arguments: [11.0, 12, 13, 15, 16, 17, 20, 22, 28, 34])
  func systemBaselines(_ size: Double) throws {
    let label = try label([
      TextKeys.attributedText(.plain("x")), TextKeys.font(.system(Points(size))),
      LabelKind.lines(0),
    ])
    for (width, lines) in [(90.0, 1.0), (190, 2), (290, 3)] {
      let text = SystemLineText(width: Points(width))
      let grid = try PixelGrid.scale(3)
      let own = label.size(atWidth: 100, measuring: text, on: grid)
      let height = try #require(own.height)
      let baselines = try #require(
        label.baselines(in: Size(width: 100, height: height), measuring: text, on: grid))
      // Ascender 1950 and descender 494 of 2048.
      #expect(abs(baselines.first.value - size * 1950 / 2048) < 1e-9)
      #expect(abs(baselines.last.value - size * 494 / 2048) < 1e-9)
      let exact = size * 2444 / 2048 * lines
      #expect(height.value >= exact - 1e-6 && height.value < exact + 1.0 / 3)
    }
  }

  @Test("rounds the height of several lines once")
  func severalLines() throws {
    let label = try label([TextKeys.attributedText(.plain("x")), LabelKind.lines(0)])
    func height(_ width: Points, _ scale: Int) throws -> Points? {
      let text = SystemLineText(width: width)
      return label.size(atWidth: 358, measuring: text, on: try .scale(scale)).height
    }
    #expect(try height(500, 2) == 41)
    #expect(try height(900, 2) == 61)
    #expect(try height(500, 3) == 122.0 / 3)
  }

  struct Wrapping: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var lines = 0
    var preferred: Points = 0
    let atWidth: Points?
    let size: Size
  }

  @Test(
    "of 500 points wraps at its solved width",
    arguments: [
      Wrapping(
        testDescription: "the first pass is one long line", atWidth: nil,
        size: Size(width: 500, height: 61.0 / 3)),
      Wrapping(
        testDescription: "two lines at 358", atWidth: 358, size: Size(width: 358, height: 122.0 / 3)
      ),
      Wrapping(
        testDescription: "one line at most", lines: 1, atWidth: 358,
        size: Size(width: 500, height: 61.0 / 3)),
      Wrapping(
        testDescription: "two lines at most", lines: 2, atWidth: 200,
        size: Size(width: 200, height: 122.0 / 3)),
      Wrapping(
        testDescription: "a preferred width beats the solved one", preferred: 250, atWidth: 400,
        size: Size(width: 250, height: 122.0 / 3)),
      Wrapping(
        testDescription: "a preferred width holds from the first pass", preferred: 250,
        atWidth: nil,
        size: Size(width: 250, height: 122.0 / 3)),
      Wrapping(
        testDescription: "a width of zero limits nothing", atWidth: 0,
        size: Size(width: 500, height: 61.0 / 3)),
    ])
  func wrapping(_ row: Wrapping) throws {
    let label = try label([
      TextKeys.attributedText(.plain("x")), LabelKind.lines(row.lines),
      LabelKind.preferredMaxLayoutWidth(row.preferred),
    ])
    let size = label.size(
      atWidth: row.atWidth, measuring: SystemLineText(width: 500), on: try .scale(3))
    #expect(size == IntrinsicSize(width: row.size.width, height: row.size.height))
  }

  @Test("is measured again at its width only where that may change its lines")
  func wraps() throws {
    #expect(try !label([]).wraps)
    #expect(try label([LabelKind.lines(0)]).wraps)
    #expect(try label([LabelKind.lines(3)]).wraps)
    #expect(
      try !label([LabelKind.lines(0), LabelKind.preferredMaxLayoutWidth(200)]).wraps)
  }

  @Test("without text has no extent and no baselines")
  func empty() throws {
    let label = try label([])
    let text = SystemLineText(width: 0)
    #expect(
      label.size(atWidth: nil, measuring: text, on: try .scale(3))
        == IntrinsicSize(width: 0, height: 0))
    #expect(
      label.baselines(in: Size(width: 0, height: 0), measuring: text, on: try .scale(3)) == nil)
  }

  @Test("has its baselines at the ascender and descender, and centres its lines in more room")
  func baselines() throws {
    let label = try label([TextKeys.attributedText(.plain("abc"))])
    func baselines(_ height: Points) throws -> Baselines? {
      label.baselines(
        in: Size(width: 30, height: height), measuring: FixedMetricsText(), on: try .scale(3))
    }
    #expect(try baselines(10) == Baselines(first: 8, last: 2))
    #expect(try baselines(30) == Baselines(first: 18, last: 12))
  }

  struct Shrinking: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var width = 100.0
    var lines = 1
    var shrinks = true
    let factor: Double
    var text = "aaaaaaaaaa"
    let size: Points
    var frame = Rect(x: 0, y: 0, width: 100, height: 24)
  }

  /// The text is ten times as wide as its size: 200 points at 20.
  ///
  /// Its base line is 0.8 of the size down.
  @Test(
    "shrinks its text into its width where it may",
    arguments: [
      Shrinking(
        testDescription: "to the greatest quarter point that fits, on the same base line",
        factor: 0.25, size: 10, frame: Rect(x: 0, y: 10, width: 100, height: 10)),
      Shrinking(
        testDescription: "no further than it may, and then cut off", factor: 0.75, size: 15,
        frame: Rect(x: 0, y: 6, width: 100, height: 15)),
      Shrinking(testDescription: "not by a factor of 0", factor: 0, size: 20),
      Shrinking(testDescription: "not where it must not", shrinks: false, factor: 0.5, size: 20),
      Shrinking(
        testDescription: "not where it fits", width: 200, factor: 0.5, size: 20,
        frame: Rect(x: 0, y: 0, width: 200, height: 24)),
      Shrinking(
        testDescription: "not where two lines hold it", lines: 2, factor: 0.25, size: 20),
      Shrinking(
        testDescription: "not for letters behind a line break", factor: 0.25, text: "aaaa\naaaaa",
        size: 20, frame: Rect(x: 0, y: 0, width: 100, height: 24)),
    ])
  func shrinking(_ row: Shrinking) throws {
    let label = try label([
      TextKeys.attributedText(.plain(row.text)), TextKeys.font(.system(20)),
      LabelKind.lines(row.lines),
      LabelKind.adjustsFontSizeToFitWidth(row.shrinks), LabelKind.minimumScaleFactor(row.factor),
    ])
    let text = SizedSquares()
    #expect(label.size(atWidth: nil, measuring: text, on: try .scale(3)).width == 200)
    let fixture = KindFixture(traits: try .phone())
    var context = fixture.context(
      Rect(x: 0, y: 0, width: Points(row.width), height: row.lines == 1 ? 24 : 40))
    context.text = text
    var list = DisplayList()
    label.draw(in: context, into: &list)
    guard case .text(let run) = list.items.first else { throw PixelGrid.UnknownScale() }
    #expect(run.content.font.size == row.size)
    if row.lines == 1 { #expect(run.frame == row.frame) }
  }

  /// Every character is a square of the font's size.
  struct SizedSquares: TextMeasuring {
    func lineHeight(of font: FontDescription) -> Points { font.size }

    func extent(of content: TextContent, width: Points?) -> TextExtent {
      let size = content.font.size
      let count = content.string.count
      let room = width.map { max(1, Int(($0.value / size.value).rounded(.down))) } ?? count
      let needed = content.lines == 1 ? 1 : (count - 1) / room + 1
      let lines = content.lines == 0 ? needed : min(needed, content.lines)
      return TextExtent(
        size: Size(width: size * Double(min(count, room)), height: size * Double(lines)),
        firstBaseline: size * 0.8, lastDescent: size * 0.2, lineCount: lines,
        isTruncated: count > room * lines)
    }
  }

  @Test("draws its text in its frame")
  func look() throws {
    let fixture = KindFixture(traits: try .phone(.dark, .rightToLeft))
    let label = LabelKind(
      [TextKeys.attributedText(.plain("Hi")), LabelKind.lines(2), TextKeys.alignment(.center)],
      traits: fixture.traits)
    #expect(
      fixture.draw(label, in: Rect(x: 16, y: 50, width: 100, height: 20))
        == #"text "Hi" 17 lines 2 #FFFFFF center rtl (16, 50, 100, 20)"#)
  }

  @Test(
    "draws each run in its own look, and what that leaves open in the label's", arguments: runLooks)
  func runs(_ row: RunLook) throws {
    let fixture = KindFixture(traits: try .phone())
    let values: KeyValues = [
      TextKeys.attributedText(
        .runs([
          [StyledText.text("Hi")],
          [
            StyledText.text("you"), StyledText.font(.system(20, .bold)),
            StyledText.color(RGBAColor(rgb: 0xFF0000)),
            StyledText.background(RGBAColor(rgb: 0xFFFF00)),
            StyledText.underline(true), StyledText.strikethrough(true),
            StyledText.strikethroughColor(RGBAColor(rgb: 0x0000FF)), StyledText.tracking(2),
            StyledText.baselineOffset(-3),
          ],
        ]))
    ]
    let label = LabelKind(values.merging(row.values), traits: fixture.traits)
    #expect(
      fixture.draw(label, in: Rect(x: 0, y: 0, width: 100, height: 20)) == row.drawing)
  }

  /// What else a label says, and how it is drawn.
  struct RunLook: CustomTestStringConvertible {
    let testDescription: String
    let values: KeyValues
    let drawing: String
  }

  private static let runLooks = [
    RunLook(
      testDescription: "nothing", values: [],
      drawing: ##"text "Hiyou" 17 #000000 natural ["Hi" 17 #000000] "##
        + ##"["you" 20 bold tracking 2 raised -3 #FF0000 on #FFFF00 "##
        + "underlined #FF0000 struck #0000FF] (0, 0, 100, 20)"),
    RunLook(
      testDescription: "a line and a colour",
      values: [LabelKind.underline(true), TextKeys.textColor(RGBAColor(rgb: 0x00FF00))],
      drawing: ##"text "Hiyou" 17 #00FF00 natural underlined "##
        + ##"["Hi" 17 #00FF00 underlined #00FF00] "##
        + ##"["you" 20 bold tracking 2 raised -3 #FF0000 on #FFFF00 "##
        + "underlined #FF0000 struck #0000FF] (0, 0, 100, 20)"),
    RunLook(
      testDescription: "that it does not count", values: [ControlKeys.enabled(false)],
      drawing: ##"text "Hiyou" 17 #3C3C434C natural ["Hi" 17 #3C3C434C] "##
        + ##"["you" 20 bold tracking 2 raised -3 #3C3C434C on #FFFF00 "##
        + "underlined #3C3C434C struck #3C3C434C] (0, 0, 100, 20)"),
    RunLook(
      testDescription: "a shadow",
      values: [LabelKind.shadowColor(RGBAColor(rgb: 0x808080)), ParagraphKeys.lineSpacing(4)],
      drawing: ##"text "Hiyou" 17 lineSpacing 4 #808080 natural ["Hi" 17 #808080] "##
        + ##"["you" 20 bold tracking 2 raised -3 #808080 underlined #808080 struck #808080] "##
        + "(0, -1, 100, 20)\n"
        + ##"text "Hiyou" 17 lineSpacing 4 #000000 natural ["Hi" 17 #000000] "##
        + ##"["you" 20 bold tracking 2 raised -3 #FF0000 on #FFFF00 "##
        + "underlined #FF0000 struck #0000FF] (0, 0, 100, 20)"),
  ]

  private func label(_ values: KeyValues) throws -> LabelKind {
    LabelKind(values, traits: try .phone())
  }
}
