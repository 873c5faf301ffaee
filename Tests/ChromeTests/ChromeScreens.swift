import Devices
import Geometry
import Graphics

/// A catalogue device in one state, with its geometry; nil for an unknown id.
struct ChromeScreen {
  let configuration: Configuration
  let geometry: ScreenGeometry

  init?(
    _ id: String, _ orientation: Orientation = .portrait, os: SystemVersion? = nil,
    window: WindowSize = .full, appearance: Appearance = .light,
    navigationBar: NavigationBarStyle = .hidden, tabBar: BarStyle = .hidden,
    keyboard: KeyboardState = .hidden, language: String = "en"
  ) {
    guard let device = DeviceCatalogue.device(id: id) else { return nil }
    configuration = Configuration(
      device: device, os: os, orientation: orientation, window: window, appearance: appearance,
      navigationBar: navigationBar, tabBar: tabBar, keyboard: keyboard,
      keyboardLanguage: language)
    geometry = ScreenGeometry(configuration)
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
