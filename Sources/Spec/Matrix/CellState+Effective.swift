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

  /// Whether the device itself has a status bar as it is held.
  var deviceStatusBar: StatusBarVisibility {
    deviceOrDefault.statusBarHeight[orientationOrDefault] > 0 ? .shown : .hidden
  }

  /// The screen's size as it is held.
  var screenSize: Size {
    let size = deviceOrDefault.screenSize
    return orientationOrDefault.isLandscape ? size.transposed : size
  }
}
