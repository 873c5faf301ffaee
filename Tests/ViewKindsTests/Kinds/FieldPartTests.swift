import AutoLayout
import Devices
import Geometry
import Graphics
import TestSupport
import Testing

@testable import ViewKinds

@Suite("The parts of fields and controls")
struct FieldPartTests {
  private let frame = Rect(x: 0, y: 0, width: 200, height: 34)

  private func field(_ values: KeyValues) throws -> String {
    let fixture = KindFixture(traits: try .phone())
    let all = ([TextFieldKind.borderStyle(.none)] as KeyValues).merging(values)
    return fixture.draw(TextFieldKind(all, traits: fixture.traits), in: frame)
  }

  @Test("a secure field shows a dot for each character")
  func secure() throws {
    let text = try field([TextKeys.text("a b"), TextFieldKind.secure(true)])
    #expect(text == #"text "•••" 17 #000000 natural (0, 12, 200, 10)"#)
  }

  @Test("a field has its clear button when the mode says so, and never while it is empty")
  func clearButton() throws {
    func hasButton(_ mode: TextFieldKind.ClearButtonMode, text: String = "x", editing: Bool) throws
      -> Bool
    {
      try field([
        TextKeys.text(text), TextFieldKind.clearButtonMode(mode), TextKeys.editing(editing),
      ]).contains("evenOdd")
    }
    #expect(try hasButton(.always, editing: false))
    #expect(try hasButton(.whileEditing, editing: true))
    #expect(try !hasButton(.whileEditing, editing: false))
    #expect(try hasButton(.unlessEditing, editing: false))
    #expect(try !hasButton(.unlessEditing, editing: true))
    #expect(try !hasButton(.never, editing: true))
    #expect(try !hasButton(.always, text: "", editing: true))
  }

  @Test("a rounded field that is disabled is greyed under its text")
  func disabled() throws {
    let text = try field([
      TextKeys.text("x"), TextFieldKind.borderStyle(.roundedRect), ControlKeys.enabled(false),
    ])
    #expect(text.hasPrefix("fill #74748014 rounded 5 (0, 0, 200, 34)"))
    #expect(text.contains("#000000"))
  }

  struct LineCase: CustomTestStringConvertible, Sendable {
    let text: String
    let index: Int
    let last: String

    var testDescription: String { text.debugDescription }
  }

  /// Seven letters fit into a line.
  static let lines = [
    LineCase(text: "", index: 0, last: ""),
    LineCase(text: "abc", index: 0, last: "abc"),
    LineCase(text: "aaa bbb cc", index: 1, last: "cc"),
    LineCase(text: "aaaa bbbb", index: 1, last: "bbbb"),
    LineCase(text: "abc\n", index: 1, last: ""),
    LineCase(text: "abc\nde", index: 1, last: "de"),
  ]

  @Test("the last line of a text is what stands behind the last break", arguments: lines)
  func lastLine(_ row: LineCase) {
    let content = TextContent(row.text, font: .system(10), lines: 0, lineBreak: .byWordWrapping)
    let lines = TextLines(of: content, width: 70, measuring: FixedMetricsText())
    let line = lines.line(at: row.text.count)
    #expect(lines.top(of: line, in: content.font) == Points(Double(row.index) * 10))
    #expect(lines.text(of: line.range).string == row.last)
    #expect(lines.width(of: line) == Points(Double(row.last.count) * 10))
  }

  @Test("a text view that is edited has its caret behind the last word")
  func textViewCaret() throws {
    let fixture = KindFixture(traits: try .phone())
    let view = TextViewKind(
      [TextKeys.attributedText(.plain("aaa bbb cc")), TextKeys.editing(true)],
      traits: fixture.traits
    )
    // 80 less 5 at each side take seven letters; the second line is 10 lower, and its end at 25.
    let text = fixture.draw(view, in: Rect(x: 0, y: 0, width: 80, height: 60))
    #expect(text.hasSuffix("fill #426BF2 rounded 1 (24, 17.333, 2, 11.667)"))
  }

  struct SelectionCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let range: [Int]
    /// What is drawn after the text.
    let marks: String
  }

  /// What is marked in the lines "aaa bbb", "cc" and "d".
  ///
  /// A line has a width of 70 points and a height of 10. The text begins at (5, 8).
  static let selections = [
    SelectionCase(
      testDescription: "a part of one line", range: [4, 2],
      marks: """
        fill #0054A633 rect (45, 8, 20, 10)
        fill #146FE1 rect (44, 7, 2, 12)
        fill #146FE1 ellipse (39.5, -2, 11, 11)
        fill #146FE1 rect (64, 7, 2, 12)
        fill #146FE1 ellipse (59.5, 17, 11, 11)
        """),
    SelectionCase(
      testDescription: "two lines: the first is marked up to the side", range: [4, 5],
      marks: """
        fill #0054A633 rect (45, 8, 30, 10)
        fill #0054A633 rect (5, 18, 10, 10)
        fill #146FE1 rect (44, 7, 2, 12)
        fill #146FE1 ellipse (39.5, -2, 11, 11)
        fill #146FE1 rect (14, 17, 2, 12)
        fill #146FE1 ellipse (9.5, 27, 11, 11)
        """),
    SelectionCase(
      testDescription: "more than the text", range: [8, 99],
      marks: """
        fill #0054A633 rect (5, 18, 70, 10)
        fill #0054A633 rect (5, 28, 10, 10)
        fill #146FE1 rect (4, 17, 2, 12)
        fill #146FE1 ellipse (-0.5, 8, 11, 11)
        fill #146FE1 rect (14, 27, 2, 12)
        fill #146FE1 ellipse (9.5, 37, 11, 11)
        """),
    SelectionCase(
      testDescription: "three lines: all of the second is marked", range: [4, 8],
      marks: """
        fill #0054A633 rect (45, 8, 30, 10)
        fill #0054A633 rect (5, 18, 70, 10)
        fill #0054A633 rect (5, 28, 10, 10)
        fill #146FE1 rect (44, 7, 2, 12)
        fill #146FE1 ellipse (39.5, -2, 11, 11)
        fill #146FE1 rect (14, 27, 2, 12)
        fill #146FE1 ellipse (9.5, 37, 11, 11)
        """),
    SelectionCase(
      testDescription: "up to a line break: the end is in the next line", range: [8, 3],
      marks: """
        fill #0054A633 rect (5, 18, 70, 10)
        fill #146FE1 rect (4, 17, 2, 12)
        fill #146FE1 ellipse (-0.5, 8, 11, 11)
        fill #146FE1 rect (4, 27, 2, 12)
        fill #146FE1 ellipse (-0.5, 37, 11, 11)
        """),
    SelectionCase(
      testDescription: "up to where a line breaks: the end is in that line", range: [4, 4],
      marks: """
        fill #0054A633 rect (45, 8, 30, 10)
        fill #146FE1 rect (44, 7, 2, 12)
        fill #146FE1 ellipse (39.5, -2, 11, 11)
        fill #146FE1 rect (74, 7, 2, 12)
        fill #146FE1 ellipse (69.5, 17, 11, 11)
        """),
    SelectionCase(
      testDescription: "the caret in the second line", range: [9, 0],
      marks: "fill #426BF2 rounded 1 (14, 17.333, 2, 11.667)"),
    SelectionCase(
      testDescription: "the caret after the text", range: [99, 0],
      marks: "fill #426BF2 rounded 1 (14, 27.333, 2, 11.667)"),
  ]

  @Test("a text view marks the selected part of each line", arguments: selections)
  func selection(_ row: SelectionCase) throws {
    let fixture = KindFixture(traits: try .phone())
    let view = TextViewKind(
      [
        TextKeys.attributedText(.plain("aaa bbb cc\nd")), TextKeys.editing(true),
        TextKeys.selection(row.range),
      ], traits: fixture.traits)
    let text = fixture.draw(view, in: Rect(x: 0, y: 0, width: 80, height: 60))
    #expect(text.split(separator: "\n").dropFirst(2).joined(separator: "\n") == row.marks)
  }

  /// The frame of each selection in `aaa bbb ` and `cc`, from the line's top; characters are 10 wide.
  @Test(
    "a text view knows the frame of its selected text",
    arguments: [
      ([0, 3], Rect(x: 5, y: 8, width: 30, height: 10)),
      ([2, 5], Rect(x: 25, y: 8, width: 50, height: 10)),
      ([4, 6], Rect(x: 5, y: 8, width: 70, height: 20)),
      ([9, 0], Rect(x: 15, y: 18, width: 0, height: 10)),
    ])
  func selectionFrame(_ range: [Int], _ frame: Rect) throws {
    let fixture = KindFixture(traits: try .phone())
    let text = TextKeys.attributedText(.plain("aaa bbb cc\nd"))
    let selection = TextKeys.selection(range)
    let context = fixture.context(Rect(x: 0, y: 0, width: 80, height: 60))
    let edited = TextViewKind(
      [text, TextKeys.editing(true), selection], traits: fixture.traits)
    #expect(edited.selectionFrame(in: context) == frame)
    let resting = TextViewKind([text, selection], traits: fixture.traits)
    #expect(resting.selectionFrame(in: context) == nil)
  }

  /// The letters "ab אבג cd" of 10 points each: the Hebrew word is from 30 to 60, its first letter
  /// at its right end.
  struct MixedText: TextMeasuring {
    func lineHeight(of font: FontDescription) -> Points { 10 }
    func extent(of content: TextContent, width: Points?) -> TextExtent {
      FixedMetricsText().extent(of: content, width: width)
    }
    func mixedSides(of line: TextContent) -> [(start: Points, end: Points)]? {
      [(0, 10), (10, 20), (20, 30), (60, 50), (50, 40), (40, 30), (60, 70), (70, 80), (80, 90)]
    }
  }

  /// What is marked between the sides of each view, from the text's left end.
  static let mixedSelections: [(range: [Int], marks: [ClosedRange<Points>])] = [
    ([3, 1], [50...60]), ([4, 2], [30...50]), ([1, 3], [10...30, 50...60]), ([0, 9], [0...90]),
    // The caret is 2 points wide, and where a Latin letter would be.
    ([3, 0], [29...31]), ([4, 0], [49...51]), ([6, 0], [59...61]), ([9, 0], [89...91]),
  ]

  @Test("marks letters in both directions at their places", arguments: mixedSelections)
  func mixedSelection(_ range: [Int], _ marks: [ClosedRange<Points>]) throws {
    let fixture = KindFixture(traits: try .phone())
    let text = "ab \u{5D0}\u{5D1}\u{5D2} cd"
    let (editing, selection) = (TextKeys.editing(true), TextKeys.selection(range))
    let kinds: [(kind: any ViewKind, left: Points)] = [
      (
        TextViewKind(
          [TextKeys.attributedText(.plain(text)), editing, selection], traits: fixture.traits), 5
      ), (TextFieldKind([TextKeys.text(text), editing, selection], traits: fixture.traits), 7),
    ]
    for (kind, left) in kinds {
      var context = fixture.context(Rect(x: 0, y: 0, width: 200, height: 34))
      context.text = MixedText()
      var list = DisplayList()
      kind.draw(in: context, into: &list)
      let found = list.items.suffix(marks.count).compactMap { item -> ClosedRange<Points>? in
        guard case .fill(let path, _) = item, let bounds = path.bounds else { return nil }
        return bounds.minX - left...bounds.maxX - left
      }
      #expect(found == marks)
    }
  }

  // The field's text begins at 7 and its line is 10 high in the middle.
  @Test(
    "a field knows the frame of its selected text, within its own box",
    arguments: [([0, 2], 7.0, 20.0), ([2, 0], 27, 0), ([0, 99], 7, 46)])
  func fieldSelectionFrame(_ range: [Int], _ x: Double, _ width: Double) throws {
    let fixture = KindFixture(traits: try .phone())
    let field = TextFieldKind(
      [TextKeys.text("abcdefgh"), TextKeys.editing(true), TextKeys.selection(range)],
      traits: fixture.traits)
    let frame = try #require(
      field.selectionFrame(in: fixture.context(Rect(x: 0, y: 0, width: 60, height: 34))))
    #expect(frame.x == Points(x))
    #expect(frame.width == Points(width))
  }

  @Test("a label has its shadow under it and lines along its text")
  func label() throws {
    let fixture = KindFixture(traits: try .phone())
    let label = LabelKind(
      [
        TextKeys.attributedText(.plain("Hi")), LabelKind.shadowColor(RGBAColor(rgb: 0xFF0000)),
        LabelKind.underline(true),
        LabelKind.strikethrough(true),
      ], traits: fixture.traits)
    #expect(
      fixture.draw(label, in: Rect(x: 0, y: 0, width: 50, height: 20)) == """
        text "Hi" 17 #FF0000 natural underlined struck (0, -1, 50, 20)
        text "Hi" 17 #000000 natural underlined struck (0, 0, 50, 20)
        """)
  }

  @Test("a label that is disabled is greyed, whatever its colour")
  func disabledLabel() throws {
    let label = LabelKind(
      [TextKeys.textColor(.white), ControlKeys.enabled(false)], traits: try .phone())
    #expect(label.color == RGBAColor(rgb: 0x3C3C43, alpha: 0x4C))
  }

  @Test("a slider's pictures make its track shorter, from the leading side")
  func slider() throws {
    let fixture = KindFixture(traits: try .phone(.light, .rightToLeft))
    let image = ImageSource(path: "/a.png", size: Size(width: 20, height: 20))
    let slider = SliderKind(
      [SliderKind.minimumValueImage(image)], traits: fixture.traits)
    let text = fixture.draw(slider, in: Rect(x: 0, y: 0, width: 200, height: 30))
    // 2 and 28 less at the right; the picture 2 inside of it.
    #expect(text.contains("rounded 2 (2, 13, 168, 4)"))
    #expect(text.contains(#"image "a.png" (178, 5, 20, 20)"#))
  }

  @Test("segments are as wide as given, as what they show, or equal")
  func segments() throws {
    let fixture = KindFixture(traits: try .phone())
    func control(_ items: [KeyValues], apportions: Bool = false) -> SegmentedControlKind {
      SegmentedControlKind(
        [
          SegmentedControlKind.items(items),
          SegmentedControlKind.apportionsSegmentWidthsByContent(apportions),
        ], traits: fixture.traits)
    }
    func width(_ control: SegmentedControlKind) -> Points? {
      control.size(atWidth: nil, measuring: FixedMetricsText(), on: fixture.traits.grid).width
    }
    let (short, long): (KeyValues, KeyValues) = (
      [SegmentedControlKind.Segment.title("A")], [SegmentedControlKind.Segment.title("BCD")]
    )
    // 30 and 50 with a line between them, less 6 unless all widths are given.
    #expect(width(control([short, long])) == 95)
    #expect(width(control([short, long], apportions: true)) == 75)
    #expect(width(control([[SegmentedControlKind.Segment.width(100)], long])) == 145)
    let given: KeyValues = [SegmentedControlKind.Segment.width(100)]
    #expect(width(control([given, given])) == 201)
  }

  @Test("a search bar with scopes is 44 higher and shows them as segments under its field")
  func scopes() throws {
    let fixture = KindFixture(traits: try .phone())
    let bar = SearchBarKind(
      [
        SearchBarKind.scopeButtonTitles(["All", "New"]), SearchBarKind.searchBarStyle(.minimal),
      ], traits: fixture.traits)
    #expect(
      bar.content?.size(atWidth: nil, measuring: FixedMetricsText(), on: fixture.traits.grid)
        == IntrinsicSize(width: nil, height: 100))
    let text = fixture.draw(bar, in: Rect(x: 0, y: 0, width: 390, height: 100))
    #expect(text.contains("fill #7676801E rounded 8 (8, 60, 374, 32)"))
    #expect(text.contains(#""All" 13 semibold"#))
  }

  @Test("scroll indicators are dark or light by their style")
  func indicatorStyle() throws {
    func color(_ style: ScrollIndicators.Style?) throws -> RGBAColor {
      let values: KeyValues = style.map { [ScrollKeys.indicatorStyle($0)] } ?? []
      return ScrollIndicators(values, traits: try .phone(.dark)).color
    }
    #expect(try color(nil) == RGBAColor.white.withAlpha(89))
    #expect(try color(.black) == RGBAColor.black.withAlpha(89))
    #expect(try color(.white) == RGBAColor.white.withAlpha(89))
  }
}
