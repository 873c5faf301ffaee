import Devices
import Geometry
import Graphics
import ViewKinds

/// A catalogue device in one state, with its geometry; nil for an unknown id.
struct ChromeScreen {
  var configuration: Configuration
  let geometry: ScreenGeometry

  init?(
    _ id: String, _ orientation: Orientation = .portrait, os: SystemVersion? = nil,
    window: WindowSize = .full, appearance: Appearance = .light,
    navigationBar: NavigationBarStyle = .hidden, tabBar: BarStyle = .hidden,
    keyboard: KeyboardState = .hidden, content: KeyboardContent = KeyboardContent(),
    language: String = "en"
  ) {
    guard let device = DeviceCatalogue.device(id: id) else { return nil }
    configuration = Configuration(
      device: device, os: os, orientation: orientation, window: window, appearance: appearance,
      navigationBar: navigationBar, tabBar: tabBar, keyboard: keyboard,
      keyboardContent: content, keyboardLanguage: language)
    geometry = ScreenGeometry(configuration)
  }
}

extension ScreenDescription {
  /// A white screen with the system's blue.
  static func sample(
    title: String? = nil, backTitle: String? = nil, rightItems: [BarButton] = [],
    tabs: [TabItem] = [], selectedTab: Int = 0, direction: LayoutDirection = .leftToRight,
    statusBarStyle: StatusBarStyle = .default
  ) -> ScreenDescription {
    var screen = ScreenDescription(background: .white, tint: RGBAColor(rgb: 0x007AFF))
    screen.title = title
    screen.backTitle = backTitle
    screen.rightItems = rightItems
    screen.tabs = tabs
    screen.selectedTab = selectedTab
    screen.direction = direction
    screen.statusBarStyle = statusBarStyle
    return screen
  }
}

extension Path {
  /// The smallest rectangle around the path's points, control points left out.
  var extent: Rect? {
    let points = elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: nil
      }
    }
    guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(),
      let minY = points.map(\.y).min(), let maxY = points.map(\.y).max()
    else { return nil }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
