import Diagnostics
public import Geometry

extension View {
  /// Whether the view's position or size is currently ambiguous, including ties.
  public var hasAmbiguousLayout: Bool {
    let session = LayoutSession(of: self)
    guard let id = session.id(of: self) else { return false }
    return session.layout().diagnostics.contains {
      $0.message.rule == "ambiguous" && $0.views.contains(id.name)
    }
  }

  /// Returns the active constraints that affect the view's position or size on an axis, in order of
  /// activation.
  ///
  /// A constraint affects the view if a change of its constant by 1 point moves one of its edges.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    let session = LayoutSession(of: self)
    guard let index = session.views.firstIndex(of: self) else { return [] }
    let position = index + session.offset
    let now = session.layout().views[position].exact
    return session.constraints.indices.filter { index in
      [Points(1), Points(-1)].contains { change in
        var scene = session.scene
        scene.constraints[index].constant = scene.constraints[index].constant + change
        let then = session.layout(scene).views[position].exact
        return !then.isNear(now, on: axis)
      }
    }.map { session.constraints[$0] }
  }
}

extension Rect {
  /// Whether both edges on an axis agree within a millionth of a point.
  fileprivate func isNear(_ other: Rect, on axis: Axis) -> Bool {
    [
      minEdge(on: axis) - other.minEdge(on: axis), maxEdge(on: axis) - other.maxEdge(on: axis),
    ].allSatisfy { abs($0.value) < 1e-6 }
  }
}
