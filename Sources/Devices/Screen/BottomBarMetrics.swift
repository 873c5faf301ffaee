import Geometry

/// The tab bar and the toolbar at the bottom of a window or a column, the toolbar above.
///
/// Heights since iOS 12, without the strip for the home indicator. Sources: QMUI_iOS and Geoff
/// Hackworth. Saved frames of navigation controllers' toolbars are 49 points high on phones with a
/// home indicator, and 44 on phones with a home button.
struct BottomBarMetrics {
  /// The strip of the tabs, or nil while hidden.
  let tabBar: Rect?
  /// The rectangle from the tab bar's top to the window's bottom, or nil while hidden.
  let tabBarBackground: Rect?
  /// The strip of the toolbar's buttons, or nil while hidden.
  let toolbar: Rect?
  /// The rectangle from the toolbar's top to the tab bar or the window's bottom, or nil while
  /// hidden.
  let toolbarBackground: Rect?

  /// The bars of a window.
  ///
  /// - Parameters:
  ///   - configuration: the state that decides which bars are shown.
  ///   - hasTabs: whether the tabs are at the bottom.
  ///   - window: the window's size.
  ///   - inset: the bottom inset for the home indicator.
  ///   - isPanel: whether the bars are on a panel of glass.
  init(
    _ configuration: Configuration, hasTabs: Bool, window: Size, inset: Points,
    isPanel: Bool = false
  ) {
    let isPad = configuration.device.family == .ipad
    let isCompact =
      configuration.device.sizeClasses[configuration.orientation].vertical == .compact
    func strip(_ height: Points, above bottom: Points) -> Rect {
      Rect(x: 0, y: bottom - height, width: window.width, height: height)
    }
    func background(_ strip: Rect, to bottom: Points) -> Rect {
      Rect(minX: 0, minY: strip.minY, maxX: window.width, maxY: bottom)
    }
    // On iOS 26, bars float. Without a home indicator they need room below their plates, as a
    // toolbar of a low window does above tabs; how much is a guess.
    let isFloating = configuration.os == .ios26
    let floatingTabs: Points? = isFloating && inset == 0 ? (isCompact ? 52 : 70) : nil
    let floatingToolbar: Points? =
      isFloating && (inset == 0 || isCompact && hasTabs) ? (isCompact ? 52 : 56) : nil
    var tabs: Rect?
    if hasTabs {
      // The tab bar is 65 points high with a home indicator's 20, so the tabs reach 5 into its
      // strip.
      let kept = isPad && inset > 0 ? inset - 5 : inset
      tabs = strip(
        floatingTabs ?? (isPad ? 50 : isCompact ? 32 : 49), above: window.height - kept)
    }
    tabBar = tabs
    tabBarBackground = tabs.map { background($0, to: window.height) }
    // A search field at the bottom stands among the toolbar's buttons.
    if configuration.toolbar != .hidden || configuration.shownSearch?.isAtBottom == true {
      // Measured on a panel: symbols 22 points above its bottom.
      let height: Points =
        isPanel ? 44 : isPad ? 50 : floatingToolbar ?? (isCompact ? 32 : inset > 0 ? 49 : 44)
      let buttons = strip(height, above: tabs?.minY ?? window.height - inset)
      toolbar = buttons
      toolbarBackground = background(buttons, to: tabs?.minY ?? window.height)
    } else {
      toolbar = nil
      toolbarBackground = nil
    }
  }
}
