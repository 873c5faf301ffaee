import Geometry

/// A reason why no device is ever in a state, in the order of reporting.
package enum UnsupportedState: Hashable, Sendable, CaseIterable {
  /// The device never ran the system.
  case system
  case upsideDown
  case customNavigationBar
  case customTabBar
  case customToolbar
  case customKeyboard
  case floatingKeyboard
  case highKeyboard
  case customStatusBar
  /// A phone in landscape shows its status bar only if it has a home button.
  case statusBarInLandscape
  /// Phones and custom windows have no split view.
  case window
  /// The tablet has no such split view in this orientation.
  case unsharedScreen
  case largeWindow
}

extension Configuration {
  /// The first reason why the device cannot be in the state, or nil if it can.
  package var unsupportedState: UnsupportedState? {
    UnsupportedState.allCases.first { $0.holds(in: self) }
  }
}

extension UnsupportedState {
  /// Whether the reason applies to a configuration.
  package func holds(in state: Configuration) -> Bool {
    let device = state.device
    let screen = device.screenSize(in: state.orientation)
    switch self {
    case .system: return !device.supports(state.os)
    case .upsideDown: return !device.supports(state.orientation)
    case .customNavigationBar: return device.isCustom && state.navigationBar != .hidden
    case .customTabBar: return device.isCustom && state.tabBar != .hidden
    case .customToolbar: return device.isCustom && state.toolbar != .hidden
    case .customKeyboard: return device.isCustom && state.keyboard.isSystems
    case .floatingKeyboard: return state.keyboard == .floating && device.family != .ipad
    case .highKeyboard:
      guard case .height(let height) = state.keyboard else { return false }
      return height > screen.height
    case .customStatusBar: return device.isCustom && state.statusBar == .shown
    case .statusBarInLandscape:
      return state.statusBar == .shown && state.orientation.isLandscape
        && device.family == .iphone && device.homeIndicator != nil
    case .window: return state.window != .full && device.windows == nil
    case .unsharedScreen:
      return state.window.isShared && device.windows != nil
        && device.windows?[state.orientation][state.window] == nil
    case .largeWindow:
      guard case .size(let size) = state.window else { return false }
      return size.width > screen.width || size.height > screen.height
    }
  }
}

extension Device {
  /// Whether the device ever ran the system.
  package func supports(_ system: SystemVersion) -> Bool { systems.contains(system) }
}

extension KeyboardState {
  /// Whether the keyboard is one of the system's.
  fileprivate var isSystems: Bool {
    switch self {
    case .hidden, .height: false
    case .shown, .shownWithoutSuggestions, .floating, .numberPad: true
    }
  }
}

extension WindowSize {
  /// Whether the window belongs to a split view or slide over.
  fileprivate var isShared: Bool {
    switch self {
    case .full, .size: false
    case .twoThirds, .half, .third, .slideOver: true
    }
  }
}
