import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Graphics
import Testing

@Suite("A scroll view")
struct ScrollTests {
  private let scroll: ViewID = "scroll"
  private let child: ViewID = "child"

  @Test("has content as wide as itself if a child has its width: 390 × 2000")
  func vertical() throws {
    var fixture = try full(ScrollMetrics())
    fill(&fixture)
    fixture.constrain(child.at(.width), .of(scroll.at(.width)))
    fixture.constrain(child.at(.height), .equal, plus: 2000)
    let layout = fixture.layout()
    #expect(layout.scroll(scroll)?.contentSize == Size(width: 390, height: 2000))
    #expect(layout.frame(child) == Rect(x: 0, y: 0, width: 390, height: 2000))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("scrolls on both axes if a child is larger by 200: 590 × 1044")
  func bothWays() throws {
    var fixture = try full(ScrollMetrics(offset: Point(x: 30, y: 200)))
    fill(&fixture)
    fixture.constrain(child.at(.width), .of(scroll.at(.width)), plus: 200)
    fixture.constrain(child.at(.height), .of(scroll.at(.height)), plus: 200)
    let layout = fixture.layout()
    #expect(layout.scroll(scroll)?.contentSize == Size(width: 590, height: 1044))
    #expect(layout.frame(child) == Rect(x: 0, y: 0, width: 590, height: 1044))
    #expect(
      layout.views[2].inScreen == Rect(x: -30, y: -200, width: 590, height: 1044))
  }

  @Test(
    "puts a child of its right and bottom outside at the upper left, and says why",
    arguments: [Attribute.right, .trailing])
  func ambiguousContent(_ end: Attribute) throws {
    var fixture = try full(ScrollMetrics())
    for side in [end, .bottom] {
      fixture.constrain(child.at(side), .of(scroll.at(side)))
    }
    fixture.constrain(child.at(.width), .equal, plus: 100)
    fixture.constrain(child.at(.height), .equal, plus: 100)
    let layout = fixture.layout()
    #expect(layout.frame(child) == Rect(x: -100, y: -100, width: 100, height: 100))
    #expect(layout.scroll(scroll)?.contentSize == .zero)
    #expect(
      layout.diagnostics.map(\.message.text) == [
        "the width of the content of `scroll` is not determined",
        "the height of the content of `scroll` is not determined",
      ])
    #expect(
      layout.diagnostics.map(\.help) == [
        "write `leading: 0` in the `pin` of `child`, the first view in `scroll`",
        "write `top: 0` in the `pin` of `child`, the first view in `scroll`",
      ])
  }

  // The view declared first is at 10 to 110 and at 500 to 520, and the other one at 0 to 20 and 40.
  @Test("names the view that ends last, whatever the order of the views")
  func lastView() throws {
    var fixture = try full(ScrollMetrics())
    fixture.add("other", in: scroll)
    try fixture.visual("H:|-10-[child(100)]", in: scroll)
    try fixture.visual("V:|-500-[child(20)]", in: scroll)
    try fixture.visual("H:|[other(20)]", in: scroll)
    try fixture.visual("V:|[other(40)]", in: scroll)
    #expect(
      fixture.layout().diagnostics.map(\.help) == [
        "write `trailing: 0` in the `pin` of `child`, the last view in `scroll`",
        "write `bottom: 0` in the `pin` of `child`, the last view in `scroll`",
      ])
  }

  @Test("uses a given content size only if constraints determine none")
  func manualSize() throws {
    var fixture = try full(ScrollMetrics(contentSize: Size(width: 700, height: 900)))
    try fixture.visual("H:|[child(500)]|", in: scroll)
    try fixture.visual("V:|[child(60)]", in: scroll)
    let layout = fixture.layout()
    #expect(layout.scroll(scroll)?.contentSize == Size(width: 500, height: 900))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("has its width, height and centre from its frame, which does not scroll")
  func frameGuide() throws {
    var fixture = try full(ScrollMetrics(offset: Point(x: 0, y: 300)))
    fill(&fixture)
    fixture.constrain(child.at(.width), .of(scroll.at(.frame, .width)))
    fixture.constrain(child.at(.height), .equal, plus: 2000)
    fixture.add("still", in: scroll, FixedContent(50, 20))
    fixture.constrain(ViewID("still").at(.centerX), .of(scroll.at(.centerX)))
    fixture.constrain(ViewID("still").at(.top), .of(scroll.at(.frame, .top)), plus: 10)
    let layout = fixture.layout()
    #expect(layout.frame("still") == Rect(x: 170, y: 310, width: 50, height: 20))
    #expect(layout.views[3].inScreen.y == 10)
  }

  @Test("does not move a child that depends on the outside")
  func outside() throws {
    var fixture = try full(ScrollMetrics(offset: Point(x: 0, y: 300)))
    fill(&fixture)
    fixture.constrain(child.at(.width), .of(scroll.at(.width)))
    fixture.constrain(child.at(.height), .equal, plus: 2000)
    fixture.add("still", in: scroll, FixedContent(50, 20))
    fixture.constrain(ViewID("still").at(.left), .of(ViewID.root.at(.left)))
    fixture.constrain(ViewID("still").at(.top), .of(ViewID.root.at(.top)), plus: 40)
    let layout = fixture.layout()
    #expect(layout.views[3].inScreen == Rect(x: 0, y: 40, width: 50, height: 20))
    #expect(layout.scroll(scroll)?.contentSize.height == 2000)
  }

  @Test("keeps 8 points inside the content for its margins")
  func margins() throws {
    var fixture = try full(ScrollMetrics())
    for side in [Attribute.top, .leading, .bottom, .trailing] {
      fixture.constrain(child.at(side), .of(scroll.at(.margins, side)))
    }
    fixture.constrain(child.at(.width), .equal, plus: 600)
    fixture.constrain(child.at(.height), .equal, plus: 1000)
    let layout = fixture.layout()
    #expect(layout.frame(child) == Rect(x: 8, y: 8, width: 600, height: 1000))
    #expect(layout.scroll(scroll)?.contentSize == Size(width: 616, height: 1016))
  }

  struct InsetCase: CustomTestStringConvertible {
    let testDescription: String
    var adjustment: ContentInsetAdjustment
    var content: Size
    var alwaysBounces = PerAxis(both: false)
    var isInBars = false
    /// Top, left, bottom, right of what the safe area adds.
    var added: Insets
  }

  /// On a lying phone under bars: 32 at the top, 47 at the sides, 53 at the bottom.
  private static let safeArea = Insets(top: 32, left: 47, bottom: 53, right: 47)
  private static let vertical = Insets(top: 32, left: 0, bottom: 53, right: 0)
  private static let horizontal = Insets(top: 0, left: 47, bottom: 0, right: 47)
  private static let short = Size(width: 844, height: 100)
  private static let tall = Size(width: 844, height: 2000)
  private static let wide = Size(width: 2000, height: 100)

  static let insets: [InsetCase] = [
    InsetCase(
      testDescription: "never", adjustment: .never, content: tall, isInBars: true, added: .zero),
    InsetCase(
      testDescription: "always, short", adjustment: .always, content: short, added: safeArea),
    InsetCase(
      testDescription: "scrollable axes, short", adjustment: .scrollableAxes, content: short,
      isInBars: true, added: .zero),
    InsetCase(
      testDescription: "scrollable axes, tall", adjustment: .scrollableAxes, content: tall,
      added: vertical),
    InsetCase(
      testDescription: "scrollable axes, wide", adjustment: .scrollableAxes, content: wide,
      added: horizontal),
    InsetCase(
      testDescription: "scrollable axes, short but bouncing", adjustment: .scrollableAxes,
      content: short, alwaysBounces: PerAxis(horizontal: false, vertical: true), added: vertical),
    InsetCase(
      testDescription: "automatic without bars, short", adjustment: .automatic, content: short,
      added: .zero),
    InsetCase(
      testDescription: "automatic without bars, tall", adjustment: .automatic, content: tall,
      added: vertical),
    InsetCase(
      testDescription: "automatic between bars, short", adjustment: .automatic, content: short,
      isInBars: true, added: vertical),
    InsetCase(
      testDescription: "automatic between bars, wide", adjustment: .automatic, content: wide,
      isInBars: true, added: safeArea),
  ]

  @Test("adds the safe area to its inset", arguments: insets)
  func adjustment(_ row: InsetCase) throws {
    let own = Insets(top: 1, left: 2, bottom: 3, right: 4)
    var fixture = try SceneFixture(844, 390, safeArea: Self.safeArea)
    fixture.scene.environment.hasBarContainer = row.isInBars
    fixture.add(scroll)
    fixture.scene.views[1].arrangement = .scroll(
      ScrollMetrics(
        contentInset: own, adjustment: row.adjustment, alwaysBounces: row.alwaysBounces,
        contentSize: row.content))
    try fixture.visual("H:|[scroll]|")
    try fixture.visual("V:|[scroll]|")
    let layout = fixture.layout()
    let found = try #require(layout.scroll(scroll))
    #expect(found.adjustedContentInset == own + row.added)
    #expect(found.contentOffset == Point(x: -2 - row.added.left, y: -1 - row.added.top))
  }

  // A line is 10 points high, and 8 points are above and below the text. The view is 844 high.
  @Test(
    "begins a text view's text below a bar, and below the safe area if the text scrolls",
    arguments: [
      (2, false, .automatic, 0), (2, true, .automatic, 47), (2, true, .never, 0),
      (82, false, .automatic, 0), (83, false, .automatic, 47),
    ] as [(Int, Bool, ContentInsetAdjustment, Points)])
  func text(lines: Int, isInBars: Bool, adjustment: ContentInsetAdjustment, top: Points) throws {
    var fixture = try SceneFixture()
    fixture.scene.environment.hasBarContainer = isInBars
    fixture.add(scroll)
    let text = Array(repeating: "a", count: lines).joined(separator: "\n")
    fixture.scene.views[1].arrangement = .text(
      ScrollingText(
        TextContent(text, font: .system(14), lines: 0),
        insets: Insets(top: 8, left: 5, bottom: 8, right: 5),
        scroll: ScrollMetrics(adjustment: adjustment)))
    try fixture.visual("H:|[scroll]|")
    try fixture.visual("V:|[scroll]|")
    let found = try #require(fixture.layout().scroll(scroll))
    let height = Points(Double(lines) * 10 + 16)
    #expect(found.contentSize == Size(width: 390, height: height))
    #expect(found.contentOffset == Point(x: 0, y: -top))
    let bottom: Points = top > 0 ? 34 : 0
    #expect(found.adjustedContentInset == Insets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test("is the content scroll view if it is first, depth first from back to front")
  func tracked() throws {
    var fixture = try SceneFixture(safeArea: Insets(top: 91, left: 0, bottom: 34, right: 0))
    fixture.scene.environment.hasBarContainer = true
    fixture.add("box")
    fixture.add("inner", in: "box")
    fixture.add("second")
    for view: ViewID in ["box", "inner", "second"] {
      try fixture.visual("H:|[\(view)]|", in: view == "inner" ? "box" : .root)
      try fixture.visual("V:|[\(view)]|", in: view == "inner" ? "box" : .root)
    }
    for position in [2, 3] { fixture.scene.views[position].arrangement = .scroll(ScrollMetrics()) }
    let layout = fixture.layout()
    #expect(layout.scroll("inner")?.adjustedContentInset.top == 91)
    #expect(layout.scroll("second")?.adjustedContentInset.top == 0)
  }

  struct OffsetCase: CustomTestStringConvertible {
    let testDescription: String
    let wanted: Point?
    let found: Point
  }

  /// 590 × 2000 in 390 × 844 under 91 and over 83, 10 added at the left.
  static let offsets: [OffsetCase] = [
    OffsetCase(testDescription: "at rest", wanted: nil, found: Point(x: -10, y: -91)),
    OffsetCase(
      testDescription: "in range", wanted: Point(x: 12, y: 200), found: Point(x: 12, y: 200)),
    OffsetCase(
      testDescription: "above it", wanted: Point(x: -99, y: -99), found: Point(x: -10, y: -91)),
    OffsetCase(
      testDescription: "beyond it", wanted: Point(x: 999, y: 9999), found: Point(x: 200, y: 1239)),
    OffsetCase(
      testDescription: "between pixels", wanted: Point(x: 0.1, y: 0.2),
      found: Point(x: 0, y: Points(1.0 / 3))),
  ]

  @Test("keeps an offset in the range in which it scrolls, on a pixel", arguments: offsets)
  func offset(_ row: OffsetCase) throws {
    var fixture = try full(
      ScrollMetrics(
        contentInset: Insets(top: 0, left: 10, bottom: 0, right: 0), offset: row.wanted,
        contentSize: Size(width: 590, height: 2000)))
    fixture.scene.environment.safeArea = Insets(top: 91, left: 0, bottom: 83, right: 0)
    #expect(fixture.layout().scroll(scroll)?.contentOffset == row.found)
  }

  @Test("passes on the rest of its safe area")
  func safeAreaInside() throws {
    var fixture = try full(ScrollMetrics(adjustment: .never, offset: Point(x: 0, y: 0)))
    fill(&fixture)
    fixture.constrain(child.at(.width), .of(scroll.at(.width)))
    fixture.constrain(child.at(.height), .equal, plus: 2000)
    #expect(fixture.layout().views[2].safeArea.top == 47)
    fixture.scene.views[1].arrangement = .scroll(ScrollMetrics())
    let layout = fixture.layout()
    #expect(layout.views[1].safeArea == Insets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(layout.views[2].safeArea == .zero)
    #expect(layout.views[2].inScreen.y == 47)
  }

  @Test("mirrors its content in right-to-left layout")
  func mirrored() throws {
    var fixture = try full(ScrollMetrics())
    fixture.scene.environment.direction = .rightToLeft
    fixture.add("second", in: scroll)
    try fixture.visual("H:|-10-[child(300)][second(200)]-30-|", in: scroll)
    for view in [child, "second"] {
      try fixture.visual("V:|[\(view)(100)]|", in: scroll)
    }
    let layout = fixture.layout()
    #expect(layout.scroll(scroll)?.contentSize.width == 540)
    #expect(layout.frame(child)?.x == 230)
    #expect(layout.frame("second")?.x == 30)
  }

  @Test("has no content guide without scrolling")
  func noGuide() {
    let hierarchy = ViewHierarchy([
      ViewNode(id: .root, kind: "view", parent: nil), ViewNode(id: "a", kind: "view", parent: 0),
    ])
    let constraint = Constraint(
      ViewID("a").at(.top), .equal, [.of(ViewID.root.at(.content, .top))], origin: .code)
    #expect(constraint.violatedRule(in: hierarchy) == .unknownGuide(.root, .content))
  }

  private func full(_ metrics: ScrollMetrics) throws -> SceneFixture {
    var fixture = try SceneFixture()
    fixture.add(scroll)
    fixture.scene.views[1].arrangement = .scroll(metrics)
    try fixture.visual("H:|[scroll]|")
    try fixture.visual("V:|[scroll]|")
    fixture.add(child, in: scroll)
    return fixture
  }

  private func fill(_ fixture: inout SceneFixture) {
    for side in [Attribute.top, .leading, .bottom, .trailing] {
      fixture.constrain(child.at(side), .of(scroll.at(side)))
    }
  }
}
