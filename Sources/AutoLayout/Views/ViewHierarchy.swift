/// The tree of a scene's views, with a view's position found by its id.
package struct ViewHierarchy: Sendable {
  /// In the scene's order: the root first, a parent before its children.
  package let nodes: [ViewNode]
  private let positions: [ViewID: Int]
  /// The steps from each view up to the root.
  private let depths: [Int]
  /// The position of the view that each view is laid out under: the nearest cell or content view of
  /// one at or above it, else the root.
  let layoutRoots: [Int]

  package init(_ nodes: [ViewNode]) {
    self.nodes = nodes
    var positions: [ViewID: Int] = [:]
    positions.reserveCapacity(nodes.count)
    var depths: [Int] = []
    var layoutRoots: [Int] = []
    for (position, node) in nodes.enumerated() {
      positions[node.id] = position
      guard let parent = node.parent else {
        depths.append(0)
        layoutRoots.append(position)
        continue
      }
      depths.append(depths[parent] + 1)
      layoutRoots.append(nodes[parent].arrangement.dividesSubviews ? position : layoutRoots[parent])
    }
    self.positions = positions
    self.depths = depths
    self.layoutRoots = layoutRoots
  }

  /// The view's place in the scene's order, nil for an unknown id.
  package func position(of id: ViewID) -> Int? { positions[id] }

  package func node(_ id: ViewID) -> ViewNode? { positions[id].map { nodes[$0] } }

  /// The superview's id, or nil for the root and for unknown views.
  package func superview(of id: ViewID) -> ViewID? {
    node(id)?.parent.map { nodes[$0].id }
  }

  /// The nearest view at or above both; a view counts as its own ancestor.
  func nearestCommonAncestor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while a != b {
      let deeper = depths[a] >= depths[b]
      guard let up = nodes[deeper ? a : b].parent else { return deeper ? a : b }
      if deeper { a = up } else { b = up }
    }
    return a
  }
}

extension ViewHierarchy {
  /// The view that holds a constraint: the nearest common ancestor of its items, an item itself
  /// counting and a guide standing for its view; nil where one is unknown.
  package func holder(of constraint: Constraint) -> ViewID? {
    var holder: Int?
    for anchor in constraint.anchors {
      guard let owner = position(of: anchor.item.owner) else { return nil }
      holder = holder.map { nearestCommonAncestor($0, owner) } ?? owner
    }
    return holder.map { nodes[$0].id }
  }
}

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
  /// subviews, depth first from back to front; nil without one.
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
