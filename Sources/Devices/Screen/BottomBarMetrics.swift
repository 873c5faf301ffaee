import Geometry

/// The tab bar and the toolbar at a window's bottom, the toolbar above.
///
/// Heights since iOS 12, without the strip for the home indicator. Sources: QMUI_iOS and Geoff
/// Hackworth; a toolbar has 44 points on every upright phone, as QMUI_iOS has it.
struct BottomBarMetrics {
  /// The strip of the tabs; nil while hidden.
  let tabBar: Rect?
  /// Down to the window's bottom.
  let tabBarBackground: Rect?
  /// The strip of the buttons; nil while hidden.
  let toolbar: Rect?
  /// Down to the tab bar, or to the window's bottom.
  let toolbarBackground: Rect?

  /// The bars of a window of a size whose bottom inset is that of the home indicator.
  ///
  /// - Parameters:
  ///   - configuration: which bars are shown.
  ///   - hasTabs: whether the tabs are at the bottom.
  ///   - window: the window's size.
  ///   - inset: that of the home indicator.
  init(_ configuration: Configuration, hasTabs: Bool, window: Size, inset: Points) {
    let isPad = configuration.device.family == .ipad
    let isCompact =
      configuration.device.sizeClasses[configuration.orientation].vertical == .compact
    func strip(_ height: Points, above bottom: Points) -> Rect {
      Rect(x: 0, y: bottom - height, width: window.width, height: height)
    }
    func background(_ strip: Rect, to bottom: Points) -> Rect {
      Rect(minX: 0, minY: strip.minY, maxX: window.width, maxY: bottom)
    }
    var tabs: Rect?
    if hasTabs {
      // 65 points in all above a home indicator's 20: the tabs reach 5 into the strip.
      let kept = isPad && inset > 0 ? inset - 5 : inset
      tabs = strip(isPad ? 50 : isCompact ? 32 : 49, above: window.height - kept)
    }
    tabBar = tabs
    tabBarBackground = tabs.map { background($0, to: window.height) }
    if configuration.toolbar != .hidden {
      let height: Points = isPad ? 50 : isCompact ? 32 : 44
      let buttons = strip(height, above: tabs?.minY ?? window.height - inset)
      toolbar = buttons
      toolbarBackground = background(buttons, to: tabs?.minY ?? window.height)
    } else {
      toolbar = nil
      toolbarBackground = nil
    }
  }
}
