import Geometry

/// The numbers that a system is solved for; what changes from round to round while the plan stays.
struct SystemInputs {
  /// The layout root's size; nil on an axis where its contents decide it.
  var rootSize: PerAxis<Double?>
  /// What the root comes near to where its contents decide its size.
  var targets: PerAxis<FittingTarget>
  /// By slot: the measured size of the content; nil without one.
  var sizes: [IntrinsicSize?]
  /// By slot: nil for items without text, whose baselines are their top and bottom.
  var baselines: [Baselines?]
  /// By slot: for safe areas and margins, the distances from the owner's alignment rectangle; for
  /// other derived guides, from the root's edges.
  var insets: [Insets]
  /// By slot: the frame of a view placed by hand, in its superview's bounds; zero for others.
  var frames: [Rect]
  /// By slot: where a scroll view's content lies; nil for others.
  var scrolls: [ScrollLayout?]
  /// The keyboard's rectangle in the layout root's coordinates.
  var keyboard: Rect
  /// Whether a keyboard is shown that does not stand at the screen's bottom edge.
  var isKeyboardFloating: Bool
}
