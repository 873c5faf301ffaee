import Devices
import Geometry

/// Why no device can be in a state.
struct Impossibility: Sendable {
  /// The axes that decide it.
  let axes: [String]
  /// A clause that says it.
  let reason: String
  private let isIn: @Sendable (CellState) -> Bool

  private init(
    _ axes: [String], _ reason: String, _ isIn: @escaping @Sendable (CellState) -> Bool
  ) {
    self.axes = axes
    self.reason = reason
    self.isIn = isIn
  }

  func holds(in state: CellState) -> Bool { isIn(state) }

  /// In the order of the axes.
  static let all: [Impossibility] = [
    Impossibility(["device", "os"], "the figures of that system are not known for the device") {
      !$0.deviceOrDefault.runs($0.os ?? $0.deviceOrDefault.oldestSystem)
    },
    Impossibility(
      ["device", "orientation"], "a phone without a home button never stands upside down"
    ) { !$0.deviceOrDefault.supports($0.orientationOrDefault) },
    Impossibility(["device", "navigationBar"], "a custom device has no bars") {
      $0.isBare && $0.navigationBar ?? .hidden != .hidden
    },
    Impossibility(["device", "tabBar"], "a custom device has no bars") {
      $0.isBare && $0.tabBar ?? .hidden != .hidden
    },
    Impossibility(["device", "toolbar"], "a custom device has no bars") {
      $0.isBare && $0.toolbar ?? .hidden != .hidden
    },
    Impossibility(
      ["device", "keyboard"], "a custom device has no keyboard but one whose height is given"
    ) { $0.isBare && $0.keyboard?.isSystems ?? false },
    Impossibility(["device", "keyboard"], "keyboards float on iPads alone") {
      $0.keyboard == .floating && $0.deviceOrDefault.family != .ipad
    },
    Impossibility(
      ["device", "orientation", "keyboard"], "the keyboard is higher than the screen"
    ) { state in
      if case .height(let height)? = state.keyboard {
        height > state.screenSize.height
      } else {
        false
      }
    },
    Impossibility(["device", "statusBar"], "a custom device has no status bar") {
      $0.isBare && $0.statusBar == .shown
    },
    Impossibility(
      ["device", "orientation", "statusBar"], "a phone that lies has no status bar"
    ) { $0.statusBar == .shown && $0.deviceStatusBar == .hidden },
    Impossibility(["device", "window"], "only iPads have windows smaller than the screen") {
      $0.window ?? .full != .full && ($0.isBare || $0.deviceOrDefault.family != .ipad)
    },
    Impossibility(["device", "orientation", "window"], "the window is larger than the screen") {
      state in
      guard case .size(let size)? = state.window else { return false }
      return size.width > state.screenSize.width || size.height > state.screenSize.height
    },
  ]
}

extension CellState {
  /// The first reason why there is no such device in such a state; nil where there may be.
  var impossibility: Impossibility? { Impossibility.all.first { $0.holds(in: self) } }

  var isPossible: Bool { impossibility == nil }
}

extension KeyboardState {
  /// Whether it is one of the system's own keyboards.
  fileprivate var isSystems: Bool {
    switch self {
    case .hidden, .height: false
    case .shown, .shownWithoutSuggestions, .floating, .numberPad: true
    }
  }
}

extension Device {
  /// Whether the device's figures are known under the system.
  fileprivate func runs(_ os: SystemVersion) -> Bool {
    os == oldestSystem || os == .ios26 && ios26 != nil
  }
}
