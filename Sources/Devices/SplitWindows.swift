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
