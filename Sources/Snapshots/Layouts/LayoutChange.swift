package import Geometry

/// What became of one view between two layouts.
package enum LayoutChange: Hashable, Sendable {
  /// The view is new; `subviews` counts the new ones below it, which are not told again.
  case appeared(id: String, superview: String?, subviews: Int)
  case vanished(id: String, superview: String?, subviews: Int)
  case changed(ViewChange)
}

/// How a view that both layouts have is not as it was; at least one member says so.
package struct ViewChange: Hashable, Sendable {
  package let id: String
  /// Nil where the kind is the same.
  package var kind: Change<String>?
  /// Nil where the superview is the same.
  package var superview: Change<String>?
  /// How far the origin moved in the superview, zero for a view with another superview.
  package var moved: Point = .zero
  /// The superview where it moved too, so that the step is not the one on the screen.
  package var movedInside: String?
  package var grown: Size = .zero
  /// Whether the view stands elsewhere in the back-to-front order of its superview's subviews.
  package var isReordered = false
  package var appearance: [AppearanceChange] = []

  package struct Change<Value: Hashable & Sendable>: Hashable, Sendable {
    package let old: Value
    package let new: Value
  }

  var isNothing: Bool {
    kind == nil && superview == nil && moved == .zero && grown == .zero && !isReordered
      && appearance.isEmpty
  }
}

extension LayoutChange {
  /// The id of the view that it is about.
  package var view: String {
    switch self {
    case .appeared(let id, _, _), .vanished(let id, _, _): id
    case .changed(let change): change.id
    }
  }

  /// What changed, in the new layout's order, vanished views last; nothing for equal layouts.
  ///
  /// Frames are in the superview's coordinates, so that views which only went along with their
  /// superview are not told again. Ids are unique in a layout.
  package static func changes(from old: [LayoutLine], to new: [LayoutLine]) -> [LayoutChange] {
    let before = LayoutTree(old)
    let after = LayoutTree(new)
    let reordered = after.reordered(since: before)
    let changes = after.views.compactMap { view -> LayoutChange? in
      guard let was = before[view.line.id] else {
        if let superview = view.superview, before[superview] == nil { return nil }
        return .appeared(
          id: view.line.id, superview: view.superview,
          subviews: after.descendants(of: view.line.id, missingFrom: before))
      }
      let change = ViewChange(
        from: was, to: view, isReordered: reordered.contains(view.line.id),
        hasMovedSuperview: view.superview.map { before[$0]?.line.frame.origin }
          != view.superview.map { after[$0]?.line.frame.origin })
      return change.isNothing ? nil : .changed(change)
    }
    let vanished = before.views.compactMap { view -> LayoutChange? in
      guard after[view.line.id] == nil else { return nil }
      if let superview = view.superview, after[superview] == nil { return nil }
      return .vanished(
        id: view.line.id, superview: view.superview,
        subviews: before.descendants(of: view.line.id, missingFrom: after))
    }
    return changes + vanished
  }
}

extension ViewChange {
  fileprivate init(
    from old: LayoutTree.View, to new: LayoutTree.View, isReordered: Bool,
    hasMovedSuperview: Bool
  ) {
    id = new.line.id
    self.isReordered = isReordered
    if old.line.kind != new.line.kind { kind = Change(old: old.line.kind, new: new.line.kind) }
    if let was = old.superview, let now = new.superview, was != now {
      superview = Change(old: was, new: now)
    } else {
      moved = Point(
        x: new.line.frame.x - old.line.frame.x, y: new.line.frame.y - old.line.frame.y)
      movedInside = hasMovedSuperview && moved != .zero ? new.superview : nil
    }
    grown = Size(
      width: new.line.frame.width - old.line.frame.width,
      height: new.line.frame.height - old.line.frame.height)
    appearance = AppearanceChange.changes(
      from: old.line.appearance, to: new.line.appearance,
      hasContent: !old.line.frame.isEmpty && !new.line.frame.isEmpty)
  }
}
