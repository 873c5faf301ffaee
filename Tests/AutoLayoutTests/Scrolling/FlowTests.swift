import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Testing

@Suite("A collection's flow layout")
struct FlowTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    var metrics = FlowMetrics()
    var sizes: [Size]
    var width: Points = 390
    /// x and y of each item.
    var places: [Point]
    var content: Size?
  }

  private static func square(_ side: Points, _ count: Int) -> [Size] {
    Array(repeating: Size(width: side, height: side), count: count)
  }

  private static func at(_ places: (Points, Points)...) -> [Point] {
    places.map { Point(x: $0.0, y: $0.1) }
  }

  static let rows: [Case] = [
    Case(
      testDescription: "three to a line, 45 apart; the last line keeps the grid",
      sizes: square(100, 5), places: at((0, 0), (145, 0), (290, 0), (0, 110), (145, 110)),
      content: Size(width: 390, height: 210)),
    Case(
      testDescription: "a full last line", sizes: square(100, 3),
      places: at((0, 0), (145, 0), (290, 0))),
    Case(
      testDescription: "a line that is exactly full", sizes: square(100, 3), width: 320,
      places: at((0, 0), (110, 0), (220, 0))),
    // Five of 60 fit in 340, with gaps of 10.
    Case(
      testDescription: "two alone of five to a line keep its grid", sizes: square(60, 2),
      width: 340,
      places: at((0, 0), (70, 0))),
    Case(
      testDescription: "one alone of equal ones", sizes: square(100, 1), places: at((0, 0))),
    Case(
      testDescription: "one to a line in the middle", sizes: square(300, 2),
      places: at((45, 0), (45, 310))),
    Case(
      testDescription: "different sizes: the full line justified, the last at the least gap",
      sizes: [(200, 50), (100, 30), (300, 40), (60, 20)].map { Size(width: $0.0, height: $0.1) },
      places: at((0, 0), (290, 10), (0, 60), (310, 70)), content: Size(width: 390, height: 100)),
    Case(
      testDescription: "different sizes: one alone before the last line in the middle",
      sizes: [(300, 40), (100, 40), (200, 40)].map { Size(width: $0.0, height: $0.1) },
      places: at((45, 0), (0, 50), (110, 50))),
    Case(
      testDescription: "insets and spacings",
      metrics: FlowMetrics(
        lineSpacing: 4, interitemSpacing: 2,
        sectionInset: Insets(top: 7, left: 20, bottom: 9, right: 10)),
      sizes: square(118, 4), places: at((20, 7), (141, 7), (262, 7), (20, 129)),
      content: Size(width: 390, height: 256)),
    Case(
      testDescription: "a gap between pixels is cut",
      sizes: square(80, 4), width: 361, places: at((0, 0), (93, 0), (187, 0), (281, 0))),
    Case(testDescription: "nothing", sizes: [], places: [], content: Size(width: 390, height: 0)),
  ]

  @Test("places items", arguments: rows)
  func places(_ row: Case) throws {
    let layout = try collection(row.metrics, row.sizes, width: row.width).layout()
    #expect(layout.views.dropFirst(2).map(\.frame.origin) == row.places)
    if let content = row.content { #expect(layout.scroll("grid")?.contentSize == content) }
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("places items in columns if it scrolls horizontally")
  func horizontal() throws {
    let metrics = FlowMetrics(direction: .horizontal)
    let layout = try collection(metrics, Self.square(200, 5), width: 390).layout()
    // Four fit in 844 with gaps of at least 10: (844 − 800) / 3 = 14.67, cut to the point.
    #expect(
      layout.views.dropFirst(2).map(\.frame.origin)
        == Self.at((0, 0), (0, 214), (0, 429), (0, 644), (210, 0)))
    #expect(layout.scroll("grid")?.contentSize == Size(width: 410, height: 844))
  }

  @Test("divides a line among its columns", arguments: columnRows)
  func columns(_ row: ColumnCase) throws {
    var fixture = try collection(row.metrics, [], width: row.width)
    for index in 0..<4 { fixture.add(ViewID("item\(index)"), in: "grid") }
    let layout = fixture.layout()
    #expect(layout.views.dropFirst(2).map(\.frame) == row.frames)
    #expect(layout.diagnostics.isEmpty)
  }

  struct ColumnCase: CustomTestStringConvertible {
    let testDescription: String
    var metrics: FlowMetrics
    var width: Points = 390
    var frames: [Rect]
  }

  static let columnRows = [
    // (390 − 2 · 2) / 3 = 128.67, cut to 128; the gaps take the rest: (390 − 3 · 128) / 2 = 3.
    ColumnCase(
      testDescription: "squares",
      metrics: FlowMetrics(itemSize: .square, columns: 3, lineSpacing: 2, interitemSpacing: 2),
      frames: [
        Rect(x: 0, y: 0, width: 128, height: 128), Rect(x: 131, y: 0, width: 128, height: 128),
        Rect(x: 262, y: 0, width: 128, height: 128), Rect(x: 0, y: 130, width: 128, height: 128),
      ]),
    // (390 − 20 − 10 − 10) / 2 = 175.
    ColumnCase(
      testDescription: "a height of `itemSize`, between insets",
      metrics: FlowMetrics(
        itemSize: .fixed(Size(width: 7, height: 40)), columns: 2,
        sectionInset: Insets(top: 0, left: 20, bottom: 0, right: 10)),
      frames: [
        Rect(x: 20, y: 0, width: 175, height: 40), Rect(x: 205, y: 0, width: 175, height: 40),
        Rect(x: 20, y: 50, width: 175, height: 40), Rect(x: 205, y: 50, width: 175, height: 40),
      ]),
    // (844 − 10) / 2 = 417.
    ColumnCase(
      testDescription: "as rows of a horizontal collection",
      metrics: FlowMetrics(
        direction: .horizontal, itemSize: .fixed(Size(width: 60, height: 7)), columns: 2),
      frames: [
        Rect(x: 0, y: 0, width: 60, height: 417), Rect(x: 0, y: 427, width: 60, height: 417),
        Rect(x: 70, y: 0, width: 60, height: 417), Rect(x: 70, y: 427, width: 60, height: 417),
      ]),
    // Two gaps of 10 are wider than 15, so that nothing is left for items, and a line takes two.
    ColumnCase(
      testDescription: "no width if the gaps are wider than the line",
      metrics: FlowMetrics(itemSize: .square, columns: 3, interitemSpacing: 10), width: 15,
      frames: [
        Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 15, y: 0, width: 0, height: 0),
        Rect(x: 0, y: 10, width: 0, height: 0), Rect(x: 15, y: 10, width: 0, height: 0),
      ]),
    // 0.5 · 390 − 15 = 180; (390 − 2 · 180) = 30 between two.
    ColumnCase(
      testDescription: "an item size that depends on the collection's",
      metrics: FlowMetrics(
        itemSize: .relative(
          RelativeSize(width: FrameLength(-15, widthFactor: 0.5), height: FrameLength(40)))),
      frames: [
        Rect(x: 0, y: 0, width: 180, height: 40), Rect(x: 210, y: 0, width: 180, height: 40),
        Rect(x: 0, y: 50, width: 180, height: 40), Rect(x: 210, y: 50, width: 180, height: 40),
      ]),
  ]

  @Test("reports an item wider than the view, and places it all the same")
  func tooWide() throws {
    let layout = try collection(
      FlowMetrics(), [Size(width: 500, height: 20)], width: 390
    ).layout()
    #expect(layout.views[2].frame == Rect(x: 0, y: 0, width: 500, height: 20))
    #expect(
      layout.diagnostics.map(\.message.text) == [
        "the width of `item0` is invalid: it is wider than `grid` less its insets"
      ])
  }

  // 59 points of safe area and 10 of inset; in the second case, the content inset has the 59.
  @Test(
    "insets the ends of lines from the safe area on request",
    arguments: [
      (.automatic, .content, 10), (.automatic, .safeArea, 69), (.always, .safeArea, 10),
    ] as [(ContentInsetAdjustment, SectionInsetReference, Points)])
  func insetReference(
    _ adjustment: ContentInsetAdjustment, _ reference: SectionInsetReference, _ x: Points
  ) throws {
    var metrics = FlowMetrics(
      sectionInset: Insets(top: 0, left: 10, bottom: 0, right: 10),
      sectionInsetReference: reference)
    metrics.scroll.adjustment = adjustment
    var fixture = try collection(metrics, [Size(width: 120, height: 120)], width: 852)
    fixture.scene.environment.safeArea = Insets(top: 0, left: 59, bottom: 21, right: 59)
    #expect(fixture.layout().views[2].frame == Rect(x: x, y: 0, width: 120, height: 120))
  }

  @Test("mirrors items only on request, and then rests at the right")
  func rightToLeft() throws {
    var metrics = FlowMetrics()
    var fixture = try collection(metrics, Self.square(100, 4), width: 390)
    metrics.flipsHorizontally = true
    fixture.scene.views[1].arrangement = .flow(metrics)
    #expect(fixture.layout().views.dropFirst(2).map(\.frame.x) == [0, 145, 290, 0])
    metrics.flipsHorizontally = false
    fixture.scene.views[1].arrangement = .flow(metrics)
    fixture.scene.environment.direction = .rightToLeft
    #expect(fixture.layout().views.dropFirst(2).map(\.frame.x) == [0, 145, 290, 0])
    metrics.flipsHorizontally = true
    fixture.scene.views[1].arrangement = .flow(metrics)
    #expect(fixture.layout().views.dropFirst(2).map(\.frame.x) == [290, 145, 0, 290])
    metrics.direction = .horizontal
    fixture.scene.views[1].arrangement = .flow(metrics)
    #expect(fixture.layout().scroll("grid")?.contentOffset.x == 0)
    metrics.lineSpacing = 500
    metrics.sectionInset.top = 700
    fixture.scene.views[1].arrangement = .flow(metrics)
    // One to a column: 4 × 100 + 3 × 500 − 390.
    #expect(fixture.layout().scroll("grid")?.contentOffset.x == 1510)
    // The end of the content shows with the inset behind it.
    metrics.scroll.contentInset = Insets(top: 0, left: 7, bottom: 0, right: 30)
    fixture.scene.views[1].arrangement = .flow(metrics)
    #expect(fixture.layout().scroll("grid")?.contentOffset.x == 1540)
  }

  @Test("places a header before the lines and a footer after them, with heights of their own")
  func headerAndFooter() throws {
    var metrics = FlowMetrics(sectionInset: Insets(top: 5, left: 0, bottom: 7, right: 0))
    var fixture = try collection(metrics, Self.square(100, 4), width: 390)
    fixture.add("header", in: "grid")
    fixture.scene.views[fixture.scene.views.count - 1].tablePart = .header
    fixture.constrain(ViewID("header").at(.height), .equal, plus: 60)
    fixture.add("footer", in: "grid", WrappedText("ab"))
    fixture.scene.views[fixture.scene.views.count - 1].tablePart = .footer
    let layout = fixture.layout()
    #expect(layout.frame("header") == Rect(x: 0, y: 0, width: 390, height: 60))
    #expect(layout.frame("item0")?.y == 65)
    // 60 + 5 + 2 × 100 + 10 + 7.
    #expect(layout.frame("footer") == Rect(x: 0, y: 282, width: 390, height: 10))
    #expect(layout.scroll("grid")?.contentSize == Size(width: 390, height: 292))
    metrics.direction = .horizontal
    fixture.scene.views[1].arrangement = .flow(metrics)
    let lying = fixture.layout()
    #expect(lying.frame("footer")?.height == 844)
    #expect(lying.frame("footer")?.width == 20)
  }

  @Test("asks self-sizing items for their size")
  func selfSizing() throws {
    var fixture = try SceneFixture(390, 844, scale: 1, safeArea: .zero)
    fixture.add("grid")
    fixture.scene.views[1].arrangement = .flow(FlowMetrics(itemSize: .content))
    try fixture.visual("H:|[grid]|")
    try fixture.visual("V:|[grid]|")
    for (index, text) in ["abcd", "ab"].enumerated() {
      let (cell, label) = (ViewID("item\(index)"), ViewID("label\(index)"))
      fixture.add(cell, in: "grid")
      fixture.add(label, in: cell, WrappedText(text, lines: 1))
      try fixture.visual("H:|-5-[\(label)]-5-|", in: cell)
      try fixture.visual("V:|-3-[\(label)]-3-|", in: cell)
    }
    let layout = fixture.layout()
    #expect(layout.frame("item0") == Rect(x: 0, y: 0, width: 50, height: 16))
    #expect(layout.frame("item1") == Rect(x: 60, y: 0, width: 30, height: 16))
    #expect(layout.frame("label1") == Rect(x: 5, y: 3, width: 20, height: 10))
  }

  private func collection(
    _ metrics: FlowMetrics, _ sizes: [Size], width: Points
  ) throws -> SceneFixture {
    var fixture = try SceneFixture(width, 844, scale: 1, safeArea: .zero)
    fixture.add("grid")
    var metrics = metrics
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      metrics.itemSize = .fixed(first)
    }
    fixture.scene.views[1].arrangement = .flow(metrics)
    try fixture.visual("H:|[grid]|")
    try fixture.visual("V:|[grid]|")
    for (index, size) in sizes.enumerated() {
      fixture.add(ViewID("item\(index)"), in: "grid", FixedContent(size.width, size.height))
    }
    return fixture
  }
}
