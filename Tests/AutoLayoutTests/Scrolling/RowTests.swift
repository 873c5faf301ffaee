import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Testing

@Suite("Rows of a table")
struct RowTests {
  @Test("rest under the top safe area, as high as their content with a separator")
  func shortRows() throws {
    let layout = try table(["ab", "cd"]).layout()
    let height = Points(32 + 1.0 / 3)
    #expect(layout.frame("table") == Rect(x: 0, y: 0, width: 390, height: 844))
    // 10 points of text, 11 above and below.
    #expect(layout.frame("table[0]") == Rect(x: 0, y: 0, width: 390, height: height))
    #expect(layout.frame("table[0].contentView") == Rect(x: 0, y: 0, width: 390, height: 32))
    #expect(layout.frame("table[1]")?.y == height)
    #expect(layout.frame("table[0].row") == Rect(x: 16, y: 11, width: 358, height: 10))
    #expect(layout.views.first { $0.id == "table[0]" }?.inScreen.y == 91)
    #expect(layout.scroll("table")?.contentOffset == Point(x: 0, y: -91))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("are 44 high if their content has no height")
  func emptyRow() throws {
    var fixture = try table([])
    addCell(0, &fixture)
    let grid = try #require(PixelGrid(scale: 3))
    let layout = fixture.layout()
    #expect(layout.frame("table[0]") == Rect(x: 0, y: 0, width: 390, height: 44))
    #expect(
      layout.frame("table[0].contentView")
        == Rect(x: 0, y: 0, width: 390, height: grid.points(131)))
  }

  @Test("are as high as their text at the table's width")
  func tallRows() throws {
    let text = Array(repeating: "aaaa", count: 40).joined(separator: " ")
    let layout = try table([text, "ab"]).layout()
    // Seven words and six spaces fit in 358; forty words take six lines, with 11 above and below.
    #expect(layout.frame("table[0].contentView")?.height == 82)
    #expect(layout.frame("table[0].row") == Rect(x: 16, y: 11, width: 358, height: 60))
    let second = try #require(layout.frame("table[1]"))
    #expect(abs(second.y.value - (82 + 1.0 / 3)) < 1e-9)
  }

  @Test("of a given height leave a pixel of it for the separator")
  func givenHeight() throws {
    var fixture = try table(["ab"], rowHeight: 60)
    fixture.scene.environment.grid = try #require(PixelGrid(scale: 2))
    let layout = fixture.layout()
    #expect(layout.frame("table[0]")?.height.value == 60)
    #expect(layout.frame("table[0].row")?.height.value == 59.5 - 22)
  }

  @Test("have a height of their own before that of the table")
  func ownHeight() throws {
    var fixture = try table(["ab", "cd"], rowHeight: 60)
    fixture.scene.environment.grid = try #require(PixelGrid(scale: 2))
    fixture.scene.views[2].arrangement = .cell(CellMetrics(height: 100))
    let layout = fixture.layout()
    #expect(layout.frame("table[0]")?.height.value == 100)
    #expect(layout.frame("table[0].contentView")?.height.value == 99.5)
    #expect(layout.frame("table[1]")?.y.value == 100)
    #expect(layout.frame("table[1]")?.height.value == 60)
  }

  @Test("that are fixed against a required chain of their own are reported as UIKit does")
  func encapsulatedHeight() throws {
    var fixture = try table(["ab"], rowHeight: 60)
    fixture.constrain(ViewID("table[0].row").at(.height), .equal, plus: 50)
    let conflicts = fixture.layout().diagnostics.filter { $0.message.rule == "unsatisfiable" }
    #expect(conflicts.count == 1)
    #expect(
      conflicts.first?.notes.contains { $0.text.contains("`table[0].contentView` is 59.5") }
        == true)
  }

  @Test("that fit their content are rounded up against a required chain, as in UIKit")
  func roundedHeight() throws {
    var fixture = try table(["ab"])
    fixture.constrain(ViewID("table[0].row").at(.height), .equal, plus: 10.2)
    let conflicts = fixture.layout().diagnostics.filter { $0.message.rule == "unsatisfiable" }
    #expect(conflicts.count == 1)
    // 11 + 10.2 + 11 points are 96.6 pixels.
    #expect(
      conflicts.first?.notes.map(\.text).contains(
        "`table[0].contentView` is 32.333 high here, 32.2 rounded up to whole pixels") == true)
  }

  @Test("lie between the side safe areas, their cells under them")
  func landscape() throws {
    var fixture = try table(["ab"])
    fixture.scene.environment.rootFrame = Rect(x: 0, y: 0, width: 844, height: 390)
    fixture.scene.environment.safeArea = Insets(top: 32, left: 47, bottom: 21, right: 47)
    let layout = fixture.layout()
    #expect(layout.frame("table[0]")?.width == 844)
    #expect(layout.frame("table[0].contentView")?.x == 47)
    #expect(layout.frame("table[0].contentView")?.width == 750)
    #expect(layout.views.first { $0.id == "table[0]" }?.inScreen.y == 32)
  }

  @Test("lie under headers and footers whose text wraps between the side safe areas")
  func titlesInLandscape() throws {
    var fixture = try table([])
    fixture.scene.environment.rootFrame = Rect(x: 0, y: 0, width: 844, height: 390)
    fixture.scene.environment.safeArea = Insets(top: 32, left: 47, bottom: 21, right: 47)
    // 80 characters, 800 points wide: one line in 844 points, two between the side safe areas.
    let text = "\(String(repeating: "a", count: 39)) \(String(repeating: "b", count: 40))"
    fixture.add("header", in: "table", WrappedText(text))
    addCell(0, &fixture)
    #expect(fixture.layout().frame("header") == Rect(x: 0, y: 0, width: 844, height: 20))
    #expect(fixture.layout().frame("table[0]")?.y == 20)
    fixture.scene.views[1].arrangement = .rows(RowMetrics(separatorHeight: 0, sideInset: 16))
    // The rows of an inset table lie between the side safe areas: 844 − 2 × (47 + 16).
    #expect(fixture.layout().frame("header") == Rect(x: 63, y: 0, width: 718, height: 20))
  }

  @Test("give way to an accessory at the trailing side, whose margin they do not keep")
  func accessory() throws {
    var fixture = try table([])
    addCell(0, &fixture, accessoryWidth: 40)
    add("ab", &fixture, row: 0)
    let layout = fixture.layout()
    #expect(layout.frame("table[0].contentView")?.width == 350)
    #expect(layout.frame("table[0].row")?.width == 334)
    fixture.scene.environment.direction = .rightToLeft
    let mirrored = fixture.layout()
    #expect(mirrored.frame("table[0].contentView")?.x == 40)
    #expect(mirrored.frame("table[0].row")?.x == 0)
  }

  @Test("end before the table's index, with their margin")
  func index() throws {
    var fixture = try table(["ab"])
    fixture.scene.views[2].arrangement = .cell(CellMetrics(indexWidth: 15))
    #expect(fixture.layout().frame("table[0].contentView")?.width == 375)
    #expect(fixture.layout().frame("table[0].row")?.width == 343)
    fixture.scene.environment.direction = .rightToLeft
    #expect(fixture.layout().frame("table[0].contentView")?.x == 15)
  }

  @Test("lie within the sides of an inset table")
  func insetTable() throws {
    let layout = try table(["ab"], sideInset: 16).layout()
    #expect(layout.frame("table[0]")?.x == 16)
    #expect(layout.frame("table[0]")?.width == 358)
    #expect(layout.frame("table[0].row")?.width == 326)
  }

  @Test("start at the top of a table inside the safe area")
  func inset() throws {
    var fixture = try table(["ab"], top: 100)
    fixture.scene.environment.safeArea = Insets(top: 91, left: 0, bottom: 0, right: 0)
    #expect(fixture.layout().scroll("table")?.contentOffset == .zero)
  }

  @Test("scroll as far as the last one is free of the bar: 2000 + 83 − 844")
  func lastRow() throws {
    var fixture = try table([], offset: Point(x: 0, y: 9_999))
    fixture.scene.environment.safeArea = Insets(top: 91, left: 0, bottom: 83, right: 0)
    for row in 0..<50 { addCell(row, &fixture) }
    // Without separators fifty rows of 40 points are 2000 high.
    fixture.scene.views[1].arrangement = .rows(
      RowMetrics(
        scroll: Self.scroll(Point(x: 0, y: 9_999)), rowHeight: 40, separatorHeight: 0))
    let layout = fixture.layout()
    #expect(layout.scroll("table")?.contentSize == Size(width: 390, height: 2000))
    #expect(layout.scroll("table")?.contentOffset == Point(x: 0, y: 1239))
    #expect(layout.views.last { $0.id == "table[49]" }?.inScreen.maxY == 761)
  }

  @Test("repeat a mistake of their template once")
  func oneReport() throws {
    var fixture = try table(["ab", "cd"])
    let span = try #require(fixture.scene.constraints.last?.origin.span)
    for row in 0..<2 {
      let label = ViewID("table[\(row)].row")
      for width in [10.0, 20] {
        fixture.scene.constraints.append(
          Constraint(
            label.at(.width), .equal, [], constant: Points(width), origin: .written(span)))
      }
    }
    let conflicts = fixture.layout().diagnostics.filter { $0.message.rule == "unsatisfiable" }
    #expect(conflicts.count == 2)
  }

  @Test("leave their section's header at the visible top until the next one")
  func pinnedHeaders() throws {
    var fixture = try table([])
    fixture.scene.views[1].arrangement = .rows(
      RowMetrics(
        scroll: Self.scroll(Point(x: 0, y: 20)), rowHeight: 100, separatorHeight: 0,
        headerTopPadding: 22, pinsHeaders: true))
    for section in 0..<2 {
      let header = ViewID("header\(section)")
      fixture.add(header, in: "table", FixedContent(nil, 28))
      fixture.scene.views[fixture.scene.views.count - 1].isSectionHeader = true
      for row in 0..<10 { addCell(section * 10 + row, &fixture) }
    }
    // The first header is at 22, and the visible area begins at 20 + 91. The second header is at
    // 22 + 28 + 1000 + 22.
    #expect(fixture.layout().frame("header0")?.y == 111)
    #expect(fixture.layout().frame("header1")?.y == 1072)
    fixture.scene.views[1].arrangement = .rows(
      RowMetrics(
        scroll: Self.scroll(Point(x: 0, y: 950)), rowHeight: 100, separatorHeight: 0,
        headerTopPadding: 22, pinsHeaders: true))
    // The second section begins at 1050 and pushes the first header up.
    #expect(fixture.layout().frame("header0")?.y == 1022)
  }

  @Test("lie between a header and a footer, as high as their constraints, frames and content")
  func headerAndFooter() throws {
    var fixture = try table([], sideInset: 16)
    fixture.add("header", in: "table")
    fixture.add("box", in: "header")
    fixture.constrain(ViewID("box").at(.top), .equal, .of(ViewID("header").at(.top)), plus: 10)
    fixture.constrain(ViewID("box").at(.height), .equal, plus: 50)
    fixture.constrain(
      ViewID("header").at(.bottom), .equal, .of(ViewID("box").at(.bottom)), plus: 10)
    addCell(0, &fixture)
    fixture.add("footer", in: "table")
    fixture.add("section", in: "table", WrappedText("aaaa bbbb"))
    for (view, part) in [
      ("header", TablePart.header), ("footer", .footer), ("section", .sectionFooter),
    ] {
      let position = try #require(fixture.scene.views.firstIndex { $0.id == ViewID(view) })
      fixture.scene.views[position].tablePart = part
      if view == "footer" {
        fixture.scene.views[position].placement = .frame(
          ManualFrame(
            x: FrameLength(0), y: FrameLength(0), width: FrameLength(320), height: FrameLength(30)))
      }
    }
    let layout = fixture.layout()
    // A table's own header and footer are as wide as the table, those of sections as its rows.
    #expect(layout.frame("header") == Rect(x: 0, y: 0, width: 390, height: 70))
    #expect(layout.frame("box")?.y == 10)
    #expect(layout.frame("table[0]") == Rect(x: 16, y: 70, width: 358, height: 44))
    #expect(layout.frame("footer") == Rect(x: 0, y: 114, width: 390, height: 30))
    #expect(layout.frame("section") == Rect(x: 16, y: 144, width: 358, height: 10))
    #expect(layout.scroll("table")?.contentSize.height == 154)
  }

  @Test("lie under a section header with the height that the table gives")
  func sectionHeaderHeight() throws {
    var fixture = try table([])
    fixture.scene.views[1].arrangement = .rows(
      RowMetrics(separatorHeight: 0, headerTopPadding: 22, sectionHeaderHeight: 36))
    fixture.add("header", in: "table")
    fixture.scene.views[2].tablePart = .sectionHeader
    fixture.scene.views[2].isSectionHeader = true
    addCell(0, &fixture)
    let layout = fixture.layout()
    #expect(layout.frame("header") == Rect(x: 0, y: 22, width: 390, height: 36))
    #expect(layout.frame("table[0]")?.y == 58)
  }

  private static func scroll(_ offset: Point?) -> ScrollMetrics {
    var scroll = ScrollMetrics.table
    scroll.offset = offset
    return scroll
  }

  private func table(
    _ texts: [String], top: Points = 0, rowHeight: Points? = nil, sideInset: Points = 0,
    offset: Point? = nil
  ) throws -> SceneFixture {
    var fixture = try SceneFixture(safeArea: Insets(top: 91, left: 0, bottom: 34, right: 0))
    if rowHeight != nil { fixture.scene.environment.grid = try #require(PixelGrid(scale: 2)) }
    fixture.add("table")
    fixture.scene.views[1].arrangement = .rows(
      RowMetrics(
        scroll: Self.scroll(offset), rowHeight: rowHeight,
        separatorHeight: fixture.scene.environment.grid.hairline, sideInset: sideInset))
    try fixture.visual("H:|[table]|")
    try fixture.visual("V:|-\(top)-[table]|")
    for (row, text) in texts.enumerated() {
      addCell(row, &fixture)
      add(text, &fixture, row: row)
    }
    return fixture
  }

  private func addCell(
    _ row: Int, _ fixture: inout SceneFixture, accessoryWidth: Points = 0
  ) {
    let cell = ViewID("table[\(row)]")
    fixture.add(cell, in: "table")
    fixture.scene.views[fixture.scene.views.count - 1].arrangement = .cell(
      CellMetrics(accessoryWidth: accessoryWidth))
    fixture.add(ViewID("\(cell).contentView"), in: cell)
    fixture.scene.views[fixture.scene.views.count - 1].margins = Insets(
      top: 11, left: 16, bottom: 11, right: 16)
  }

  private func add(_ text: String, _ fixture: inout SceneFixture, row: Int) {
    let content = ViewID("table[\(row)].contentView")
    let label = ViewID("table[\(row)].row")
    let span = SourceSpan(file: "table.yaml", line: 5, column: 3)
    fixture.add(label, in: content, WrappedText(text))
    for side in [Attribute.top, .leading, .bottom, .trailing] {
      fixture.scene.constraints.append(
        Constraint(
          label.at(side), .equal, [.of(content.at(.margins, side))],
          origin: .shorthand("pin", span)))
    }
  }
}

extension Layout {
  /// Where the view's content lies; nil for views that do not scroll.
  func scroll(_ id: ViewID) -> ScrollLayout? { views.first { $0.id == id }?.scroll }
}
