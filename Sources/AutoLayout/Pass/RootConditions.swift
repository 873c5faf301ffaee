import Geometry

/// The inputs of a layout root.
struct RootConditions {
  /// The size in points; nil on an axis on which the contents decide it.
  var size: PerAxis<Double?>
  /// The fitting target on an axis without a size.
  var targets = PerAxis<FittingTarget>(both: .compressed)
  /// The root's own safe-area insets.
  var safeArea: Insets = .zero
  /// The root's margins, safe area not included.
  var margins: Insets
  /// The greatest width of readable content.
  var readableWidth: Points
  /// The keyboard's rectangle in the root's coordinates.
  var keyboard: Rect = .zero
  /// Whether the keyboard is docked at the screen's bottom edge.
  var isKeyboardDocked = false
  /// The position of the content scroll view of a screen with bars, or nil.
  var trackedScrollView: Int?

  var isKeyboardFloating: Bool { keyboard.height > 0 && !isKeyboardDocked }
}
