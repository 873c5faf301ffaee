import AutoLayout
import Geometry
import Graphics
import Testing
import ViewKinds

@testable import Spec

@Suite("A view's keys") struct StyleKeyTests {
  private func style(_ keys: String, dark: Bool = false) -> (view: ViewNode, style: ViewStyleFacts)?
  {
    let spec = SpecText(
      """
      matrix: { appearance: [light, dark] }
      colors: { brand: { light: "#102030", dark: "#A0B0C080" } }
      metrics: { gap: 6 }
      views:
        box: { \(keys) }
      """)
    guard let built = spec.built(dark ? "iphone-15-pro.dark" : "iphone-15-pro") else { return nil }
    let style = built.styles[1]
    return (
      built.scene.views[1],
      ViewStyleFacts(
        background: style.background, isHidden: style.isHidden, alpha: style.alpha,
        radius: style.corners.topLeft, clips: style.clips)
    )
  }

  struct ViewStyleFacts: Equatable {
    var background: RGBAColor?
    var isHidden = false
    var alpha = 1.0
    var radius: Points = 0
    var clips = false
  }

  @Test("takes colours by names that stand further down")
  func colorsBelow() {
    let spec = SpecText(
      """
      colors: { button: { light: brand, dark: black }, brand: accent, accent: "#102030" }
      views: { box: { background: button } }
      """)
    #expect(spec.findings == [])
    #expect(spec.built()?.styles[1].background == RGBAColor(rgb: 0x102030))
  }

  @Test("that are left out have UIKit's defaults")
  func defaults() throws {
    let box = try #require(style(""))
    #expect(box.style == ViewStyleFacts())
    #expect(box.view.margins == Insets(all: 8))
    #expect(box.view.content == nil)
  }

  @Test("reach kinds whose `items` are no rows of a table")
  func items() throws {
    let spec = SpecText("views: { bar: { kind: toolbar, items: [Undo, flexibleSpace, Done] } }")
    let built = try #require(spec.built("iphone-15-pro"))
    let bar = try #require(built.styles[1].kind as? ToolbarKind)
    #expect(bar.titles == ["Undo", "Done"])
  }

  @Test("reach the style")
  func looks() throws {
    let keys =
      "background: \"#11223380\", hidden: true, alpha: 0.5, cornerRadius: gap, clips: true"
    let box = try #require(style(keys))
    #expect(
      box.style
        == ViewStyleFacts(
          background: RGBAColor(rgb: 0x112233, alpha: 0x80), isHidden: true, alpha: 0.5, radius: 6,
          clips: true))
  }

  @Test(
    "hide a spinner that is stopped, unless it stays",
    arguments: [
      ("kind: activity", false), ("kind: activity, animating: false", true),
      ("kind: activity, animating: false, hidesWhenStopped: false", false),
      ("kind: activity, hidden: true", true),
    ])
  func stoppedSpinner(_ keys: String, _ isHidden: Bool) throws {
    let box = try #require(style(keys))
    #expect(box.style.isHidden == isHidden)
    #expect(box.view.isHidden == isHidden)
  }

  @Test("take the appearance's colour")
  func appearance() throws {
    let light = try #require(style("background: brand"))
    let dark = try #require(style("background: brand", dark: true))
    let mixed = try #require(style("background: { light: white, dark: \"#010203\" }", dark: true))
    #expect(light.style.background == RGBAColor(rgb: 0x102030))
    #expect(dark.style.background == RGBAColor(rgb: 0xA0B0C0, alpha: 0x80))
    #expect(mixed.style.background == RGBAColor(rgb: 0x010203))
  }

  @Test("give margins by side, the narrower counting for more")
  func margins() throws {
    let box = try #require(style("margins: { leading: 1, horizontal: 2, all: gap }"))
    #expect(box.view.margins == Insets(top: 6, left: 1, bottom: 6, right: 2))
  }

  @Test("give a size of its own, rounded up to pixels")
  func intrinsic() throws {
    let box = try #require(style("intrinsic: [43.9, none]"))
    let grid = try #require(PixelGrid(scale: 2))
    let size = box.view.content?.size(atWidth: nil, measuring: NoText(), on: grid)
    #expect(size == IntrinsicSize(width: 44, height: nil))
  }

  /// Measures nothing, for views without text.
  private struct NoText: TextMeasuring {
    func lineHeight(of font: FontDescription) -> Points { 0 }
    func extent(of content: TextContent, width: Points?) -> TextExtent {
      TextExtent(
        size: .zero, firstBaseline: 0, lastDescent: 0, lineCount: 0, isTruncated: false)
    }
  }
}
