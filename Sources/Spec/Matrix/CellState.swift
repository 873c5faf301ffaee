package import Devices
package import Geometry

/// The values that the matrix axes set; nil means the axis' default.
package struct CellState: Hashable, Sendable {
  package var device: Device?
  package var os: SystemVersion?
  package var orientation: Orientation?
  package var navigationBar: NavigationBarStyle?
  package var tabBar: BarStyle?
  package var toolbar: BarStyle?
  package var keyboard: KeyboardState?
  package var statusBar: StatusBarVisibility?
  package var window: WindowSize?
  package var appearance: Appearance?
  package var contrast: Contrast?
  package var textSize: ContentSizeCategory?
  package var direction: LayoutDirection?
  package var locale: CellLocale?
  /// The values of the axes that the spec declares, by the axes' names.
  private var own: [String: String] = [:]

  package init() {}

  /// The value of an axis that the spec declares.
  subscript(own axis: String) -> String? {
    get { own[axis] }
    set { own[axis] = newValue }
  }
}

/// The effective values: the given value, or the default.
extension CellState {
  var deviceOrDefault: Device { device ?? MatrixDefaults.device }
  var orientationOrDefault: Orientation { orientation ?? .portrait }

  /// Whether the spec declares the device.
  ///
  /// The screen of such a device is a window without bars, keyboard and status bar.
  var isBare: Bool { deviceOrDefault.isCustom }

  /// The direction of the language; left to right if the state has no language.
  var localeDirection: LayoutDirection {
    locale?.tag?.isRightToLeft == true ? .rightToLeft : .leftToRight
  }

  /// The visibility of the status bar if its axis has no value: the one in `screen`, or else the
  /// default of the device.
  func statusBar(_ defaults: MatrixDefaults) -> StatusBarVisibility {
    guard !isBare, defaults.statusBar != .hidden else { return .hidden }
    let device = deviceOrDefault
    guard device.family == .iphone, orientationOrDefault.isLandscape else { return .shown }
    // A phone in landscape has no status bar by default. Only a phone with a home button may show
    // it.
    return defaults.statusBar == .shown && device.homeIndicator == nil ? .shown : .hidden
  }

  /// The state with the defaults of the axes that it leaves out.
  func configuration(_ defaults: MatrixDefaults) -> Configuration {
    Configuration(
      device: deviceOrDefault, os: os, orientation: orientationOrDefault,
      window: window ?? .full, appearance: appearance ?? .light, contrast: contrast ?? .normal,
      textSize: textSize ?? .large, statusBar: statusBar ?? statusBar(defaults),
      navigationBar: isBare ? .hidden : navigationBar ?? defaults.navigationBar,
      tabBar: isBare ? .hidden : tabBar ?? defaults.tabBar,
      toolbar: isBare ? .hidden : toolbar ?? defaults.toolbar, keyboard: keyboard ?? .hidden,
      keyboardLanguage: locale?.tag?.description ?? "en")
  }

  /// The first reason why no device supports the state, or nil if one does.
  ///
  /// Only the state's own values count. A device without bars ignores the bars of `screen`.
  var unsupportedState: UnsupportedState? {
    UnsupportedState.allCases.first { $0.holds(in: self) }
  }

  /// The configuration with only the state's own values.
  ///
  /// A bar without a value is hidden.
  fileprivate var givenConfiguration: Configuration {
    Configuration(
      device: deviceOrDefault, os: os, orientation: orientationOrDefault, window: window ?? .full,
      statusBar: statusBar, navigationBar: navigationBar ?? .hidden, tabBar: tabBar ?? .hidden,
      toolbar: toolbar ?? .hidden, keyboard: keyboard ?? .hidden)
  }
}

/// The language of a cell.
package enum CellLocale: Hashable, Sendable {
  /// Texts are shown as written in the spec.
  case none
  case tag(LanguageTag)

  package var tag: LanguageTag? {
    if case .tag(let tag) = self { tag } else { nil }
  }
}

/// The defaults of the axes that the matrix leaves out.
package struct MatrixDefaults: Hashable, Sendable {
  /// The style from `screen`.
  var navigationBar = NavigationBarStyle.hidden
  var tabBar = BarStyle.hidden
  var toolbar = BarStyle.hidden
  /// The visibility from `screen`, or nil to use the device's default.
  var statusBar: StatusBarVisibility?

  package init() {}

  static let device = DeviceCatalogue.device(id: "iphone-15-pro") ?? DeviceCatalogue.all[0]
}

extension UnsupportedState {
  func holds(in state: CellState) -> Bool { holds(in: state.givenConfiguration) }

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
