package import Geometry

/// The windows that a tablet's screen is shared between in one orientation.
package struct SplitWindows: Hashable, Sendable {
  package let twoThirds: SplitWindow
  /// Nil where the screen is not shared in halves.
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

  /// Nil for a window that is not one of these, or not here.
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
  /// The vertical class is always regular.
  package let horizontalClass: SizeClass

  package init(_ width: Points, _ horizontalClass: SizeClass) {
    self.width = width
    self.horizontalClass = horizontalClass
  }
}
