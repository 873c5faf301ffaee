import Devices
import Drawing
import Geometry
import Graphics
import Spec
import TestSupport
import Testing

@testable import Cells
@testable import Commands

@Suite("A contact sheet")
struct SheetTests {
  struct Words: CustomTestStringConvertible, Sendable {
    let axes: String
    let words: [String]

    var testDescription: String { axes }
  }

  static let words = [
    Words(axes: "", words: ["Portrait"]),
    Words(axes: "orientation: landscape, appearance: dark", words: ["Landscape", "Dark"]),
    Words(axes: "os: 26, orientation: landscapeRight", words: ["Landscape right", "iOS 26"]),
    Words(axes: "orientation: portraitUpsideDown", words: ["Upside down"]),
    Words(
      axes: "keyboard: shownWithoutSuggestions, direction: rtl",
      words: ["Portrait", "Keyboard shown without suggestions", "Right to left"]),
    Words(
      axes: "locale: ar, direction: ltr", words: ["Portrait", "Left to right", "Locale ar"]),
    Words(
      axes: "textSize: accessibility3, navigationBar: largeTitle",
      words: ["Portrait", "Navigation bar large title", "Text size accessibility 3"]),
    Words(
      axes: "locale: zh-Hans, keyboard: 216.5, plan: PRO, accountState: signedIn",
      words: [
        "Portrait", "Keyboard 216.5", "Locale zh-Hans", "Plan PRO", "Account state signed in",
      ]),
  ]

  // At half a pixel a point, distances are not magnified. Lines are 10 high: 44 + 10 + 13 + 30 for
  // the title, and 2 · 10 + 10 + 14 for a heading.
  @Test("has room for its title and the headings of columns")
  func metrics() {
    let metrics = SheetMetrics(
      BoardStyle(isDark: false, scale: .half), scale: .half, rowHeadings: [],
      measuring: FixedMetricsText())
    #expect(metrics.titleHeight == 97)
    #expect(metrics.headingHeight == 44)
  }

  // An iPad in half a screen has the corners of a window, and a phone those of its display.
  @Test("shows the outline of the display, or of the window if it is smaller")
  func outline() throws {
    let frame = Rect(x: 10, y: 20, width: 100, height: 200)
    let half = PictureScale.half
    let pad = try #require(DeviceCatalogue.device(id: "ipad-pro-11"))
    for window in [WindowSize.full, .half] {
      let configuration = Configuration(device: pad, orientation: .landscapeLeft, window: window)
      let geometry = ScreenGeometry(configuration)
      let radius = window == .full ? pad.displayCornerRadius : geometry.windowCornerRadius
      #expect(
        geometry.outline(of: pad, in: frame, scale: half)
          == Path.continuousRect(frame, radius: radius * 0.5))
    }
    #expect(pad.displayCornerRadius != 0)
  }

  @Test("names its rows in words", arguments: words)
  func rowHeadings(_ row: Words) throws {
    let grid = try Self.grid(
      """
      axes: { plan: [free, PRO], accountState: [guest, signedIn] }
      matrix: { device: ipad-pro-11\(row.axes.isEmpty ? "" : ", \(row.axes)") }
      """)
    #expect(grid.headings == [row.words])
  }

  @Test("has a column for each device and a row for each state, in the order of the matrix")
  func grid() throws {
    let grid = try Self.grid(
      """
      matrix:
        device: [iphone-x, ipad-pro-11, iphone-se-3]
        orientation: [portrait, landscape]
        exclude: [{ device: ipad-*, orientation: landscape }]
      """)
    #expect(grid.devices.map(\.id) == ["iphone-x", "ipad-pro-11", "iphone-se-3"])
    #expect(grid.rows.map { $0.map(\.name) } == [[], ["landscape"]])
    #expect(grid[0, 1]?.cell == 2 && grid[1, 1] == nil && grid[1, 2]?.cell == 4)
  }

  @Test("cuts its columns into runs of a width, of one family where that is wanted")
  func blocks() throws {
    let grid = try Self.grid("matrix: { device: [iphone-x, iphone-8, ipad-pro-11, iphone-se-3] }")
    func blocks(within limit: Points, byFamily: Bool = false) -> [Range<Int>] {
      grid.blocks(within: limit, widths: [10, 20, 50, 10], gap: 1, byFamily: byFamily)
    }
    #expect(blocks(within: 93) == [0..<4])
    #expect(blocks(within: 92) == [0..<3, 3..<4])
    #expect(blocks(within: 61) == [0..<2, 2..<4])
    #expect(blocks(within: 5) == [0..<1, 1..<2, 2..<3, 3..<4])
    #expect(blocks(within: 93, byFamily: true) == [0..<2, 2..<3, 3..<4])
  }

  @Test("has its pictures on whole pixels, within it and apart from each other")
  func slots() throws {
    let fixture = try FilmFixture("matrix: { device: all, orientation: [portrait, landscape] }")
    let cells = fixture.spec.cells.map { cell in
      (cell, fixture.spec.document.build(cell).geometry.size)
    }
    let bands = SheetBands(
      title: "All", grid: SheetGrid(cells), style: BoardStyle(isDark: false, scale: .half),
      scale: .half,
      measuring: fixture.renderer.measurer
    ) { _, frame in .rect(frame) }.bands
    #expect(Set(bands.flatMap(\.cells)) == Set(cells.indices))
    for band in bands {
      let ground = Rect(origin: .zero, size: band.board.size)
      let frames = band.board.slots.map(\.frame)
      for (index, frame) in frames.enumerated() {
        #expect(PixelGrid.wholePoints.rounded(frame) == frame)
        #expect(frame.intersection(ground) == frame)
        #expect(frames[(index + 1)...].allSatisfy { $0.intersection(frame) == nil })
      }
    }
    let width = bands[0].board.size.width.value
    let height = bands.map(\.board.size.height.value).reduce(0, +)
    #expect((1.0...2.5).contains(width / height))
  }

  private static func grid(_ text: String) throws -> SheetGrid {
    let fixture = try FilmFixture(text)
    return SheetGrid(
      fixture.spec.cells.map { ($0, fixture.spec.document.build($0).geometry.size) })
  }
}
