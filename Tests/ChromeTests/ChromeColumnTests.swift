import Devices
import Geometry
import Graphics
import TestSupport
import Testing

@testable import Chrome
@testable import ViewKinds

@Suite("The columns of a split view") struct ChromeColumnTests {
  private let red = DisplayItem.fill(
    .rect(Rect(x: 0, y: 0, width: 9, height: 9)), RGBAColor(rgb: 0xFF0000))
  private let green = DisplayItem.fill(
    .rect(Rect(x: 0, y: 0, width: 9, height: 9)), RGBAColor(rgb: 0x00FF00))

  private func configuration(
    _ os: SystemVersion, _ mode: SplitView.DisplayMode, hasThree: Bool = false
  ) throws -> Configuration {
    var column = SplitView.Column()
    column.navigationBar = .translucent
    let device = try #require(DeviceCatalogue.device(id: "ipad-pro-13"))
    var configuration = Configuration(
      device: device, os: os, orientation: .landscapeLeft, navigationBar: .translucent)
    configuration.split = SplitView(
      primary: column, supplementary: hasThree ? column : nil, displayMode: mode)
    return configuration
  }

  private func context(
    _ configuration: Configuration, _ screen: ScreenDescription = .sample()
  ) -> ChromeContext {
    ChromeContext(
      configuration: configuration, geometry: ScreenGeometry(configuration), screen: screen,
      measuring: FixedMetricsText())
  }

  @Test("have a panel of glass behind the primary column on iOS 26")
  func panel() throws {
    let whole = try context(configuration(.ios26, .oneBesideSecondary))
    let place = try #require(whole.geometry.columns.first)
    let column = SplitColumn(role: .primary, view: "list", screen: .sample())
    let layer = ColumnLayer(context: whole.showing(column, at: place))
    let items = layer.items([red], over: [green])
    #expect(items.first == green)
    guard case .group("chrome.primaryColumn", _, _, let panel)? = items.last,
      case .group(_, _, let clip, let inner)? = panel.last
    else {
      Issue.record("no column")
      return
    }
    #expect(panel.count > 1)
    #expect(inner == [red])
    // Measured on a 13-inch iPad.
    #expect(clip?.extent == Rect(x: 10, y: 32, width: 300, height: 990))
  }

  @Test("have the primary column over the supplementary one up to iOS 18")
  func order() throws {
    let configuration = try configuration(.ios18, .twoOverSecondary, hasThree: true)
    var screen = ScreenDescription.sample()
    screen.columns = [
      SplitColumn(role: .primary, view: "list", screen: .sample()),
      SplitColumn(role: .supplementary, view: "page", screen: .sample()),
    ]
    let items = ScreenChrome.display(
      DisplayList(), columns: [[red], [green]], configuration: configuration,
      geometry: ScreenGeometry(configuration), screen: screen, measuring: FixedMetricsText()
    ).items
    func index(_ item: DisplayItem) -> Int? { items.firstIndex { $0.holds(item) } }
    #expect(try #require(index(green)) < #require(index(red)))
  }

  // A title of 7 characters is 71 points wide. Measured on a 13-inch iPad: a panel at 10, with
  // margins of 16.
  @Test("have the title at the leading side of a panel, and in the middle of the other column")
  func title() throws {
    let whole = try context(
      configuration(.ios26, .oneBesideSecondary), .sample(title: "Letters"))
    let place = try #require(whole.geometry.columns.first)
    let column = SplitColumn(
      role: .primary, view: "list", screen: .sample(title: "Folders"))
    func title(_ context: ChromeContext) throws -> TextRun {
      try #require(
        GlassNavigationBar(context: context).items.lazy.compactMap {
          if case .text(let run) = $0 { run } else { nil }
        }.first)
    }
    let list = try title(whole.showing(column, at: place))
    #expect(list.alignment == .left)
    #expect(list.frame.minX == 26)
    let page = try title(whole)
    #expect(page.alignment == .center)
    // Half of 316 and 1376.
    #expect(abs((page.frame.midX - 846).value) < 1)
  }

  @Test("leave out a button that has turned into its menu only in the secondary column")
  func replacedButton() throws {
    var screen = ScreenDescription.sample(
      rightItems: [BarButton([BarButton.title("More")])])
    screen.presented = .menu(
      Menu(items: [MenuItem(KeyValues([MenuItem.title("Copy")]))]), source: .button(.rightItems, 0))
    let device = try #require(DeviceCatalogue.device(id: "iphone-15"))
    let alone = context(Configuration(device: device, os: .ios26), screen)
    #expect(alone.screen.rightItems[0].hasTurnedIntoMenu)
    let whole = try context(configuration(.ios26, .oneBesideSecondary), screen)
    #expect(whole.geometry.content.role == .secondary)
    #expect(whole.screen.rightItems[0].hasTurnedIntoMenu)
    let place = try #require(whole.geometry.columns.first)
    let column = SplitColumn(role: .primary, view: "list", screen: screen)
    #expect(!whole.showing(column, at: place).screen.rightItems[0].hasTurnedIntoMenu)
  }
}

extension DisplayItem {
  fileprivate func holds(_ item: DisplayItem) -> Bool {
    if case .group(_, _, _, let items) = self {
      items.contains { $0.holds(item) }
    } else {
      self == item
    }
  }
}

@Suite("A toolbar up to iOS 18") struct ChromeToolbarTests {
  @Test(
    "has a background if it is opaque",
    arguments: [(.opaque, true), (.translucent, false), (.hidden, false)] as [(BarStyle, Bool)])
  func background(_ style: BarStyle, _ hasBackground: Bool) throws {
    let device = try #require(DeviceCatalogue.device(id: "iphone-15"))
    let configuration = Configuration(device: device, os: .ios18, toolbar: style)
    let context = ChromeContext(
      configuration: configuration, geometry: ScreenGeometry(configuration), screen: .sample(),
      measuring: FixedMetricsText())
    #expect(ToolbarDrawing(context: context).items.isEmpty != hasBackground)
  }
}
