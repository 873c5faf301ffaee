/// A device in one state, as a cell of the matrix fixes it.
package struct Configuration: Hashable, Sendable {
  package var device: Device
  package var os: SystemVersion
  package var orientation: Orientation
  package var window: WindowSize
  package var appearance: Appearance
  package var contrast: Contrast
  package var textSize: ContentSizeCategory
  /// The status bar's visibility, or nil for the device's default: hidden on phones in landscape
  /// only.
  package var statusBar: StatusBarVisibility?
  package var navigationBar: NavigationBarStyle
  /// Whether the navigation bar has a line of text above its title.
  package var hasPrompt: Bool
  /// Whether the navigation bar's title has a second line.
  package var hasSubtitle = false
  /// The search field of the bars, or nil without one.
  package var search: SearchState?
  package var tabBar: BarStyle
  package var tabBarPlacement = TabBarPlacement.automatic
  /// The navigation controller's toolbar, above a tab bar.
  package var toolbar: BarStyle
  /// The columns of the screen, or nil without a split view.
  package var split: SplitView?
  package var keyboard: KeyboardState
  package var keyboardContent: KeyboardContent
  /// The language of the keyboard's letters, as a tag: `zh-Hans`.
  package var keyboardLanguage: String
  /// The sides on which content extends under bars, as `edgesForExtendedLayout`.
  package var extendedEdges: ExtendedEdges
  package var extendsUnderOpaqueBars: Bool

  /// A configuration.
  ///
  /// The default system is the oldest that the device runs.
  package init(
    device: Device, os: SystemVersion? = nil, orientation: Orientation = .portrait,
    window: WindowSize = .full, appearance: Appearance = .light, contrast: Contrast = .normal,
    textSize: ContentSizeCategory = .large, statusBar: StatusBarVisibility? = nil,
    navigationBar: NavigationBarStyle = .hidden, hasPrompt: Bool = false,
    search: SearchState? = nil, tabBar: BarStyle = .hidden, toolbar: BarStyle = .hidden,
    keyboard: KeyboardState = .hidden,
    keyboardContent: KeyboardContent = KeyboardContent(), keyboardLanguage: String = "en",
    extendedEdges: ExtendedEdges = .all, extendsUnderOpaqueBars: Bool = false
  ) {
    self.device = device
    self.os = os ?? device.oldestSystem
    self.orientation = orientation
    self.window = window
    self.appearance = appearance
    self.contrast = contrast
    self.textSize = textSize
    self.statusBar = statusBar
    self.navigationBar = navigationBar
    self.hasPrompt = hasPrompt
    self.search = search
    self.tabBar = tabBar
    self.toolbar = toolbar
    self.keyboard = keyboard
    self.keyboardContent = keyboardContent
    self.keyboardLanguage = keyboardLanguage
    self.extendedEdges = extendedEdges
    self.extendsUnderOpaqueBars = extendsUnderOpaqueBars
  }
}

/// Sides of the content view, as `UIRectEdge`.
package struct ExtendedEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let top = ExtendedEdges(rawValue: 1)
  package static let left = ExtendedEdges(rawValue: 2)
  package static let bottom = ExtendedEdges(rawValue: 4)
  package static let right = ExtendedEdges(rawValue: 8)
  package static let all: ExtendedEdges = [.top, .left, .bottom, .right]
}
