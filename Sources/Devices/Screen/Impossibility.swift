import Geometry

/// Why no device is ever in the state that a configuration asks for.
package enum Impossibility: Hashable, Sendable {
  case system(SystemVersion)
  case orientation(Orientation)
  /// A phone has only one window.
  case windowOnPhone
  /// The tablet does not share its screen so in this orientation.
  case window(WindowSize)
  /// iPadOS 26 has windows of any size in the place of split views.
  case splitViewOnIOS26
  case windowLargerThanScreen
  /// A phone that lies shows its status bar only if it has a home button.
  case statusBarInLandscape
  case floatingKeyboardOnPhone
  case keyboardHigherThanScreen
  /// A window of a spec's own has nothing of the system's but a keyboard of a given height.
  case customWindow(CustomWindowPart)

  package enum CustomWindowPart: Hashable, Sendable {
    case bars
    case statusBar
    case keyboard
    case window
  }
}

extension Configuration {
  /// Nil for a state that the device can be in; otherwise the first reason why it cannot.
  package var impossibility: Impossibility? {
    if !device.supports(os) { return .system(os) }
    if !device.supports(orientation) { return .orientation(orientation) }
    if device.isCustom { return customImpossibility ?? keyboardImpossibility }
    return windowImpossibility ?? statusBarImpossibility ?? keyboardImpossibility
  }

  private var windowImpossibility: Impossibility? {
    if window == .full { return nil }
    guard let windows = device.windows else { return .windowOnPhone }
    if case .size(let size) = window {
      let screen = device.screenSize(in: orientation)
      let fits = size.width <= screen.width && size.height <= screen.height
      return fits ? nil : .windowLargerThanScreen
    }
    if os == .ios26 { return .splitViewOnIOS26 }
    return windows[orientation][window] == nil ? .window(window) : nil
  }

  private var statusBarImpossibility: Impossibility? {
    let isForced =
      statusBar == .shown && device.metrics(on: os).statusBarHeight[orientation] == 0
    return isForced && device.homeIndicator != nil ? .statusBarInLandscape : nil
  }

  private var keyboardImpossibility: Impossibility? {
    switch keyboard {
    case .floating: return device.family == .ipad ? nil : .floatingKeyboardOnPhone
    case .height(let height):
      return height > device.screenSize(in: orientation).height ? .keyboardHigherThanScreen : nil
    case .hidden, .shown, .shownWithoutSuggestions, .numberPad: return nil
    }
  }

  private var customImpossibility: Impossibility? {
    if window != .full { return .customWindow(.window) }
    if navigationBar != .hidden || tabBar != .hidden || toolbar != .hidden {
      return .customWindow(.bars)
    }
    if statusBar == .shown { return .customWindow(.statusBar) }
    switch keyboard {
    case .hidden, .height: return nil
    case .shown, .shownWithoutSuggestions, .floating, .numberPad: return .customWindow(.keyboard)
    }
  }
}

extension Device {
  /// Whether the device ever ran the system.
  package func supports(_ system: SystemVersion) -> Bool { systems.contains(system) }
}
