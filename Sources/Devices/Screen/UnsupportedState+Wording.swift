extension UnsupportedState {
  /// The reason as a clause.
  package var clause: String {
    switch self {
    case .system: "the device never ran that system"
    case .upsideDown: "a phone without a home button never stands upside down"
    case .customNavigationBar, .customTabBar, .customToolbar: "a custom device has no bars"
    case .customKeyboard: "a custom device has no keyboard but one whose height is given"
    case .floatingKeyboard: "keyboards float on iPads alone"
    case .highKeyboard: "the keyboard is higher than the screen"
    case .customStatusBar: "a custom device has no status bar"
    case .statusBarInLandscape:
      "a phone that lies shows its status bar only if it has a home button"
    case .window: "only iPads have windows smaller than the screen"
    case .unsharedScreen: "the iPad has no such window in this orientation"
    case .largeWindow: "the window is larger than the screen"
    }
  }
}
