import AutoLayout
import Devices
import Geometry
import Graphics
import TestSupport
import Testing

@testable import ViewKinds

@Suite("A text field")
struct TextFieldTests {
  struct SizeCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var values: KeyValues
    let width: Points
    let height: Points
  }

  @Test(
    "is sized by its text, or else its placeholder",
    arguments: [
      SizeCase(
        testDescription: "rounded at 17 points", values: [TextKeys.text("x")],
        width: 301.0 / 3 + 14, height: 34),
      SizeCase(
        testDescription: "rounded at 14 points",
        values: [TextKeys.text("x"), TextKeys.font(.system(14))], width: 301.0 / 3 + 14,
        height: 34),
      SizeCase(
        testDescription: "rounded at 28 points",
        values: [TextKeys.text("x"), TextKeys.font(.system(28))], width: 301.0 / 3 + 14,
        height: 46),
      SizeCase(
        testDescription: "the placeholder alone", values: [TextKeys.placeholder("x")],
        width: 301.0 / 3 + 14, height: 34),
      SizeCase(testDescription: "empty", values: [], width: 14, height: 34),
      SizeCase(
        testDescription: "without a border",
        values: [TextKeys.text("x"), TextFieldKind.borderStyle(.none)], width: 301.0 / 3,
        height: 22),
      SizeCase(
        testDescription: "with a line around it",
        values: [TextKeys.text("x"), TextFieldKind.borderStyle(.line)], width: 301.0 / 3 + 4,
        height: 22),
      SizeCase(
        testDescription: "without a border, with insets",
        values: [TextKeys.text("x"), TextFieldKind.borderStyle(.none), given],
        width: 301.0 / 3 + 20, height: 30),
    ])
  func size(_ row: SizeCase) throws {
    let field = TextFieldKind(row.values, traits: try .phone())
    let size = field.size(
      atWidth: nil, measuring: SystemLineText(width: 100.1), on: try .scale(3))
    #expect(size == IntrinsicSize(width: row.width, height: row.height))
  }

  private static let given = TextFieldKind.contentInsets(
    DirectionalInsets(top: 6, leading: 12, bottom: 2, trailing: 8))

  // The line is 17 high with its baseline at 11.5 below its top in the middle of 34: 20. Between
  // insets of 6 and 2 the middle is 2 points lower.
  @Test("has its line's baseline in the middle between its insets")
  func insetBaselines() throws {
    let field = TextFieldKind([TextKeys.text("abc"), Self.given], traits: try .phone())
    let baselines = field.baselines(
      in: Size(width: 100, height: 34), measuring: FixedMetricsText(), on: try .scale(3))
    #expect(baselines == Baselines(first: 22, last: 12))
  }

  @Test(
    "draws its text between its insets, mirrored in right-to-left",
    arguments: [
      (LayoutDirection.leftToRight, "natural (22, 34, 80, 10)"),
      (.rightToLeft, "natural rtl (18, 34, 80, 10)"),
    ])
  func insets(_ direction: LayoutDirection, _ place: String) throws {
    let fixture = KindFixture(traits: try .phone(.light, direction))
    let field = TextFieldKind(
      [TextKeys.text("abc"), TextFieldKind.borderStyle(.none), Self.given],
      traits: fixture.traits)
    #expect(
      fixture.draw(field, in: Rect(x: 10, y: 20, width: 100, height: 34))
        .contains(place))
  }

  @Test("has its line's baseline in the middle, text or no text", arguments: ["", "abc"])
  func baselines(_ text: String) throws {
    let field = TextFieldKind([TextKeys.text(text)], traits: try .phone())
    let baselines = field.baselines(
      in: Size(width: 100, height: 34), measuring: FixedMetricsText(), on: try .scale(3))
    #expect(baselines == Baselines(first: 20, last: 14))
  }

  struct Look: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var values: KeyValues
    let text: String

    init(_ name: String, _ values: KeyValues, _ text: String) {
      testDescription = name
      self.values = values
      self.text = text
    }
  }

  private static let border = "stroke #CCCCCC 0.333 rounded 4.833 (10.167, 20.167, 99.667, 33.667)"

  @Test(
    "is drawn with its border, then its text 7 points inside",
    arguments: [
      Look(
        "text", [TextKeys.text("abc"), TextKeys.placeholder("no")],
        border + "\n" + #"text "abc" 17 #000000 natural (17, 32, 86, 10)"#),
      Look(
        "placeholder", [TextKeys.placeholder("abc")],
        border + "\n" + #"text "abc" 17 #3C3C434C natural (17, 32, 86, 10)"#),
      Look("nothing", [], border),
      // Half a point within its frame, and then 1 point within that line.
      Look(
        "with a sunken border", [TextFieldKind.borderStyle(.bezel)],
        """
        stroke #8E8E93 1 rect (10.5, 20.5, 99, 33)
        stroke #8E8E9366 1 M11.5,52.5 L11.5,21.5 L108.5,21.5
        """),
      Look(
        "without a border", [TextKeys.text("abc"), TextFieldKind.borderStyle(.none)],
        #"text "abc" 17 #000000 natural (10, 32, 100, 10)"#),
      Look(
        "editing", [TextKeys.text("abc"), TextKeys.editing(true)],
        border + "\n" + """
          text "abc" 17 clip #000000 natural (17, 32, 86, 10)
          fill #426BF2 rounded 1 (46, 31.333, 2, 11.667)
          """),
      Look(
        "editing nothing", [TextKeys.placeholder("abc"), TextKeys.editing(true)],
        border + "\n" + """
          text "abc" 17 #3C3C434C natural (17, 32, 86, 10)
          fill #426BF2 rounded 1 (16, 31.333, 2, 11.667)
          """),
      Look(
        "editing more than fits: the end shows",
        [TextKeys.text("abcdefghij"), TextKeys.editing(true)],
        border + "\n" + """
          group clip rect (17, 32, 86, 10)
            text "abcdefghij" 17 clip #000000 natural (3, 32, 100, 10)
          fill #426BF2 rounded 1 (102, 31.333, 2, 11.667)
          """),
      Look(
        "editing with the caret before the second character",
        [TextKeys.text("abc"), TextKeys.editing(true), TextKeys.selection([1, 0])],
        border + "\n" + """
          text "abc" 17 clip #000000 natural (17, 32, 86, 10)
          fill #426BF2 rounded 1 (26, 31.333, 2, 11.667)
          """),
      // The bar is 1 longer than the line at both ends. The disc is 11 wide and 1 inside the line.
      Look(
        "editing with a selection that ends with the text",
        [TextKeys.text("abc"), TextKeys.editing(true), TextKeys.selection([1, 9])],
        border + "\n" + """
          text "abc" 17 clip #000000 natural (17, 32, 86, 10)
          fill #0054A633 rect (27, 32, 20, 10)
          fill #146FE1 rect (26, 31, 2, 12)
          fill #146FE1 ellipse (21.5, 22, 11, 11)
          fill #146FE1 rect (46, 31, 2, 12)
          fill #146FE1 ellipse (41.5, 41, 11, 11)
          """),
      Look(
        "more than fits with the caret at the start: the start shows",
        [TextKeys.text("abcdefghij"), TextKeys.editing(true), TextKeys.selection([0, 0])],
        border + "\n" + """
          group clip rect (17, 32, 86, 10)
            text "abcdefghij" 17 clip #000000 natural (17, 32, 100, 10)
          fill #426BF2 rounded 1 (16, 31.333, 2, 11.667)
          """),
      Look(
        "a selection while nobody edits", [TextKeys.text("abc"), TextKeys.selection([0, 3])],
        border + "\n" + #"text "abc" 17 #000000 natural (17, 32, 86, 10)"#),
    ])
  func look(_ row: Look) throws {
    let fixture = KindFixture(traits: try .phone())
    let field = TextFieldKind(row.values, traits: fixture.traits)
    #expect(fixture.draw(field, in: Rect(x: 10, y: 20, width: 100, height: 34)) == row.text)
  }

  struct CaretCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let alignment: TextAlignment
    let direction: LayoutDirection
    let x: Points

    init(
      _ name: String, _ text: String, _ alignment: TextAlignment, _ direction: LayoutDirection,
      x: Points
    ) {
      testDescription = name
      self.text = text
      self.alignment = alignment
      self.direction = direction
      self.x = x
    }
  }

  @Test(
    "has its caret after the text, in a box from 0 to 100",
    arguments: [
      CaretCase("left", "abc", .natural, .leftToRight, x: 29),
      CaretCase("no letters", "123", .natural, .leftToRight, x: 29),
      CaretCase("right", "abc", .right, .leftToRight, x: 99),
      CaretCase("centre", "abc", .center, .leftToRight, x: 64),
      CaretCase("Latin text in Arabic surroundings", "abc", .natural, .rightToLeft, x: 99),
      CaretCase("Hebrew text in Hebrew surroundings", "אבג", .natural, .rightToLeft, x: 69),
      CaretCase("empty in Arabic surroundings", "", .natural, .rightToLeft, x: 99),
      CaretCase("empty", "", .natural, .leftToRight, x: -1),
    ])
  func caret(_ row: CaretCase) throws {
    let caret = Caret(
      after: TextContent(row.text, font: .system(17)), ofWidth: Points(row.text.count * 10),
      in: Rect(x: 0, y: 12, width: 100, height: 10), alignment: row.alignment,
      direction: row.direction, lineHeight: 10, on: try .scale(3))
    #expect(caret.frame == Rect(x: row.x, y: 34.0 / 3, width: 2, height: 35.0 / 3))
  }

  @Test("has a caret as high as in screenshots", arguments: [(13.0, 52), (14.0, 56)])
  func caretHeight(_ font: Double, _ pixels: Int) throws {
    let caret = Caret(
      after: TextContent("x", font: .system(Points(font))), ofWidth: 10,
      in: Rect(x: 0, y: 0, width: 100, height: 20), alignment: .left, direction: .leftToRight,
      lineHeight: SystemLineText(width: 10).lineHeight(of: .system(Points(font))),
      on: try .scale(3))
    #expect(caret.frame.height == Points(Double(pixels) / 3))
  }

  @Test("fills its rounded shape, white or black, whatever the view's own corners")
  func background() throws {
    let fixture = KindFixture(traits: try .phone(.dark))
    let field = TextFieldKind([], traits: fixture.traits)
    var list = DisplayList()
    field.drawBackground(
      try #require(field.defaultBackground),
      in: fixture.context(Rect(x: 0, y: 0, width: 100, height: 34)), into: &list)
    #expect(list.description == "fill #000000 rounded 5 (0, 0, 100, 34)")
  }
}
