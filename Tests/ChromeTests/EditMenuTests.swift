import Devices
import Geometry
import Graphics
import TestSupport
import Testing
import ViewKinds

@testable import Chrome

/// Characters are 10 points wide.
///
/// On the phone, the menu stays between 8 and 385, and between 67 and 810 from the top.
@Suite("An edit menu") struct EditMenuTests {
  @Test("is above its text, or below it, or over it", arguments: Place.rows)
  func place(_ row: Place) throws {
    let items = try items(["Cut", "Copy", "Paste"], beside: row.source, on: row.os)
    let frame = try frame(of: items)
    #expect(frame.x == row.frame.x)
    #expect(frame.width == row.frame.width)
    // The arrow ends less than 1 before its tip.
    #expect(abs((frame.minY - row.frame.minY).value) < 1)
    #expect(abs((frame.maxY - row.frame.maxY).value) < 1)
  }

  // Titles of 10 characters need 132, and the chevron needs 36. The menu can be 377 wide.
  @Test(
    "shows as many commands as have room", arguments: [(1, 1, 132), (2, 2, 264), (3, 2, 300)])
  func room(_ count: Int, _ shown: Int, _ width: Double) throws {
    let titles = (0..<count).map { "Command  \($0)" }
    let items = try items(
      titles, beside: Rect(x: 190, y: 300, width: 10, height: 20), on: .ios26)
    #expect(texts(items) == Array(titles.prefix(shown)))
    #expect(try frame(of: items).width == Points(width))
  }

  @Test("cuts the title of a command that is wider than the screen")
  func longTitle() throws {
    let items = try items(
      [String(repeating: "A", count: 60), "Copy"],
      beside: Rect(x: 190, y: 300, width: 10, height: 20), on: .ios18)
    #expect(try frame(of: items).width == 377)
    #expect(texts(items).count == 1)
  }

  @Test("has its first command at the right where reading begins there")
  func mirrored() throws {
    let items = try items(
      ["Cut", "Copy"], beside: Rect(x: 190, y: 300, width: 10, height: 20), on: .ios18,
      direction: .rightToLeft)
    let boxes = items.compactMap { item -> Points? in
      if case .text(let run) = item { run.frame.minX } else { nil }
    }
    #expect(boxes.first ?? 0 > boxes.last ?? 0)
  }

  // MARK: Parts

  private func items(
    _ titles: [String], beside source: Rect, on os: SystemVersion,
    direction: LayoutDirection = .leftToRight
  ) throws -> [DisplayItem] {
    let screen = try #require(ChromeScreen("iphone-14-pro", os: os))
    var description = ScreenDescription.sample(direction: direction)
    description.presented = .editMenu(
      Menu(items: titles.map { MenuItem(KeyValues([MenuItem.title($0)])) }), source: .view("text"))
    return ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: description, source: SourceView(frame: source, items: []),
      measuring: FixedMetricsText()
    ).items.flatMap { item -> [DisplayItem] in
      if case .group("chrome.presented", _, _, let items) = item { items } else { [] }
    }
  }

  /// The frame of the plate with its arrow.
  private func frame(of items: [DisplayItem]) throws -> Rect {
    try #require(
      items.lazy.compactMap {
        switch $0 {
        case .backdrop(let path, _), .fill(let path, _): path.extent
        default: nil
        }
      }.first)
  }

  private func texts(_ items: [DisplayItem]) -> [String] {
    items.compactMap { if case .text(let run) = $0 { run.content.string } else { nil } }
  }

  /// The frame of a text and of the menu with its arrow.
  struct Place: CustomTestStringConvertible {
    let testDescription: String
    var os = SystemVersion.ios18
    let source: Rect
    let frame: Rect

    // Up to iOS 18 the menu is 40 high with an arrow of 7, on iOS 26 it is 44 high. Both are 12 from the
    // text. The commands are 62, 72 and 82 wide: 216.
    static let rows = [
      Place(
        testDescription: "with room above", source: Rect(x: 100, y: 300, width: 50, height: 20),
        frame: Rect(x: 17, y: 241, width: 216, height: 47)),
      Place(
        testDescription: "with room above on iOS 26", os: .ios26,
        source: Rect(x: 100, y: 300, width: 50, height: 20),
        frame: Rect(x: 17, y: 244, width: 216, height: 44)),
      Place(
        testDescription: "with exactly the room it needs above",
        source: Rect(x: 100, y: 126, width: 50, height: 20),
        frame: Rect(x: 17, y: 67, width: 216, height: 47)),
      Place(
        testDescription: "with one point less above",
        source: Rect(x: 100, y: 125, width: 50, height: 20),
        frame: Rect(x: 17, y: 157, width: 216, height: 47)),
      Place(
        testDescription: "with room neither above nor below",
        source: Rect(x: 100, y: 70, width: 50, height: 734),
        frame: Rect(x: 17, y: 417, width: 216, height: 40)),
      Place(
        testDescription: "at the screen's side",
        source: Rect(x: 360, y: 300, width: 20, height: 20),
        frame: Rect(x: 169, y: 241, width: 216, height: 47)),
    ]
  }
}
