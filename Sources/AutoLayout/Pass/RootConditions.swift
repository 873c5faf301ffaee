import Geometry

/// The inputs of a layout root.
struct RootConditions {
  /// The size in points, or nil on an axis where the contents determine it.
  var size: PerAxis<Double?>
  /// The fitting length in points from which the size was rounded up, or nil on an axis with
  /// another size.
  var fitted = PerAxis<Double?>(both: nil)
  /// The fitting target on an axis without a size.
  var targets = PerAxis<FittingTarget>(both: .compressed)
  /// The size for which the frames of the root's subviews were designed, or nil for its own size.
  var designedSize: Size?
  /// The root's own safe-area insets.
  var safeArea: Insets = .zero
  /// The root's margins, without the safe area.
  var margins: Insets
  /// The maximum width of readable content.
  var readableWidth: Points
  /// The keyboard's rectangle in the root's coordinates.
  var keyboard: Rect = .zero
  /// Whether the keyboard is docked at the screen's bottom edge.
  var isKeyboardDocked = false
  /// The positions of the content scroll views of screens with bars.
  var trackedScrollViews: Set<Int> = []

  var isKeyboardFloating: Bool { keyboard.height > 0 && !isKeyboardDocked }
}
