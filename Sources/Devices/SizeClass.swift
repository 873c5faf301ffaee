/// The size class of a window on an axis.
package enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact
  case regular
}

/// The size classes of a window on both axes.
package struct SizeClasses: Hashable, Sendable {
  package let horizontal: SizeClass
  package let vertical: SizeClass

  package init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
