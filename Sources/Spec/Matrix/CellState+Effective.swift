import Devices
import Geometry

/// What is in force, given or not.
extension CellState {
  var deviceOrDefault: Device { device ?? MatrixDefaults.device }
  var orientationOrDefault: Orientation { orientation ?? .portrait }

  /// A custom device is a bare window.
  var isBare: Bool { deviceOrDefault.isCustom }

  /// The direction of the language; left to right without one.
  var localeDirection: LayoutDirection {
    locale?.tag?.isRightToLeft == true ? .rightToLeft : .leftToRight
  }

  /// Whether there is a status bar where the axis leaves it open: as the screen says, where the
  /// device can.
  func statusBar(_ defaults: MatrixDefaults) -> StatusBarVisibility {
    guard !isBare, defaults.statusBar != .hidden else { return .hidden }
    let device = deviceOrDefault
    guard device.family == .iphone, orientationOrDefault.isLandscape else { return .shown }
    // By itself a phone that lies has none; one with a home button may show it.
    return defaults.statusBar == .shown && device.homeIndicator == nil ? .shown : .hidden
  }
}
