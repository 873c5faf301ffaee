import Geometry

/// The parts of a bar that matter to the content view.
struct BarStrip: Hashable, Sendable {
  enum Edge: Hashable, Sendable {
    case top
    case bottom
  }

  let edge: Edge
  /// The distance from the screen's edge to the bar's inner edge, in points.
  ///
  /// The second bar on an edge has the greater reach.
  let reach: Points
  /// Whether no content shows through the bar.
  ///
  /// A transparent bar is not opaque.
  let isOpaque: Bool
}

/// The content view's frame and safe area between the bars of its containers.
///
/// A bar on an extended edge overlaps the view and adds to its safe area. An opaque bar does so
/// only if the view also extends under opaque bars. Every other bar takes its strip from the view
/// and adds nothing. The device's insets outside such a strip stay in the safe area.
struct ContentPlacement: Hashable, Sendable {
  let frame: Rect
  let safeArea: Insets

  init(
    screen: Rect, deviceInsets: Insets, bars: [BarStrip], extendedEdges: ExtendedEdges,
    extendsUnderOpaqueBars: Bool
  ) {
    func split(_ edge: BarStrip.Edge, _ side: ExtendedEdges, _ inset: Points) -> (Points, Points) {
      var taken: Points = 0
      var covered = inset
      for bar in bars where bar.edge == edge {
        if extendedEdges.contains(side) && (!bar.isOpaque || extendsUnderOpaqueBars) {
          covered = max(covered, bar.reach)
        } else {
          taken = max(taken, bar.reach)
        }
      }
      return (taken, max(covered - taken, 0))
    }
    let (takenTop, safeTop) = split(.top, .top, deviceInsets.top)
    let (takenBottom, safeBottom) = split(.bottom, .bottom, deviceInsets.bottom)
    frame = screen.inset(by: Insets(top: takenTop, left: 0, bottom: takenBottom, right: 0))
    safeArea = Insets(
      top: safeTop, left: deviceInsets.left, bottom: safeBottom, right: deviceInsets.right)
  }
}
