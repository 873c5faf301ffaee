extension ViewHierarchy {
  /// By view: the positions of its subviews, back to front.
  var subviews: [[Int]] {
    var subviews: [[Int]] = Array(repeating: [], count: nodes.count)
    for (position, node) in nodes.enumerated() {
      if let parent = node.parent { subviews[parent].append(position) }
    }
    return subviews
  }

  /// The content scroll view of the screen: the root itself or the first scroll view among its
  /// subviews, looked for depth first from back to front; nil without one.
  var contentScrollView: Int? {
    let subviews = self.subviews
    var pending = nodes.isEmpty ? [] : [0]
    while let position = pending.popLast() {
      if nodes[position].arrangement.scroll != nil { return position }
      pending += subviews[position].reversed()
    }
    return nil
  }
}
