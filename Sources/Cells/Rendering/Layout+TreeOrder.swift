package import AutoLayout

extension Layout {
  /// The views in reading order: each view is followed by its subviews and their subviews.
  ///
  /// In a scene, the rows of tables may come last.
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
