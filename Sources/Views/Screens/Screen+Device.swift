import Cells
public import Devices
import Diagnostics
public import Geometry
import Spec

extension Screen {
  /// The screen of a device in one state; what is nil is as the device has it.
  ///
  /// - Parameters:
  ///   - device: a model of the catalogue.
  ///   - os: the system that it runs, or nil for the oldest that the catalogue knows for it.
  ///   - orientation: how the device is held.
  ///   - window: the app's part of an iPad's screen.
  ///   - appearance: light or dark mode.
  ///   - textSize: the user's preferred one.
  ///   - statusBar: whether there is a status bar.
  ///   - navigationBar: above the window's view; nil where no navigation controller shows it.
  ///   - tabBar: below the window's view; nil where no tab controller shows it.
  ///   - toolbar: a navigation controller's, below the window's view.
  ///   - keyboard: whether there is a keyboard.
  ///   - direction: where reading begins.
  ///   - bars: what the bars show.
  /// - Throws: why there is no such screen.
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

  /// The screen of a device in one state; what is nil is as the device has it.
  ///
  /// - Parameters:
  ///   - id: of a device of the catalogue, as `strut devices` lists it: `iphone-15-pro`.
  ///   - os: the system that it runs, or nil for the oldest that the catalogue knows for it.
  ///   - orientation: how the device is held.
  ///   - window: the app's part of an iPad's screen.
  ///   - appearance: light or dark mode.
  ///   - textSize: the user's preferred one.
  ///   - statusBar: whether there is a status bar.
  ///   - navigationBar: above the window's view; nil where no navigation controller shows it.
  ///   - tabBar: below the window's view; nil where no tab controller shows it.
  ///   - toolbar: a navigation controller's, below the window's view.
  ///   - keyboard: whether there is a keyboard.
  ///   - direction: where reading begins.
  ///   - bars: what the bars show.
  /// - Throws: why there is no such screen.
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

  /// The device and what is not as usual, as cells of specs are called: `iphone-15-pro.landscape`.
  public var name: String { DeviceState(of: self).cell.name }
}
