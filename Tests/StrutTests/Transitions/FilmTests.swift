import AutoLayout
import Bitmaps
import Cells
import Devices
import Foundation
import Geometry
import Graphics
import Snapshots
import Spec
import Testing

@testable import Cells
@testable import Drawing

@Suite("A film")
struct FilmTests {
  private static let chat = """
    matrix: { device: iphone-se-1 }
    screen: { navigationBar: { title: Chat } }
    views:
      bar:
        background: systemRed
        pin: [leading, trailing]
        height: 44
    constraints:
      - rest: bar.bottom == safeArea.bottom
    when:
      - keyboard: shown
        deactivate: [rest]
        constraints: [bar.bottom == superview.bottom - keyboard.height]
    transitions:
      show: { to: { keyboard: shown }, curve: linear, duration: 1, frames: 3 }
      turn: { to: { orientation: landscape }, curve: linear, frames: 3 }
    """

  @Test("has its cells' own pictures at its ends", arguments: ["show"])
  func ends(_ name: String) throws {
    let fixture = try FilmFixture(Self.chat)
    let film = try fixture.film(name)
    let first = try fixture.renderer.bitmap(of: film.from)
    let files = try fixture.renderer.pictures(of: film, at: nil)
    #expect(try PNG.decode(files.animation) == first)
    let size = film.compositor.size
    let last = try fixture.renderer.renderer.bitmap(
      of: fixture.renderer.frame(2, of: film), size: size, scale: 2)
    #expect(try last == fixture.renderer.bitmap(of: film.to))
  }

  @Test("has views half way at half the way, and the keyboard with them")
  func halfWay() throws {
    let fixture = try FilmFixture(Self.chat)
    let film = try fixture.film("show")
    // 568 points high: the bar from 524 to 524 − 253, the keyboard from its height below to its
    // place.
    let frame = fixture.renderer.frame(1, of: film)
    #expect(frame.bounds(of: "bar")?.minY == 397.5)
    let keys = try #require(frame.bounds(of: "chrome.keyboard")?.minY)
    let end = fixture.renderer.frame(2, of: film)
    #expect(end.bounds(of: "chrome.keyboard")?.minY == keys - 126.5)
  }

  private static let presentations = """
    matrix: { device: iphone-15-pro }
    axes: { state: [plain, paged, asked] }
    views:
      page: { kind: sheet, detent: medium, views: { note: { background: red, pin: superview } } }
    when:
      - { state: paged, screen: { presents: { sheets: page } } }
      - state: asked
        screen: { presents: { actionSheet: { actions: [Delete, { title: Cancel, style: cancel }] } } }
    transitions:
      present: { from: { state: plain }, to: { state: paged }, curve: linear, frames: 3 }
      dismiss: { from: { state: paged }, to: { state: plain }, curve: linear, frames: 3 }
      ask: { from: { state: plain }, to: { state: asked }, curve: linear, frames: 3 }
    """

  // The screen is 852 points high.
  @Test(
    "has sheets half way to the bottom of the screen at half the way",
    arguments: [
      ("present", "page", 2), ("dismiss", "page", 0), ("ask", "chrome.presented", 2),
    ])
  func sheets(_ name: String, _ group: String, _ shown: Int) throws {
    let fixture = try FilmFixture(Self.presentations)
    let film = try fixture.film(name)
    func top(_ index: Int) throws -> Points {
      let items = fixture.renderer.frame(index, of: film).items
      return try #require(items.content(of: group)?.bounds?.minY)
    }
    let place = try top(shown)
    #expect(place > 100 && place < 852)
    #expect(abs((try top(1) - (place + 852) / 2).value) < 0.01)
  }

  private static let page = """
    matrix: { device: iphone-15-pro }
    axes: { state: [plain, paged] }
    screen: { navigationBar: { title: Notes, rightItems: [Edit] } }
    views: { page: { kind: sheet }, box: { background: red, frame: [60, 220, 60, 60] } }
    when:
      - { state: paged, screen: { presents: { sheets: page } } }
    transitions:
      present: { from: { state: plain }, to: { state: paged }, curve: linear, frames: 3 }
      dismiss: { from: { state: paged }, to: { state: plain }, curve: linear, frames: 3 }
    """

  // The card is 393 − 32 points wide, at 16 from the left and 59 from the top.
  @Test("shrinks the screen below a large sheet in one piece", arguments: ["present", "dismiss"])
  func card(_ name: String) throws {
    let fixture = try FilmFixture(Self.page)
    let items = try fixture.renderer.frame(1, of: fixture.film(name)).items
    let card = try #require(items.content(of: "chrome.card.page"))
    guard case .transformed(let transform, let screen)? = card.first, card.count == 1 else {
      Issue.record("the card is in several pieces")
      return
    }
    #expect(abs(transform.a - (1 + 361 / 393) / 2) < 1e-9)
    #expect(abs((transform.tx - 8).value) < 1e-9)
    #expect(abs((transform.ty - 29.5).value) < 1e-9)
    let box = try #require(screen.content(of: "box"))
    #expect(box.bounds == Rect(x: 60, y: 220, width: 60, height: 60))
    #expect(screen.content(of: "chrome.navigationBar") != nil)
    let others = items.filter {
      if case .group("chrome.card.page", _, _, _) = $0 { false } else { true }
    }
    #expect(others.content(of: "box") == nil)
  }

  @Test("has the ends' own pictures also if one end has a card")
  func cardEnds() throws {
    let fixture = try FilmFixture(Self.page)
    let film = try fixture.film("present")
    let first = try fixture.renderer.renderer.bitmap(
      of: fixture.renderer.frame(0, of: film), size: film.compositor.size, scale: 3)
    #expect(try first == fixture.renderer.bitmap(of: film.from))
  }

  @Test("slides a column that leaves over its edge", arguments: [(false, -1), (true, 1)])
  func column(_ isMirrored: Bool, _ side: Double) throws {
    let direction = isMirrored ? "rtl" : "ltr"
    let fixture = try FilmFixture(
      """
      matrix: { device: ipad-mini-6, orientation: landscape, direction: \(direction) }
      axes: { state: [both, one] }
      screen: { split: { primary: { view: side }, displayMode: oneBesideSecondary } }
      views: { side: { background: red } }
      when:
        - { state: one, screen: { split: { primary: { view: side }, displayMode: secondaryOnly } } }
      transitions:
        hide: { from: { state: both }, to: { state: one }, curve: linear, frames: 3 }
      """)
    let film = try fixture.film("hide")
    let column = try #require(film.from.built.geometry.columns.first?.area)
    let frame = fixture.renderer.frame(1, of: film)
    let view = try #require(frame.items.content(of: "side")?.bounds)
    #expect(view.minX == column.minX + column.width * (side / 2))
    #expect(view.width == column.width)
  }

  @Test("has moments at equal distances, and stays a second at both ends")
  func times() throws {
    let fixture = try FilmFixture(Self.chat)
    let film = try fixture.film("show")
    #expect(film.moments.map(\.time) == [0, 0.5, 1])
    let file = try fixture.renderer.pictures(of: film, at: PictureScale(0.5)).animation
    let delays = Self.delays(in: file)
    #expect(delays == [[0, 1, 0, 1], [3, 232, 7, 208], [0, 1, 0, 1]])
  }

  @Test("of a turned device shows the screen turning and what it shows upright")
  func turning() throws {
    let fixture = try FilmFixture(Self.chat)
    let film = try fixture.film("turn")
    // 320 × 568 turned by an eighth is (320 + 568) / √2 = 627.9 points wide and high.
    #expect(film.compositor.size == Size(width: 628, height: 628))
    #expect(film.screen.size(at: 0.5) == Size(width: 444, height: 444))
    // Half way the bar is 444 wide, in the middle of the frame: from 92 on.
    let bar = fixture.renderer.frame(1, of: film).bounds(of: "bar")
    #expect(bar?.minX == 92 && bar?.width == 444)
  }

  // The island of an iPhone 15 Pro is 126 by 37.33 points, 11 below the top of 393 by 852 points.
  @Test("of a turned device keeps the cutout at the device's top")
  func cutout() throws {
    let fixture = try FilmFixture(
      """
      matrix: { device: iphone-15-pro }
      transitions: { turn: { to: { orientation: landscape } } }
      """)
    let film = try fixture.film("turn")
    let turn = try #require(Turn(from: film.from, to: film.to))
    let middle = Point(x: 500, y: 600)
    let upright = try #require(turn.cutout(around: middle, at: 0).bounds)
    #expect(abs((upright.midX - 500).value) < 0.01)
    #expect(abs((upright.minY - (600 - 426 + 11)).value) < 0.01)
    let lying = try #require(turn.cutout(around: middle, at: 1).bounds)
    #expect(abs((lying.minX - (500 - 426 + 11)).value) < 0.01)
    #expect(abs((lying.midY - 600).value) < 0.01)
  }

  @Test("keeps what UIKit keeps and gives what it gives a turned screen")
  func rotation() throws {
    let fixture = try FilmFixture(
      """
      matrix: { device: iphone-15-pro }
      screen: { navigationBar: { title: List } }
      views:
        list:
          kind: scroll
          pin: superview
          offset: [0, 5000]
          views:
            content: { background: systemBlue, pin: superview, width: list.width, height: 1500 }
      transitions:
        turn: { to: { orientation: landscape } }
        back: { from: { orientation: landscape }, to: { orientation: portrait } }
      """)
    let film = try fixture.film("turn")
    // As far as it goes: 1500 + 34 − 852 upright, which is within what a lying screen scrolls to.
    #expect(film.from.offset(of: "list") == 682)
    #expect(film.to.offset(of: "list") == 682)
    // Lying it goes to 1500 + 21 − 393, and an upright screen less far.
    let back = try fixture.film("back")
    #expect(back.from.offset(of: "list") == 1128)
    #expect(back.to.offset(of: "list") == 682)
    let (upright, lying) = (film.from.built.geometry, film.to.built.geometry)
    #expect(upright.navigationRow?.height == 44 && lying.navigationRow?.height == 32)
    #expect(upright.sizeClasses.horizontal == .compact && upright.sizeClasses.vertical == .regular)
    #expect(lying.sizeClasses.horizontal == .compact && lying.sizeClasses.vertical == .compact)
  }

  @Test("is a strip with all frames, and the same bytes again")
  func strip() throws {
    let fixture = try FilmFixture(Self.chat)
    let film = try fixture.film("show")
    let files = try fixture.renderer.pictures(of: film, at: PictureScale(0.5))
    let strip = FilmStrip(film, scale: .half, measuring: fixture.renderer.measurer)
    #expect(strip.board.slots.count == 3)
    #expect(strip.board.slots.allSatisfy { $0.frame.size == Size(width: 160, height: 284) })
    let bitmap = try PNG.decode(files.strip)
    #expect(Double(bitmap.width.value) == strip.board.size.width.value)
    let again = try fixture.renderer.pictures(of: film, at: PictureScale(0.5))
    #expect(again.strip == files.strip && again.animation == files.animation)
    let svg = try fixture.renderer.svg(of: film, at: .half)
    #expect(try svg == fixture.renderer.svg(of: film, at: .half))
  }

  /// Numerator and denominator of every frame, as the file has them.
  private static func delays(in file: [UInt8]) -> [[UInt8]] {
    let name = Array("fcTL".utf8)
    return file.indices.dropLast(32).filter { Array(file[$0..<$0 + 4]) == name }.map {
      Array(file[$0 + 24..<$0 + 28])
    }
  }
}

extension LaidOutCell {
  fileprivate func offset(of view: String) -> Points? {
    layout.views.first { $0.id.name == view }?.scroll?.contentOffset.y
  }
}

extension DisplayList {
  /// Around the shapes that are drawn in the first group of that name, wherever it stands.
  fileprivate func bounds(of name: String) -> Rect? { Self.bounds(of: name, in: items) }

  private static func bounds(of name: String, in items: [DisplayItem]) -> Rect? {
    for case .group(let own, _, _, let content) in items {
      if own == name { return content.filter(\.isFill).bounds }
      if let found = bounds(of: name, in: content) { return found }
    }
    return nil
  }
}

extension [DisplayItem] {
  /// The items of the first group of that name, wherever it stands.
  fileprivate func content(of name: String) -> [DisplayItem]? {
    for case .group(let own, _, _, let items) in self {
      if own == name { return items }
      if let found = items.content(of: name) { return found }
    }
    return nil
  }
}

extension DisplayItem {
  fileprivate var isFill: Bool { if case .fill = self { true } else { false } }
}
