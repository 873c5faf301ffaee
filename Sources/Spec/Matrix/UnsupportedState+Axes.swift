import Devices

extension CellState {
  /// The first reason why no device supports the state; nil if one may.
  var unsupportedState: UnsupportedState? {
    UnsupportedState.allCases.first { $0.holds(in: self) }
  }

  /// The state with a default for each axis it leaves open, except bars and status bar.
  fileprivate var configuration: Configuration {
    Configuration(
      device: deviceOrDefault, os: os, orientation: orientationOrDefault, window: window ?? .full,
      statusBar: statusBar, navigationBar: navigationBar ?? .hidden, tabBar: tabBar ?? .hidden,
      toolbar: toolbar ?? .hidden, keyboard: keyboard ?? .hidden)
  }
}

extension UnsupportedState {
  func holds(in state: CellState) -> Bool { holds(in: state.configuration) }

  /// The axes that decide whether a state is unsupported for this reason.
  var axes: [String] {
    switch self {
    case .system: ["device", "os"]
    case .upsideDown: ["device", "orientation"]
    case .customNavigationBar: ["device", "navigationBar"]
    case .customTabBar: ["device", "tabBar"]
    case .customToolbar: ["device", "toolbar"]
    case .customKeyboard, .floatingKeyboard: ["device", "keyboard"]
    case .highKeyboard: ["device", "orientation", "keyboard"]
    case .customStatusBar: ["device", "statusBar"]
    case .statusBarInLandscape: ["device", "orientation", "statusBar"]
    case .window: ["device", "window"]
    case .unsharedScreen, .largeWindow: ["device", "orientation", "window"]
    }
  }
}
