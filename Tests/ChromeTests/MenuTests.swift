import Devices
import Geometry
import Graphics
import TestSupport
import Testing
import ViewKinds

@testable import Chrome

@Suite("A menu") struct MenuTests {
  // Measured on iOS 26: 250 wide; four rows in two sections 209 high, five rows 251. Up to iOS 18
  // rows of 44 and a space of 8 between sections.
  @Test(
    "is as high as its rows and sections",
    arguments: [(.ios26, 4, 209), (.ios26, 5, 251), (.ios18, 4, 184)]
      as [(SystemVersion, Int, Double)])
  func height(_ os: SystemVersion, _ count: Int, _ height: Double) throws {
    let frame = try frame(of: menu(count), on: try #require(ChromeScreen("iphone-14-pro", os: os)))
    #expect(frame.width == 250)
    #expect(abs((frame.height - Points(height)).value) < 0.01)
  }

  @Test("covers its button on iOS 26 and stays clear of it before")
  func place() throws {
    let source = Rect(x: 333, y: 59, width: 44, height: 44)
    for (os, top) in [(SystemVersion.ios26, 59.0), (.ios18, 109)] {
      let screen = try #require(ChromeScreen("iphone-14-pro", os: os))
      let frame = try frame(of: menu(3), on: screen, source: source)
      #expect(abs((frame.minY - Points(top)).value) < 8.4)
      #expect(frame.maxX == 377)
    }
  }

  @Test(
    "stays on the screen above a button at its bottom", arguments: [SystemVersion.ios18, .ios26])
  func bottom(_ os: SystemVersion) throws {
    let screen = try #require(ChromeScreen("iphone-14-pro", os: os))
    let frame = try frame(
      of: menu(5), on: screen, source: Rect(x: 16, y: 800, width: 100, height: 44))
    #expect(frame.maxY <= 818)
    #expect(frame.minX == 16)
  }

  // A menu of three rows up to iOS 18 is 3 · 44 + 8 = 140 high. With 16 above it, it needs 156. The
  // room ends 8 above the safe area's end, at 810.
  @Test("raises a view, which moves up if there is no room beside it", arguments: Raised.rows)
  func contextMenu(_ row: Raised) throws {
    let screen = try #require(ChromeScreen("iphone-14-pro"))
    var description = ScreenDescription.sample()
    description.presented = .contextMenu(menu(row.count), source: .view("photo"))
    let items = ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: description,
      source: SourceView(frame: row.frame, items: [.fill(.rect(row.frame), .white)]),
      measuring: FixedMetricsText()
    ).items.flatMap { item -> [DisplayItem] in
      if case .group("chrome.presented", _, _, let items) = item { items } else { [] }
    }
    let moves = items.compactMap { item -> Points? in
      if case .transformed(let transform, _) = item { Points(transform.ty.value) } else { nil }
    }
    #expect(moves == [row.move].compactMap { $0 })
    let menu = try #require(
      items.compactMap { if case .backdrop(let path, _) = $0 { path.extent } else { nil } }.last)
    #expect(menu.minY == row.menuTop)
  }

  @Test("keeps symbols upright from right to left, but for directional ones")
  func mirrored() throws {
    let pencil = try #require(SystemSymbol(named: "pencil"))
    let forward = try #require(SystemSymbol(named: "chevron.forward"))
    for (symbol, isSame) in [(pencil, true), (forward, false)] {
      func start(_ isMirrored: Bool) -> Points? {
        let items = symbol.items(
          centeredAt: Point(x: 50, y: 50), size: 17, weight: .regular, color: .black,
          laterMirrored: isMirrored
        ).directed(isMirrored ? .rightToLeft : .leftToRight, in: 100)
        switch items.first {
        case .stroke(let path, _, _)?, .fill(let path, _)?:
          guard case .move(let point)? = path.elements.first else { return nil }
          return point.x
        default: return nil
        }
      }
      let (plain, mirrored) = (try #require(start(false)), try #require(start(true)))
      #expect((abs((plain - mirrored).value) < 0.01) == isSame)
    }
  }

  // The body style has 40 points there, in place of 17: 250 · 40 ÷ 17 is wider than 393 − 2 · 8.
  @Test(
    "is as wide as a phone at accessibility sizes, and its check marks grow with the texts",
    arguments: [SystemVersion.ios18, .ios26])
  func largeText(_ os: SystemVersion) throws {
    var screen = try #require(ChromeScreen("iphone-15-pro", os: os))
    let checked = Menu(items: [MenuItem([MenuItem.title("A"), MenuItem.checked(true)])])
    let plain = try #require(marks(of: checked, on: screen).first)
    screen.configuration.textSize = .accessibility3
    let large = try #require(marks(of: checked, on: screen).first)
    #expect(abs(large.width.value / plain.width.value - 40.0 / 17) < 0.1)
    #expect(try frame(of: checked, on: screen).width == 377)
  }

  @Test("draws the symbol of an item beside its chevron", arguments: [SystemVersion.ios18, .ios26])
  func submenu(_ os: SystemVersion) throws {
    let screen = try #require(ChromeScreen("iphone-15-pro", os: os))
    let folder = try #require(SystemSymbol(named: "folder"))
    func marks(_ symbol: SystemSymbol?) -> [Rect] {
      var values: KeyValues = [MenuItem.title("A"), MenuItem.submenu(true)]
      values[MenuItem.symbol] = symbol
      return self.marks(of: Menu(items: [MenuItem(values)]), on: screen)
    }
    let (chevron, both) = (marks(nil), marks(folder))
    #expect(both.count > chevron.count)
    let symbols = both.filter { !chevron.contains($0) }
    #expect(symbols.allSatisfy { symbol in chevron.allSatisfy { symbol.maxX < $0.minX } })
  }

  // MARK: Parts

  /// A menu whose last item is in a section of its own.
  private func menu(_ count: Int) -> Menu {
    Menu(
      items: (1...count).map {
        MenuItem(KeyValues([MenuItem.title("A"), MenuItem.startsSection($0 == count)]))
      })
  }

  /// The extents of symbols on a menu.
  private func marks(of menu: Menu, on screen: ChromeScreen) -> [Rect] {
    func extents(_ item: DisplayItem) -> [Rect] {
      switch item {
      case .fill(let path, _), .stroke(let path, _, _): [path.extent].compactMap(\.self)
      case .group(_, _, _, let items): items.flatMap(extents)
      default: []
      }
    }
    return items(of: menu, on: screen).flatMap { item -> [Rect] in
      if case .group = item { extents(item) } else { [] }
    }
  }

  private func frame(
    of menu: Menu, on screen: ChromeScreen,
    source: Rect = Rect(x: 16, y: 300, width: 100, height: 44)
  ) throws -> Rect {
    try #require(
      items(of: menu, on: screen, source: source).lazy.compactMap {
        if case .backdrop(let path, _) = $0 { path.extent } else { nil }
      }.first)
  }

  private func items(
    of menu: Menu, on screen: ChromeScreen,
    source: Rect = Rect(x: 16, y: 300, width: 100, height: 44)
  ) -> [DisplayItem] {
    var description = ScreenDescription.sample()
    description.presented = .menu(menu, source: .view("button"))
    return ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: description,
      source: SourceView(frame: source, items: []), measuring: FixedMetricsText()
    ).items.flatMap { item -> [DisplayItem] in
      if case .group("chrome.presented", _, _, let items) = item { items } else { [] }
    }
  }
}

/// A raised view, how far it moves, and where its menu begins.
struct Raised: CustomTestStringConvertible {
  let name: String
  let frame: Rect
  let move: Points?
  let menuTop: Points
  /// The number of the menu's items.
  var count = 3

  var testDescription: String { name }

  static let rows = [
    Raised(
      name: "with room below", frame: Rect(x: 16, y: 200, width: 200, height: 100), move: 0,
      menuTop: 316),
    Raised(
      name: "with room above only", frame: Rect(x: 16, y: 600, width: 200, height: 100), move: 0,
      menuTop: 444),
    Raised(
      name: "without room", frame: Rect(x: 16, y: 200, width: 200, height: 550), move: -96,
      menuTop: 670),
    // The room begins 8 below the safe area of 59, so 654 − 67 = 587 points are left: a factor of
    // 587 ÷ 1174 = 0.5, and 67 − 20 · 0.5 = 57.
    Raised(
      name: "too high", frame: Rect(x: 16, y: 20, width: 200, height: 1174), move: 57,
      menuTop: 670),
    // The view is at the room's top, 67, and the rest of the menu scrolls.
    Raised(
      name: "beside a menu higher than the room",
      frame: Rect(x: 16, y: 200, width: 200, height: 100), move: -133, menuTop: 183, count: 40),
    Raised(
      name: "without an area", frame: Rect(x: 16, y: 200, width: 0, height: 0), move: nil,
      menuTop: 216),
    Raised(
      name: "without height", frame: Rect(x: 16, y: 700, width: 100, height: 0), move: nil,
      menuTop: 544),
    Raised(
      name: "without width or room", frame: Rect(x: 16, y: 100, width: 0, height: 690),
      move: nil, menuTop: 670),
  ]
}
