import Geometry

/// The lines of a layout as a tree, which their depths describe.
struct LayoutTree {
  struct View {
    let line: LayoutLine
    /// The id of the superview; nil for the root.
    let superview: String?
    /// Whether the view or a view around it is hidden.
    let isHidden: Bool
    /// The number of views below the view, which follow it in the list.
    fileprivate(set) var descendants = 0
  }

  /// The views in the layout's order.
  ///
  /// Superviews come before their subviews.
  private(set) var views: [View] = []
  private var positions: [String: Int] = [:]

  init(_ lines: [LayoutLine]) {
    var path: [Int] = []
    for line in lines {
      path.removeLast(max(0, path.count - line.depth))
      for position in path { views[position].descendants += 1 }
      let superview = path.last.map { views[$0] }
      path.append(views.count)
      if positions[line.id] == nil { positions[line.id] = views.count }
      views.append(
        View(
          line: line, superview: superview?.line.id,
          isHidden: line.appearance.isHidden || superview?.isHidden == true))
    }
  }

  subscript(id: String) -> View? { positions[id].map { views[$0] } }

  /// The frame of each view on the screen in points, in the layout's order.
  var framesOnScreen: [Rect] {
    var origins: [Point] = []
    var path: [Int] = []
    return views.enumerated().map { position, view in
      path.removeLast(max(0, path.count - view.line.depth))
      let outer = path.last.map { origins[$0] } ?? .zero
      let frame = view.line.frame.offset(by: outer)
      let scrolled = view.line.appearance.scrollOffset ?? .zero
      origins.append(Point(x: frame.x - scrolled.x, y: frame.y - scrolled.y))
      path.append(position)
      return frame
    }
  }

  /// The number of views below a view that the other layout does not have.
  func descendants(of id: String, missingFrom other: LayoutTree) -> Int {
    guard let position = positions[id] else { return 0 }
    let below = views[(position + 1)...].prefix(views[position].descendants)
    return below.filter { other[$0.line.id] == nil }.count
  }

  /// The views whose order among the subviews of one superview changed, and those that an ignored
  /// view passed.
  ///
  /// The former are the fewest views whose movement explains the new order.
  func reordered(since old: LayoutTree, isIgnored: (String) -> Bool) -> Set<String> {
    let moved = reordered(since: old)
    return moved.union(passed(by: moved, since: old, isIgnored: isIgnored))
  }

  private func reordered(since old: LayoutTree) -> Set<String> {
    var subviews: [(superview: String, old: [String], new: [String])] = []
    var known: [String: Int] = [:]
    for view in views {
      guard let superview = view.superview, old[view.line.id]?.superview == superview else {
        continue
      }
      let group = known[superview] ?? subviews.count
      if group == subviews.count {
        known[superview] = group
        subviews.append((superview, [], []))
      }
      subviews[group].new.append(view.line.id)
    }
    for view in old.views {
      guard let superview = view.superview, let group = known[superview],
        self[view.line.id]?.superview == superview
      else { continue }
      subviews[group].old.append(view.line.id)
    }
    var moved: Set<String> = []
    for group in subviews where group.old != group.new {
      let kept = CommonSubsequence.positions(from: group.old, to: group.new)
      moved.formUnion(Set(group.new).subtracting(kept.map { group.new[$0.new] }))
    }
    return moved
  }

  /// The views that an ignored view passed in the back-to-front order.
  ///
  /// Only views that are not ignored and overlap it, before or after, have another place by that.
  /// A view around them is named for them.
  private func passed(
    by moved: Set<String>, since old: LayoutTree, isIgnored: (String) -> Bool
  ) -> Set<String> {
    let ignored = views.filter { view in
      guard let was = old[view.line.id] else { return false }
      return (moved.contains(view.line.id) || was.superview != view.superview)
        && isIgnored(view.line.id)
    }
    guard !ignored.isEmpty else { return [] }
    let others = views.map(\.line.id).filter { old[$0] != nil && !isIgnored($0) }
    let frames = (old: old.framesOnScreen, new: framesOnScreen)
    let passed = ignored.map(\.line.id).reduce(into: Set<String>()) { passed, id in
      passed.formUnion(
        others.filter { other in
          old.isInFront(other, of: id) != isInFront(other, of: id)
            && (old.overlaps(other, id, frames.old) || overlaps(other, id, frames.new))
        })
    }
    return passed.filter { self[$0]?.superview.map(passed.contains) != true }
  }

  /// Whether a view comes later in the layout than another, and so is in front of it.
  private func isInFront(_ id: String, of other: String) -> Bool {
    (positions[id] ?? 0) > (positions[other] ?? 0)
  }

  /// Whether a view shares an area with another one or with a view below that.
  ///
  /// Hidden views share none.
  private func overlaps(_ id: String, _ other: String, _ frames: [Rect]) -> Bool {
    guard let position = positions[id], !views[position].isHidden, let first = positions[other]
    else { return false }
    return (first...(first + views[first].descendants)).contains {
      !views[$0].isHidden && frames[$0].intersection(frames[position]) != nil
    }
  }
}
