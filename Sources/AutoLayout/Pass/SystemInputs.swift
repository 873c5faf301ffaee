import Geometry

/// The numbers of a system, which change from round to round while the plan stays.
struct SystemInputs {
  /// The layout root's size in points; nil on an axis on which its contents decide it.
  var rootSize: PerAxis<Double?>
  /// The target of the root's size if its contents decide it.
  var targets: PerAxis<FittingTarget>
  /// By slot: the measured size of the content, or nil without content.
  var sizes: [IntrinsicSize?]
  /// By slot: the baselines, or nil for items without text, whose baselines are top and bottom.
  var baselines: [Baselines?]
  /// By slot: for safe areas and margins, the distances from the owner's alignment rectangle; for
  /// other derived guides, from the root's edges.
  var insets: [Insets]
  /// By slot: the frame of a view placed by a frame, in its superview's bounds; zero for others.
  var frames: [Rect]
  /// By slot: the layout of a scroll view's content, or nil for other views.
  var scrolls: [ScrollLayout?]
  /// The keyboard's rectangle in the layout root's coordinates.
  var keyboard: Rect
  /// Whether a visible keyboard is not docked at the screen's bottom edge.
  var isKeyboardFloating: Bool
}
