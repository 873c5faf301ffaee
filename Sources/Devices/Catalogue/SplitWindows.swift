package import Geometry

/// The windows that share a tablet's screen in one orientation.
package struct SplitWindows: Hashable, Sendable {
  package let twoThirds: SplitWindow
  /// One of two equal sides, or nil if the screen has no such split.
  package let half: SplitWindow?
  package let third: SplitWindow
  package let slideOver: SplitWindow

  package init(
    twoThirds: SplitWindow, half: SplitWindow?, third: SplitWindow, slideOver: SplitWindow
  ) {
    self.twoThirds = twoThirds
    self.half = half
    self.third = third
    self.slideOver = slideOver
  }

  /// The window of a size, or nil if the screen has no such split.
  package subscript(size: WindowSize) -> SplitWindow? {
    switch size {
    case .full, .size: nil
    case .twoThirds: twoThirds
    case .half: half
    case .third: third
    case .slideOver: slideOver
    }
  }
}

/// A window of a split view.
package struct SplitWindow: Hashable, Sendable {
  package let width: Points
  /// The horizontal size class.
  ///
  /// The vertical one is always regular.
  package let horizontalClass: SizeClass

  package init(_ width: Points, _ horizontalClass: SizeClass) {
    self.width = width
    self.horizontalClass = horizontalClass
  }
}

/// The widths of split view and slide over on iPadOS 9 to 18, and on 26 with full-screen apps.
///
/// Sources: swift-snapshot-testing for screens of 768, 810, 834 and 1024 points; Geoff Hackworth's
/// articles on the iPad Pro and on the 8.3-inch mini. The other screens follow the same rule: both
/// sides and a divider of 10 points fill the screen. The narrow side has 375 points on 12.9 and 13
/// inches and in landscape without a home button, otherwise 320.
extension PerOrientation<SplitWindows> {
  static let on768 = windows(landscape: (694, 507, 320), portrait: (438, 320))
  static let on810 = windows(landscape: (750, 535, 320), portrait: (480, 320))
  static let on834x1112 = windows(landscape: (782, 551, 320), portrait: (504, 320))
  static let on744 = windows(landscape: (748, 561.5, 375), portrait: (414, 320))
  static let on820 = windows(landscape: (795, 585, 375), portrait: (490, 320))
  static let on834x1194 = windows(landscape: (809, 592, 375), portrait: (504, 320))
  static let on834x1210 = windows(landscape: (825, 600, 375), portrait: (504, 320))
  static let on1024 = windows(
    landscape: (981, 678, 375), portrait: (639, 375), halves: .regular)
  static let on1032 = windows(
    landscape: (991, 683, 375), portrait: (647, 375), halves: .regular)

  private static func windows(
    landscape: (twoThirds: Points, half: Points, third: Points),
    portrait: (twoThirds: Points, third: Points), halves: SizeClass = .compact
  ) -> PerOrientation<SplitWindows> {
    PerOrientation(
      portrait: SplitWindows(
        twoThirds: SplitWindow(portrait.twoThirds, .compact), half: nil,
        third: SplitWindow(portrait.third, .compact),
        slideOver: SplitWindow(portrait.third, .compact)),
      landscape: SplitWindows(
        twoThirds: SplitWindow(landscape.twoThirds, .regular),
        half: SplitWindow(landscape.half, halves),
        third: SplitWindow(landscape.third, .compact),
        slideOver: SplitWindow(landscape.third, .compact)))
  }
}
