import Cells
public import Devices
import Diagnostics
public import Geometry
import Spec
package import ViewKinds

extension Screen {
  /// Creates the screen of a device in a state.
  ///
  /// A nil parameter uses the default of the device.
  ///
  /// - Parameters:
  ///   - device: The device model from the catalogue.
  ///   - os: The system version, or nil for the oldest version that the catalogue has for the
  ///     device.
  ///   - orientation: The orientation of the device.
  ///   - window: The app's part of an iPad screen.
  ///   - appearance: Light or dark mode.
  ///   - textSize: The user's preferred text size.
  ///   - statusBar: The visibility of the status bar.
  ///   - navigationBar: The navigation bar above the window's view, or nil without a navigation
  ///     controller.
  ///   - tabBar: The tab bar below the window's view, or nil without a tab bar controller.
  ///   - toolbar: The navigation controller's toolbar below the window's view, or nil for none.
  ///   - keyboard: The state of the keyboard.
  ///   - direction: The layout direction.
  ///   - bars: The contents of the bars.
  /// - Throws: A problem with the reason if the device is unknown or does not support the state.
  public init(
    device: DeviceModel, os: SystemVersion? = nil, orientation: Orientation = .portrait,
    window: WindowSize = .full, appearance: Appearance = .light,
    textSize: ContentSizeCategory = .large, statusBar: StatusBarVisibility? = nil,
    navigationBar: NavigationBarStyle? = nil, tabBar: BarStyle? = nil, toolbar: BarStyle? = nil,
    keyboard: KeyboardState = .hidden, direction: LayoutDirection = .leftToRight,
    bars: ScreenBars = ScreenBars()
  ) throws(LayoutProblem) {
    try self.init(
      device: device.rawValue, os: os, orientation: orientation, window: window,
      appearance: appearance, textSize: textSize, statusBar: statusBar,
      navigationBar: navigationBar, tabBar: tabBar, toolbar: toolbar, keyboard: keyboard,
      direction: direction, bars: bars)
  }

  /// Creates the screen of a device in a state.
  ///
  /// A nil parameter uses the default of the device.
  ///
  /// - Parameters:
  ///   - id: The device's identifier in the catalogue, as `strut devices` lists it, such as
  ///     `iphone-15-pro`.
  ///   - os: The system version, or nil for the oldest version that the catalogue has for the
  ///     device.
  ///   - orientation: The orientation of the device.
  ///   - window: The app's part of an iPad screen.
  ///   - appearance: Light or dark mode.
  ///   - textSize: The user's preferred text size.
  ///   - statusBar: The visibility of the status bar.
  ///   - navigationBar: The navigation bar above the window's view, or nil without a navigation
  ///     controller.
  ///   - tabBar: The tab bar below the window's view, or nil without a tab bar controller.
  ///   - toolbar: The navigation controller's toolbar below the window's view, or nil for none.
  ///   - keyboard: The state of the keyboard.
  ///   - direction: The layout direction.
  ///   - bars: The contents of the bars.
  /// - Throws: A problem with the reason if the device is unknown or does not support the state.
  public init(
    device id: String, os: SystemVersion? = nil, orientation: Orientation = .portrait,
    window: WindowSize = .full, appearance: Appearance = .light,
    textSize: ContentSizeCategory = .large, statusBar: StatusBarVisibility? = nil,
    navigationBar: NavigationBarStyle? = nil, tabBar: BarStyle? = nil, toolbar: BarStyle? = nil,
    keyboard: KeyboardState = .hidden, direction: LayoutDirection = .leftToRight,
    bars: ScreenBars = ScreenBars()
  ) throws(LayoutProblem) {
    var state = CellState()
    switch DeviceLookup.device(id) {
    case .success(let found): state.device = found
    case .failure(let unknown):
      throw LayoutProblem(unknown.diagnostic.message.text, help: unknown.diagnostic.help)
    }
    state.os = os
    state.orientation = orientation
    state.window = window
    state.appearance = appearance
    state.textSize = textSize
    state.statusBar = statusBar
    state.navigationBar = navigationBar
    state.tabBar = tabBar
    state.toolbar = toolbar
    state.keyboard = keyboard
    state.direction = direction
    if let reason = Cell(state).unsupportedReason {
      throw LayoutProblem("there is no such screen of `\(id)`: \(reason)")
    }
    self.init(DeviceState(state, bars: bars))
    hasBarContainer = navigationBar != nil || tabBar != nil || toolbar != nil
  }

  /// Returns the screen with the bars of controllers, or the same screen without a device.
  ///
  /// A status bar that the device cannot show stays hidden.
  package func with(statusBar: StatusBarVisibility, bars: ScreenBars) -> Screen {
    guard let deviceState else { return self }
    var screen = self
    var state = deviceState.cell.state
    state.statusBar = statusBar
    if deviceState.configuration.statusBar != statusBar, Cell(state).unsupportedReason == nil {
      state.direction = direction
      screen = Screen(DeviceState(state, bars: bars))
      screen.hasBarContainer = hasBarContainer
    } else {
      screen.deviceState = DeviceState(deviceState.cell.state, bars: bars)
    }
    return screen
  }

  /// Returns the screen with the styles of the bars of containers, or the same screen without a
  /// device.
  package func with(
    navigationBar: NavigationBarStyle?, tabBar: BarStyle?, toolbar: BarStyle?
  ) -> Screen {
    guard let deviceState else { return self }
    var state = deviceState.cell.state
    state.navigationBar = navigationBar
    state.tabBar = tabBar
    state.toolbar = toolbar
    state.direction = direction
    var screen = Screen(DeviceState(state, bars: deviceState.bars))
    screen.hasBarContainer = true
    return screen
  }

  private init(_ state: DeviceState) {
    let geometry = state.geometry
    self.init(
      size: geometry.size, scale: geometry.scale, safeAreaInsets: geometry.safeArea,
      keyboardHeight: geometry.keyboardOverlap, direction: state.cell.direction)
    contentFrame = geometry.rootFrame
    systemMargins = geometry.rootMargins
    floatingKeyboard = geometry.isKeyboardFloating ? geometry.keyboard : nil
    deviceState = state
  }

  /// The traits of views on the screen, with a clear tint colour.
  package var traits: Traits {
    let state = DeviceState(of: self)
    return Traits(state.configuration, state.geometry, tint: .clear, direction: direction)
  }

  /// Light or dark mode.
  public var appearance: Appearance {
    get { DeviceState(of: self).appearance }
    set { deviceState = DeviceState(of: self).changed { $0.appearance = newValue } }
  }

  /// The user's preferred text size.
  public var textSize: ContentSizeCategory {
    get { DeviceState(of: self).configuration.textSize }
    set { deviceState = DeviceState(of: self).changed { $0.textSize = newValue } }
  }

  /// The name of the device and its state, as for a cell of a spec, such as
  /// `iphone-15-pro.landscape`.
  ///
  /// It contains only the parts of the state that differ from the default.
  public var name: String { DeviceState(of: self).cell.name }
}
