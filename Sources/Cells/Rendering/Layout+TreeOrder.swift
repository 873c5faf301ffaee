package import AutoLayout

extension Layout {
  /// The views in reading order: each view is followed by its own subtree.
  ///
  /// A scene may have the rows of tables at its end.
  package var inTreeOrder: [ViewLayout] {
    var subviews: [ViewID: [Int]] = [:]
    var pending: [Int] = []
    for (index, view) in views.enumerated() {
      if let superview = view.superview {
        subviews[superview, default: []].append(index)
      } else {
        pending.append(index)
      }
    }
    pending.reverse()
    var ordered: [ViewLayout] = []
    while let index = pending.popLast() {
      ordered.append(views[index])
      pending += (subviews[views[index].id] ?? []).reversed()
    }
    return ordered
  }
}
