import Geometry

/// What a layout root is given from outside.
struct RootConditions {
  /// In points; nil on an axis where its contents decide it.
  var size: PerAxis<Double?>
  /// What its contents make of an axis on which it has no size.
  var targets = PerAxis<FittingTarget>(both: .compressed)
  /// The root's own safe-area insets.
  var safeArea: Insets = .zero
  /// The root's margins, safe area not included.
  var margins: Insets
  /// The greatest width of readable content.
  var readableWidth: Points
  /// The keyboard's rectangle in the root's coordinates.
  var keyboard: Rect = .zero
  /// Whether the keyboard stands at the screen's bottom edge.
  var isKeyboardDocked = false
  /// The position of the content scroll view of a screen between bars; nil without one.
  var trackedScrollView: Int?

  var isKeyboardFloating: Bool { keyboard.height > 0 && !isKeyboardDocked }
}
