import AutoLayout
import Devices
import Geometry
import Graphics
import TestSupport
import Testing

@testable import ViewKinds

@Suite("A text view")
struct TextViewTests {
  struct Sized: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var text = "aaaa bbbb cccc"
    var scrolls = false
    let atWidth: Points?
    let width: Points?
    let height: Points?
  }

  /// Every character is 10 × 10 points.
  @Test(
    "is 10 wider and 16 higher than its text, and wraps 10 short of its width",
    arguments: [
      Sized(testDescription: "one line in the first pass", atWidth: nil, width: 150, height: 26),
      Sized(testDescription: "fits with its padding", atWidth: 150, width: 150, height: 26),
      Sized(testDescription: "a point too narrow", atWidth: 149, width: 100, height: 36),
      Sized(testDescription: "three lines", atWidth: 60, width: 50, height: 46),
      Sized(testDescription: "newlines", text: "a\nb\n", atWidth: nil, width: 20, height: 46),
      Sized(
        testDescription: "empty text has a line", text: "", atWidth: nil, width: 10, height: 26),
      Sized(
        testDescription: "no size where it scrolls", scrolls: true, atWidth: nil, width: nil,
        height: nil),
    ])
  func size(_ row: Sized) throws {
    let view = try view([
      TextKeys.attributedText(.plain(row.text)), TextViewKind.scrolls(row.scrolls),
    ])
    let size = view.size(
      atWidth: row.atWidth, measuring: FixedMetricsText(), on: try .scale(3))
    #expect(size == IntrinsicSize(width: row.width, height: row.height))
    #expect(view.wraps == !row.scrolls)
  }

  @Test("is as high as a line of 17 points and 16 more, rounded up to the pixel")
  func lineHeight() throws {
    let view = try view([
      TextKeys.attributedText(.plain("x")), TextViewKind.scrolls(false), TextKeys.font(.system(17)),
    ])
    let text = SystemLineText(width: 100)
    #expect(view.size(atWidth: nil, measuring: text, on: try .scale(2)).height == 36.5)
    let height = try #require(view.size(atWidth: nil, measuring: text, on: .scale(3)).height)
    #expect(abs(height.value - 109.0 / 3) < 1e-9)
  }

  @Test("has base lines where it does not scroll, from its text's top")
  func baselines() throws {
    let size = Size(width: 60, height: 80)
    let text = FixedMetricsText()
    let view = try view([TextKeys.attributedText(.plain("aaaa bbbb")), TextViewKind.scrolls(false)])
    let grid = try PixelGrid.scale(3)
    #expect(view.baselines(in: size, measuring: text, on: grid) == Baselines(first: 16, last: 54))
    let scrolling = try self.view([TextKeys.attributedText(.plain("aaaa bbbb"))])
    #expect(scrolling.baselines(in: size, measuring: text, on: grid) == nil)
  }

  @Test("draws its text from the top, 8 down and 5 in, on the system's background")
  func look() throws {
    let fixture = KindFixture(traits: try .phone(.dark, .rightToLeft))
    let view = TextViewKind([TextKeys.attributedText(.plain("Hi"))], traits: fixture.traits)
    #expect(
      fixture.draw(view, in: Rect(x: 16, y: 50, width: 100, height: 60))
        == #"text "Hi" 14 lines 0 wordWrap #FFFFFF natural top rtl (21, 58, 90, 44)"#)
    #expect(view.defaultBackground == RGBAColor(rgb: 0x000000))
    #expect(view.clipsSubviews)
    let empty = TextViewKind([], traits: fixture.traits)
    #expect(fixture.draw(empty, in: Rect(x: 16, y: 50, width: 100, height: 60)) == "")
  }

  @Test("draws its text where its scrolled content begins")
  func scrolled() throws {
    let fixture = KindFixture(traits: try .phone())
    let view = TextViewKind([TextKeys.attributedText(.plain("Hi"))], traits: fixture.traits)
    var context = fixture.context(Rect(x: 0, y: 0, width: 100, height: 200))
    context.scroll = ScrollLayout(
      contentSize: Size(width: 100, height: 26), contentOffset: Point(x: 0, y: -64),
      adjustedContentInset: Insets(top: 64, left: 0, bottom: 34, right: 0))
    var list = DisplayList()
    view.draw(in: context, into: &list)
    #expect(
      list.description
        == #"text "Hi" 14 lines 0 wordWrap #000000 natural top (5, 72, 90, 120)"#)
  }

  private func view(_ values: KeyValues) throws -> TextViewKind {
    TextViewKind(values, traits: try .phone())
  }
}
