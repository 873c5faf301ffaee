import Foundation
import Testing

@Suite("Article 1: bars and the safe area")
struct BarCaseTests {
  /// Where a navigation bar ends: status bar and bar, and on the phone with an island 5.333 less.
  private static let barEnds: [String: Double] = [
    "iphone-se-3": 20 + 44, "iphone-se-3.landscape": 32,
    "iphone-15-pro": 59 + 44 - 5.3333, "iphone-15-pro.landscape": 32,
    "ipad-10-2": 20 + 50, "ipad-10-2.landscape": 20 + 50,
  ]

  private func barEnd(_ cell: ArticleCase.Cell) throws -> Double {
    let held = cell.cell.split(separator: ".").filter { $0.hasPrefix("ip") || $0 == "landscape" }
    return try #require(Self.barEnds[held.joined(separator: ".")], "\(cell.cell)")
  }

  @Test("1.6 content begins at the top under bars that show it, and below the others")
  func origins() throws {
    let cells = try ArticleCase("1.6a").cells
    #expect(cells.count == 36)
    for cell in cells {
      let end = try barEnd(cell)
      let begins =
        cell.cell.contains("opaque") || cell.cell.contains("edges-none") ? end : 0
      let root = try cell.onScreen("root")
      #expect(abs(root.y - begins) < 0.01, "\(cell.cell)")
      #expect(try cell.onScreen("orders") == root, "\(cell.cell)")
      let bar = try cell.onScreen("topToolbar")
      #expect(abs(bar.y - end) < 0.01, "\(cell.cell)")
      #expect(bar.width == cell.width && bar.height == 44, "\(cell.cell)")
    }
  }

  @Test("1.6 the top layout guide gives the frames that the safe area gives")
  func layoutGuide() throws {
    let (old, new) = (try ArticleCase("1.6b").cells, try ArticleCase("1.6a").cells)
    #expect(old.map(\.cell) == new.map(\.cell))
    for (old, new) in zip(old, new) {
      #expect(try old.onScreen("topToolbar") == new.onScreen("topToolbar"), "\(old.cell)")
    }
  }

  /// The safe area on the screen, by hand: insets of the device, 44 or 32 for a navigation bar, 49
  /// or 32 for a tab bar.
  static let safeAreas: [SafeAreaRow] = [
    SafeAreaRow("iphone-x.navigationBar-hidden.tabBar-hidden", Box(0, 44, 375, 812 - 44 - 34)),
    SafeAreaRow(
      "iphone-x.landscape.navigationBar-hidden.tabBar-hidden", Box(44, 0, 812 - 88, 375 - 21)),
    SafeAreaRow(
      "iphone-x.landscapeRight.navigationBar-hidden.tabBar-hidden", Box(44, 0, 812 - 88, 375 - 21)),
    SafeAreaRow("iphone-x.tabBar-hidden", Box(0, 88, 375, 812 - 88 - 34)),
    SafeAreaRow("iphone-x.navigationBar-hidden", Box(0, 44, 375, 812 - 44 - 83)),
    SafeAreaRow("iphone-x.landscape", Box(44, 32, 812 - 88, 375 - 32 - 53)),
    SafeAreaRow("iphone-se-3.navigationBar-hidden.tabBar-hidden", Box(0, 20, 375, 647)),
    SafeAreaRow("iphone-se-3.landscape.navigationBar-hidden.tabBar-hidden", Box(0, 0, 667, 375)),
    SafeAreaRow("iphone-se-3", Box(0, 64, 375, 667 - 64 - 49)),
    SafeAreaRow("iphone-15-pro.navigationBar-hidden.tabBar-hidden", Box(0, 59, 393, 852 - 59 - 34)),
    SafeAreaRow(
      "iphone-15-pro.landscapeRight.navigationBar-hidden.tabBar-hidden",
      Box(59, 0, 852 - 118, 393 - 21)),
  ]

  struct SafeAreaRow: CustomTestStringConvertible, Sendable {
    let cell: String
    let area: Box

    init(_ cell: String, _ area: Box) { (self.cell, self.area) = (cell, area) }

    var testDescription: String { cell }
  }

  @Test("1.7 the rectangle clears notch, corners, home indicator and bars", arguments: safeAreas)
  func safeArea(_ row: SafeAreaRow) throws {
    let cell = try ArticleCase("1.7", "--only", row.cell).cell(row.cell)
    #expect(try cell.onScreen("safe") == row.area)
  }

  @Test("1.8 the bar of the four pictures, and its button")
  func bottomBar() throws {
    let toolbar = try ArticleCase("1.8a").cells
    let plain = try ArticleCase("1.8b").cells
    let centred = try ArticleCase("1.8c").cells
    let right = try ArticleCase("1.8d").cells
    #expect(toolbar.count == 8)
    for index in toolbar.indices {
      let cell = toolbar[index]
      let (height, safe) = (cell.height, cell.safe)
      let strip = Box(0, height - safe.bottom - 60, cell.width, 60)
      #expect(try cell.onScreen("bar") == strip, "\(cell.cell)")
      #expect(try plain[index].onScreen("bar") == strip, "\(cell.cell)")
      let whole = Box(0, strip.y, cell.width, 60 + safe.bottom)
      #expect(try centred[index].onScreen("bar") == whole, "\(cell.cell)")
      #expect(try right[index].onScreen("bar") == whole, "\(cell.cell)")
      let button = Box(cell.width - safe.right - 12 - 120, strip.y + 10, 120, 40)
      #expect(try toolbar[index].onScreen("buy") == button, "\(cell.cell)")
      #expect(try right[index].onScreen("buy") == button, "\(cell.cell)")
      // Too low by half of what the home indicator takes.
      let low = try centred[index].onScreen("buy")
      #expect(abs(low.y - button.y - safe.bottom / 2) <= 0.5, "\(cell.cell)")
    }
  }
}
