import Diagnostics
import Geometry
import Graphics
import Testing

@testable import Matching

@Suite("A recursive description")
struct DescriptionReaderTests {
  private func read(_ text: String) throws -> AppDump {
    let (dump, diagnostics) = AppDump.read(Array(text.utf8), file: "a.txt")
    return try #require(dump, "\(diagnostics.map(\.message.text))")
  }

  @Test("is read without addresses, with frames in the window")
  func plain() throws {
    let dump = try read(
      """
      <UIView; frame = (0 0; 360 700); autoresize = W+H; layer = <CALayer>>
         | <UIStackView; frame = (20 50.5; 320 90); layer = <CATransformLayer>>
         |    | <UILabel; frame = (4 6; 80.3333 21); text = 'Bread'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
         | <UISwitch; frame = (250 300; 51 31); hidden = YES; opaque = NO; layer = <CALayer>>

      """)
    #expect(dump.views.map(\.className) == ["UIView", "UIStackView", "UILabel", "UISwitch"])
    #expect(dump.views.map(\.parent) == [nil, 0, 1, 0])
    #expect(dump.views.map(\.isHidden) == [false, false, false, true])
    #expect(dump.views[2].text == DumpedText("Bread"))
    #expect(dump.views[2].frame == Rect(x: 24, y: 56.5, width: 80.3333, height: 21))
    #expect(dump.views[2].span == SourceSpan(file: "a.txt", line: 3, column: 11))
    #expect(dump.screen.size == Size(width: 360, height: 700))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let line: String
    let className: String
    var baseClass: String?
    var identifier: String?
    var text: DumpedText?

    init(
      _ description: String, _ line: String, _ className: String, base: String? = nil,
      identifier: String? = nil, text: DumpedText? = nil
    ) {
      testDescription = description
      self.line = line
      self.className = className
      baseClass = base
      self.identifier = identifier
      self.text = text
    }
  }

  static let cases = [
    Case(
      "an address", "<UIView: 0x7f9d2a40; frame = (1 2; 3 4); layer = <CALayer: 0x60>>", "UIView"),
    Case(
      "a module", "<Shop.CartView: 0x1; baseClass = UIControl; frame = (1 2; 3 4)>", "CartView",
      base: "UIControl"),
    Case(
      "generics", "<Shop.Card<Swift.Int, Shop.Row>: 0x1; baseClass = UIView; frame = (1 2; 3 4)>",
      "Card", base: "UIView"),
    Case(
      "a name of the Objective-C runtime",
      "<_TtC4Shop8CartView: 0x1; baseClass = UIView; frame = (1 2; 3 4)>", "CartView",
      base: "UIView"),
    Case(
      "gesture recognizers",
      "<UIView: 0x1; frame = (1 2; 3 4); gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0x3>>",
      "UIView"),
    Case(
      "an image behind the bracket",
      "<UIImageView: 0x1; frame = (1 2; 3 4); image = <UIImage:0x2 named(main: leaf) {24, 24}>; layer = <CALayer: 0x3>> - (null)",
      "UIImageView"),
    Case(
      "quotes in a text",
      "<UILabel; frame = (1 2; 3 4); text = 'It's Mo's; 'ok''; layer = <CALayer>>", "UILabel",
      text: DumpedText("It's Mo's; 'ok'")),
    Case(
      "brackets in a text", "<UILabel; frame = (1 2; 3 4); text = 'a > b; <c>'; tag = 3>",
      "UILabel", text: DumpedText("a > b; <c>")),
    Case(
      "lines in a text", "<UILabel; frame = (1 2; 3 4); text = 'one\n\n | two'; alpha = 0.5>",
      "UILabel", text: DumpedText("one\n\n | two")),
    Case(
      "a cut text", "<UILabel; frame = (1 2; 3 4); text = 'A long stor...'; alpha = 0.5>",
      "UILabel", text: DumpedText("A long stor", isCut: true)),
    Case(
      "dots in place of a text", "<UILabel; frame = (1 2; 3 4); text = '…'>", "UILabel",
      text: DumpedText("…")),
    Case(
      "three dots in place of a text", "<UILabel; frame = (1 2; 3 4); text = '...'>", "UILabel",
      text: DumpedText("...")),
    Case(
      "a text at the end", "<UILabel; frame = (1 2; 3 4); text = 'End'>", "UILabel",
      text: DumpedText("End")),
    Case(
      "an identifier",
      "<UIView; frame = (1 2; 3 4); accessibilityIdentifier = 'cart.total'; layer = <CALayer>>",
      "UIView", identifier: "cart.total"),
    Case("Windows line ends", "<UIView; frame = (1 2; 3 4)>\r\n", "UIView"),
    Case(
      "a prompt of the debugger", "(lldb) po view\n<UIView; frame = (1 2; 3 4)>\n\n(lldb) ",
      "UIView"),
  ]

  @Test("may have", arguments: cases)
  func variant(_ row: Case) throws {
    let view = try #require(try read(row.line).views.first)
    #expect(view.className == row.className)
    #expect(view.baseClass == row.baseClass)
    #expect(view.identifier == row.identifier)
    #expect(view.text == row.text)
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    "says which views draw nothing",
    arguments: [
      ("alpha = 0", true), ("hidden = YES", true), ("alpha = 0.01", false), ("hidden = NO", false),
    ])
  func hidden(value: String, isHidden: Bool) throws {
    let dump = try read("<UIView; frame = (1 2; 3 4); \(value); layer = <CALayer>>")
    #expect(dump.views.map(\.isHidden) == [isHidden])
  }

  @Test(
    "has transforms of the plane and of space",
    arguments: [
      (
        "transform = [0, 1, -1, 0, 5, -2.5]",
        Transform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: -2.5)
      ),
      ("transform = [1, 0, 0, 1, 0, 0]", nil), ("tag = 3", nil),
      (
        "transform3D = [2, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 7, 0, 0, 1]",
        Transform(a: 2, b: 0, c: 0, d: -1, tx: 7, ty: 0)
      ),
    ] as [(String, Transform?)])
  func transform(value: String, transform: Transform?) throws {
    let dump = try read("<UIView; frame = (1 2; 3 4); \(value); layer = <CALayer>>")
    #expect(dump.views.map(\.transform) == [transform])
  }

  @Test("places the views of a scrolled view where they are seen")
  func scrolled() throws {
    let dump = try read(
      """
      <UIScrollView: 0x1; frame = (0 100; 320 400); contentOffset: {0, 60}; contentSize: {320, 900}; adjustedContentInset: {0, 0, 0, 0}>
         | <UIView: 0x2; frame = (10 200; 50 50); layer = <CALayer: 0x3>>
         | <UIView: 0x4; frame = (0 0; 9 9); bounds = (5 7; 9 9); layer = <CALayer: 0x3>>
         |    | <UIView: 0x5; frame = (6 8; 1 1); layer = <CALayer: 0x3>>
      """)
    #expect(dump.views[1].frame == Rect(x: 10, y: 240, width: 50, height: 50))
    #expect(dump.views[3].frame == Rect(x: 1, y: 41, width: 1, height: 1))
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let rule: String
    let line: Int

    init(_ description: String, _ text: String, _ rule: String, line: Int) {
      testDescription = description
      self.text = text
      self.rule = rule
      self.line = line
    }
  }

  static let root = "<UIView; frame = (0 0; 10 10)>"
  static let mistakes = [
    Mistake("an empty file", " \n\n", "emptyDump", line: 1),
    Mistake("another text", "hello\nworld", "noViews", line: 1),
    Mistake("controllers", "<UINavigationController>, state: appeared", "noViews", line: 1),
    Mistake("bytes", "\u{0}\u{1}\u{2}", "emptyDump", line: 1),
    Mistake(
      "a cut line", "\(root)\n   | <UILabel; frame = (0 0; 1 1); text = 'Hel", "cutView", line: 2),
    Mistake("a cut frame", "\(root)\n   | <UILabel; frame = (0 0; 1", "cutView", line: 2),
    Mistake("a cut class", "\(root)\n   | <UILab", "cutView", line: 2),
    Mistake("a view without frame", "\(root)\n   | <UILabel; tag = 3>", "noFrame", line: 2),
    Mistake(
      "a missing level", "\(root)\n   |    | <UILabel; frame = (0 0; 1 1)>", "missingLevel", line: 2
    ),
    Mistake("another line behind", "\(root)\n\nTest passed", "notAView", line: 3),
    Mistake("other words on the line", "\(root) and more", "notAView", line: 1),
  ]

  @Test("is refused with", arguments: mistakes)
  func mistake(_ row: Mistake) {
    let (dump, diagnostics) = AppDump.read(Array(row.text.utf8), file: "a.txt")
    #expect(dump == nil)
    #expect(diagnostics.map(\.message.rule) == [row.rule])
    #expect(diagnostics.first?.span?.line == row.line)
  }

  @Test(
    "leaves out views whose frame is on no screen, with a warning",
    arguments: [
      "(nan 0; 1 1)", "(0 inf; 1 1)", "(0 0; 1.79769e+308 1)", "(0 0; 1000001 1)", "(0 0; 1)",
      "(a b; c d)",
    ])
  func noPlace(_ frame: String) throws {
    let text = """
      \(Self.root)
         | <UILabel; frame = \(frame); text = 'x'>
         |    | <UIView; frame = (1 1; 1 1)>
         | <UIView; frame = (2 2; 1 1)>
      """
    let (dump, diagnostics) = AppDump.read(Array(text.utf8), file: "a.txt")
    #expect(diagnostics.map(\.message.rule) == ["noPlace"])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.first?.span?.line == 2)
    #expect(try #require(dump).views.map { $0.frame == nil } == [false, true, true, false])
  }

  @Test("lists at most twenty errors")
  func many() {
    let lines = Array(repeating: "   |    |    | <UIView; frame = (0 0; 1 1)>", count: 500)
    let text = Self.root + "\n" + lines.joined(separator: "\n")
    let (_, diagnostics) = AppDump.read(Array(text.utf8), file: "a.txt")
    #expect(diagnostics.count == 20)
  }
}
