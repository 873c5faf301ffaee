import Geometry

/// A bar along an edge of the screen, as far as it concerns the content view.
struct BarStrip: Hashable, Sendable {
  enum Edge: Hashable, Sendable {
    case top
    case bottom
  }

  let edge: Edge
  /// From the screen's edge to the bar's inner edge, in points; a second bar on the same edge
  /// reaches further than the first.
  let reach: Points
  /// A bar whose background lets content show through, transparent ones included, is not opaque.
  let isOpaque: Bool
}

/// The content view's frame and safe area between the bars of its containers.
///
/// A bar on an extended edge overlaps the view and adds to its safe area, an opaque one only when
/// the view also extends under opaque bars; every other bar takes its strip away from the view
/// and adds nothing. The device's own insets outside such a strip stay in the view.
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
