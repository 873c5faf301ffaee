import Devices

/// Why no device can be in a state.
struct Impossibility: Sendable {
  /// The axes that decide it.
  let axes: [String]
  /// A clause that says it.
  let reason: String
  private let fact: Devices.Impossibility

  private init(_ fact: Devices.Impossibility) {
    self.fact = fact
    axes = fact.axes
    reason = fact.clause
  }

  func holds(in state: CellState) -> Bool { fact.holds(in: state.configuration) }

  static let all: [Impossibility] = Devices.Impossibility.allCases.map { Impossibility($0) }
}

extension CellState {
  /// The first reason why there is no such device in such a state; nil where there may be.
  var impossibility: Impossibility? { Impossibility.all.first { $0.holds(in: self) } }

  var isPossible: Bool { impossibility == nil }

  /// What the axes ask for; bars and status bar only where an axis gives them.
  fileprivate var configuration: Configuration {
    Configuration(
      device: deviceOrDefault, os: os, orientation: orientationOrDefault, window: window ?? .full,
      statusBar: statusBar, navigationBar: navigationBar ?? .hidden, tabBar: tabBar ?? .hidden,
      toolbar: toolbar ?? .hidden, keyboard: keyboard ?? .hidden)
  }
}

extension Devices.Impossibility {
  fileprivate var axes: [String] {
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
