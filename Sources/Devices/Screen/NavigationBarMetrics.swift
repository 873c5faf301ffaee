package import Geometry

/// The strips of a navigation bar, from the top: prompt, row, large title, search field.
///
/// Heights since iOS 12. Sources: Use Your Loaf, QMUI_iOS and Geoff Hackworth for the row and the
/// large title; UIKit's classic sizes for the prompt (74 less 44) and the search field. The values
/// of iOS 26 were measured on screenshots of an iPhone Air in portrait and of an island phone in
/// landscape: the row's buttons end 10 points above its bottom, a large title's baseline is 46.3
/// points below the buttons, a search field is 63 to 107 points below them with 15 below it, and
/// phones in landscape leave 24 points above the row. On a tablet with iOS 26 the search field is in
/// the row. A search hides the titles, except beside tabs in their row: on iOS 26 (measured on 402 points) its field begins 8 below the
/// safe area's top and ends 8 above the bar's bottom. A subtitle makes a large title 16 higher, which
/// is derived from the place of a list below it.
package struct NavigationBarMetrics: Hashable, Sendable {
  /// The row of the small title and the buttons.
  package let rowHeight: Points
  /// The height of the large title, or 0 if it is collapsed, as always in compact height.
  package let largeTitleHeight: Points
  package let promptHeight: Points
  /// The height of the search field's strip; 0 without a field, or with the field in the row.
  package let searchHeight: Points
  /// How far the bar reaches into the device's top inset; negative for room above the bar.
  ///
  /// On phones with a Dynamic Island the inset is higher than the status bar, and up to iOS 18 the
  /// bar begins 16 pixels above the inset's lower edge.
  let overlap: Points

  static let padRowHeight: Points = 50

  /// The metrics of the bar of a window with this width class, or nil if it is hidden.
  package init?(_ configuration: Configuration, horizontal: SizeClass) {
    let style = configuration.navigationBar
    let search = configuration.shownSearch
    guard style != .hidden, search != .activeBottom else { return nil }
    let device = configuration.device
    let orientation = configuration.orientation
    let isCompact = device.sizeClasses[orientation].vertical == .compact
    let isNewPhone = configuration.os == .ios26 && device.family == .iphone
    let isSearchInRow =
      configuration.os == .ios26 && device.family == .ipad && horizontal == .regular
    let isSearching =
      search == .active && !isSearchInRow
      && !TopTabs.areShown(configuration, horizontal: horizontal)
    let hasSubtitle = configuration.hasSubtitle && configuration.os == .ios26
    rowHeight =
      isSearching
      ? 0 : device.family == .ipad ? Self.padRowHeight : isNewPhone ? 54 : isCompact ? 32 : 44
    largeTitleHeight =
      style == .largeTitle && !isCompact && !isSearching ? (hasSubtitle ? 68 : 52) : 0
    promptHeight = configuration.hasPrompt && !isSearching ? 30 : 0
    searchHeight =
      search == nil || search == .bottom || isSearchInRow
      ? 0 : configuration.os == .ios26 ? 60 : 52
    if isNewPhone {
      overlap = isCompact ? (isSearching ? -16 : -24) : 0
    } else if case .dynamicIsland = device.cutout, !orientation.isLandscape {
      overlap = Points(16.0 / 3)
    } else {
      overlap = 0
    }
  }

  /// The strips of the bar of a window.
  func strips(inWidth width: Points, below inset: Points) -> Strips {
    var y = inset - overlap
    let top = y
    func strip(_ height: Points) -> Rect? {
      guard height > 0 else { return nil }
      defer { y = y + height }
      return Rect(x: 0, y: y, width: width, height: height)
    }
    let prompt = strip(promptHeight)
    let row = strip(rowHeight)
    let largeTitle = strip(largeTitleHeight)
    let searchBar = strip(searchHeight)
    return Strips(
      bar: Rect(minX: 0, minY: top, maxX: width, maxY: y), prompt: prompt, row: row,
      largeTitle: largeTitle, searchBar: searchBar)
  }

  struct Strips {
    let bar: Rect
    let prompt: Rect?
    let row: Rect?
    let largeTitle: Rect?
    let searchBar: Rect?
  }
}

/// The tabs at the top of windows of regular width on tablets.
///
/// They float in the navigation bar's row, or in a row of the same height without a bar. Other
/// windows keep their tabs at the bottom, 65 points high in all.
struct TopTabs {
  let strip: Rect
  /// The rectangle from the window's top to the tabs' lower edge.
  let background: Rect

  /// The tabs at the top, or nil if they are hidden or at the bottom.
  init?(
    _ configuration: Configuration, in placement: WindowPlacement, navigationRow: Rect?,
    horizontal: SizeClass
  ) {
    guard Self.areShown(configuration, horizontal: horizontal) else { return nil }
    let width = placement.frame.width
    strip =
      navigationRow
      ?? Rect(
        x: 0, y: placement.safeArea.top, width: width, height: NavigationBarMetrics.padRowHeight)
    background = Rect(x: 0, y: 0, width: width, height: strip.maxY)
  }

  /// Whether the window of this width class has its tabs at the top.
  static func areShown(_ configuration: Configuration, horizontal: SizeClass) -> Bool {
    let isAtTop =
      switch configuration.tabBarPlacement {
      case .automatic: configuration.os == .ios26
      case .top: true
      case .bottom: false
      }
    return configuration.tabBar != .hidden && isAtTop && configuration.device.family == .ipad
      && horizontal == .regular
  }
}
