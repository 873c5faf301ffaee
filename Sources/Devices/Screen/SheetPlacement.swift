package import Geometry

/// The style of a presented screen; corresponds to `UIModalPresentationStyle`.
package enum SheetStyle: String, CaseIterable, Sendable {
  case page, form, fullScreen, popover
}

/// The height of a page on a phone; corresponds to `UISheetPresentationController.Detent`.
package enum SheetDetent: Hashable, Sendable {
  case large, medium
  /// The height above the bottom safe area, in points.
  case height(Points)
}

/// The place of a presented screen in its window.
package struct SheetPlacement: Hashable, Sendable {
  /// The frame in window coordinates.
  package let frame: Rect
  /// The insets of the safe area, without the screen's own bars.
  package let safeArea: Insets
  /// The radii of the upper and the lower corners.
  package private(set) var topRadius: Points
  package private(set) var bottomRadius: Points
  /// Whether the screen below becomes a smaller card, as below a large page up to iOS 18.
  package let shrinksScreen: Bool
  /// Whether it covers the window, so that nothing below it is visible.
  package let coversWindow: Bool
  /// Whether it is a page at the bottom of a phone's window, which may have a grabber.
  package let isBottomSheet: Bool
  /// Whether it is a plate of glass inside the window's edges, as pages of partial height on iOS 26.
  package let isGlass: Bool
  /// Whether it is a popover, whose frame is moved beside its source when it is drawn.
  package let isPopover: Bool
  /// The distance from the sides and the top of the sheet to the plates of its bar on iOS 26.
  package let barInset: Points?
  /// The height of its navigation bar.
  package let barHeight: Points

  /// The distance from the safe area's top to a large page up to iOS 18; measured on an iPhone 16
  /// Pro.
  private static let cardHeight: Points = 10

  /// UIKit's size of a popover that gives none; a guess.
  package static let popoverSize = Size(width: 320, height: 480)
  /// The least distance of a popover from the window's safe area; a guess.
  package static let popoverMargin: Points = 10

  /// Places a screen.
  ///
  /// Measured: large pages of phones on iOS 18 and iOS 26, and form sheets of iPadOS 26. The height
  /// of the medium detent and the iPad's pages are estimated. A lower page is higher by the keyboard,
  /// which UIKit does for a page with one detent; that it ends behind the keyboard is a guess.
  ///
  /// - Parameters:
  ///   - style: the style. In a window of compact width a popover is a page, as in UIKit.
  ///   - detent: the height of a page on a phone.
  ///   - size: the size of a popover, which is cut to the window.
  ///   - geometry: the window.
  ///   - configuration: the device and its state.
  package init(
    _ style: SheetStyle, _ detent: SheetDetent, popover size: Size = Self.popoverSize,
    in geometry: ScreenGeometry, _ configuration: Configuration
  ) {
    let window = geometry.size
    let safe = geometry.deviceSafeArea
    let is26 = configuration.os == .ios26
    let isWide =
      configuration.device.family == .ipad && geometry.sizeClasses.horizontal == .regular
    let isLow = !isWide && geometry.sizeClasses.vertical == .compact
    isPopover = style == .popover && isWide
    coversWindow = style == .fullScreen || isLow
    barHeight =
      coversWindow && is26 ? 54 : coversWindow ? (isLow ? 32 : 44) : is26 ? (isWide ? 64 : 70) : 56
    barInset = !is26 ? nil : coversWindow ? 0 : isWide ? 10 : 16
    isBottomSheet = !coversWindow && !isWide
    isGlass = isBottomSheet && is26 && detent != .large
    shrinksScreen = isBottomSheet && !is26 && detent == .large
    if coversWindow {
      frame = Rect(origin: .zero, size: window)
      safeArea = safe
      topRadius = 0
      bottomRadius = 0
      return
    }
    guard isWide else {
      let bottom = safe.bottom
      let inset: Points = isGlass ? 6 : 0
      let greatest = window.height - safe.top - (is26 ? inset : Self.cardHeight)
      let height: Points
      switch detent {
      case .large: height = greatest
      case .medium:
        let raised = max(geometry.keyboardOverlap - (isGlass ? inset : bottom), 0)
        let half = geometry.grid.rounded(window.height * (is26 ? 0.525 : 0.5))
        height = min(half + raised, greatest)
      case .height(let own):
        // The content has this height above the bottom safe area, or above the keyboard.
        let covered = max(bottom - inset, geometry.keyboardOverlap - inset, 0)
        height = min(own + covered, greatest)
      }
      frame = Rect(
        x: inset, y: window.height - inset - height, width: window.width - inset * 2,
        height: height)
      safeArea = Insets(top: 0, left: 0, bottom: max(bottom - inset, 0), right: 0)
      topRadius = !is26 ? 10 : isGlass ? 34 : 38
      bottomRadius = isGlass ? max(configuration.device.displayCornerRadius - inset, 34) : 0
      return
    }
    if isPopover {
      let room = Rect(origin: .zero, size: window).inset(by: safe).inset(by: Self.popoverMargin)
      let size = Size(width: min(size.width, room.width), height: min(size.height, room.height))
      frame = geometry.grid.rounded(
        Rect(
          x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
          height: size.height))
      safeArea = .zero
      topRadius = is26 ? 38 : 13
      bottomRadius = topRadius
      return
    }
    let wanted =
      switch (style, is26) {
      case (.form, true): Size(width: 580, height: 650)
      case (.form, false): Size(width: 540, height: 620)
      default: Size(width: 704, height: window.height - safe.top - 44)
      }
    let size = Size(
      width: min(wanted.width, window.width - 32),
      height: min(wanted.height, window.height - safe.top - 20))
    let middle = window.height / 2 - (style == .form && is26 ? 5 : 0)
    let free = window.height - geometry.keyboardOverlap - (geometry.keyboardOverlap > 0 ? 10 : 0)
    let y = max(min(middle - size.height / 2, free - size.height), safe.top)
    frame = geometry.grid.rounded(
      Rect(
        x: window.width / 2 - size.width / 2, y: y, width: size.width, height: size.height))
    safeArea = .zero
    topRadius = is26 ? 32 : 10
    bottomRadius = topRadius
  }
  /// Replaces the radius of all corners that the system rounds.
  package mutating func round(by radius: Points) {
    if topRadius > 0 { topRadius = radius }
    if bottomRadius > 0 { bottomRadius = radius }
  }
}
