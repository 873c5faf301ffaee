import Geometry

/// The numeric inputs of a system, which change between rounds while the plan stays the same.
///
/// Arrays are indexed by slot.
struct SystemInputs {
  /// The layout root's size in points, or nil on an axis where its contents determine it.
  var rootSize: PerAxis<Double?>
  /// The target of the root's size on an axis where its contents determine it.
  var targets: PerAxis<FittingTarget>
  /// The measured size of each slot's content, or nil without content.
  var sizes: [IntrinsicSize?]
  /// The baselines of each slot, or nil for items without text.
  ///
  /// Without text, the top and bottom edges are the baselines.
  var baselines: [Baselines?]
  /// The insets of each derived guide from its owner's edges or content, or zero for other slots.
  var insets: [Insets]
  /// The frame of each view placed by a frame, in its superview's coordinates, or zero for others.
  var frames: [Rect]
  /// The layout of each scroll view's content, or nil for other views.
  var scrolls: [ScrollLayout?]
  /// The keyboard's rectangle in the layout root's coordinates.
  var keyboard: Rect
  /// Whether a visible keyboard is not docked at the screen's bottom edge.
  var isKeyboardFloating: Bool
}
