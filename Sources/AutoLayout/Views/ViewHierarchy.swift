/// The tree of a scene's views, with lookup by view ID.
package struct ViewHierarchy: Sendable {
  /// The views in the scene's order: the root first, parents before their children.
  ///
  /// The engine reads the values in place, because copying a node takes longer than reading one.
  package let nodes: [ViewNode]
  private let positions: [ViewID: Int]
  /// The number of ancestors of each view.
  private let depths: [Int]
  /// The position of each view's layout root.
  ///
  /// This is the nearest view, from the view itself upwards, whose superview lays out each subview
  /// separately, such as a cell or its content view. Without one, it is the scene's root.
  let layoutRoots: [Int]

  package init(_ nodes: [ViewNode]) {
    self.nodes = nodes
    var positions: [ViewID: Int] = [:]
    positions.reserveCapacity(nodes.count)
    var depths: [Int] = []
    var layoutRoots: [Int] = []
    depths.reserveCapacity(nodes.count)
    layoutRoots.reserveCapacity(nodes.count)
    for position in nodes.indices {
      positions[nodes[position].id] = position
      guard let parent = nodes[position].parent else {
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

  /// Returns the view's index in the scene's order, or nil for an unknown ID.
  package func position(of id: ViewID) -> Int? { positions[id] }

  package func node(_ id: ViewID) -> ViewNode? { positions[id].map { nodes[$0] } }

  /// Returns the superview's ID, or nil for the root and for unknown views.
  package func superview(of id: ViewID) -> ViewID? {
    node(id)?.parent.map { nodes[$0].id }
  }

  /// Returns the nearest common ancestor of two views.
  ///
  /// A view counts as its own ancestor.
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
  /// Returns the view that holds a constraint, or nil if the constraint uses an unknown view.
  ///
  /// This is the nearest common ancestor of the constraint's items. A view counts as its own
  /// ancestor, and a guide counts as its owning view.
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
  /// The positions of each view's subviews, from back to front; indexed by the view's position.
  var subviews: [[Int]] {
    var subviews: [[Int]] = Array(repeating: [], count: nodes.count)
    for position in nodes.indices {
      if let parent = nodes[position].parent { subviews[parent].append(position) }
    }
    return subviews
  }

  /// The content scroll views of the screen, if it has bars, and of the views that are screens of
  /// their own with a bar.
  func contentScrollViews(screenHasBars: Bool) -> Set<Int> {
    let containers = nodes.indices.filter { $0 == 0 ? screenHasBars : nodes[$0].isBarContainer }
    return Set(containers.compactMap(contentScrollView))
  }

  /// Returns the position of the content scroll view of a screen, or nil if it has no scroll view.
  ///
  /// This is the first scroll view in a depth-first search from the screen's view, from back to
  /// front.
  private func contentScrollView(of screen: Int) -> Int? {
    let subviews = self.subviews
    var pending = [screen]
    while let position = pending.popLast() {
      if nodes[position].arrangement.scroll != nil { return position }
      pending += subviews[position].reversed()
    }
    return nil
  }
}
