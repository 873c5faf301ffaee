import AutoLayout
import Devices
import Geometry
import Spec
import ViewKinds

extension Layout {
  /// The description of a cell's screen, with the edges at which content is scrolled under the bars
  /// of the screen and of its columns.
  func screen(of built: BuiltCell) -> ScreenDescription {
    var screen = built.screen
    let columns = screen.columns.map(\.view)
    let others = Set(columns + screen.sheets.map(\.view))
    screen.scrolled = scrolledEdges(under: built.geometry.content, in: built) {
      !others.contains($0)
    }
    for (index, column) in columns.enumerated() {
      let role = screen.columns[index].role
      guard let place = built.geometry.columns.first(where: { $0.role == role }) else { continue }
      screen.columns[index].screen.scrolled = scrolledEdges(under: place, in: built) {
        $0 == column
      }
    }
    return screen
  }

  /// Returns the edges at which a visible scroll view reaches under a bar and has content there.
  ///
  /// Scroll views inside other scroll views do not count.
  ///
  /// - Parameters:
  ///   - place: the bars.
  ///   - built: the cell.
  ///   - includes: whether a view directly below the root view, with this name, is under the bars.
  /// - Returns: the edges.
  private func scrolledEdges(
    under place: ContentGeometry, in built: BuiltCell, where includes: (String) -> Bool
  ) -> ScrolledEdges {
    let top = place.navigationBarBackground?.maxY
    let bottoms = [place.toolbarBackground, place.isTabBarAtTop ? nil : place.tabBarBackground]
    let bottom = bottoms.compactMap { $0?.minY }.min()
    guard top != nil || bottom != nil else { return ScrolledEdges() }
    var edges = ScrolledEdges()
    // The views whose subviews may be under the bars. Superviews come before their subviews.
    var searched: Set<ViewID> = []
    for (view, style) in zip(views, built.styles) where !style.isHidden {
      if let superview = view.superview {
        guard searched.contains(superview), superview != .root || includes(view.id.name)
        else { continue }
      }
      guard let scroll = view.scroll else {
        searched.insert(view.id)
        continue
      }
      let frame = view.inScreen
      let inset = scroll.adjustedContentInset
      let offset = scroll.contentOffset.y
      let above = offset + inset.top
      let below = scroll.contentSize.height + inset.bottom - frame.height - offset
      // Half a point is more than rounding to pixels changes.
      if let top, frame.minY < top - 0.5, above > 0.5 { edges.top = true }
      if let bottom, frame.maxY > bottom + 0.5, below > 0.5 { edges.bottom = true }
    }
    return edges
  }
}
