package import Geometry

/// The change of one view between two layouts.
package enum LayoutChange: Hashable, Sendable, Codable {
  /// The view is new.
  ///
  /// `subviews` is the number of new views below it, which have no changes of their own.
  case appeared(id: String, superview: String?, subviews: Int)
  case vanished(id: String, superview: String?, subviews: Int)
  case changed(ViewChange)
}

/// The change of a view that both layouts have.
///
/// At least one property is set.
package struct ViewChange: Hashable, Sendable, Codable {
  package fileprivate(set) var id: String
  /// The change of the kind; nil if it is the same.
  package var kind: Change<String>?
  /// The change of the superview; nil if it is the same.
  package var superview: Change<String>?
  /// The change of the frame in points, in the superview's coordinates; nil if it is the same.
  package var frame: Change<Rect>?
  /// The superview if it moved too; nil otherwise.
  ///
  /// If it is set, `moved` is not the movement on the screen.
  package var movedInside: String?
  /// Whether the view's back-to-front position among its siblings changed.
  package var isReordered = false
  package var appearance: [AppearanceChange] = []
  /// True if both layouts hide the view, or a view around it; nil otherwise.
  package var isHidden: Bool?

  package struct Change<Value: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
    package let old: Value
    package let new: Value

    package init(old: Value, new: Value) {
      self.old = old
      self.new = new
    }
  }

  package init(id: String, frame: Change<Rect>? = nil) {
    self.id = id
    self.frame = frame
  }

  /// The movement of the origin in points, in the superview's coordinates; zero if the superview
  /// changed.
  package var moved: Point {
    guard let frame, superview == nil else { return .zero }
    return Point(
      x: frame.new.origin.x - frame.old.origin.x, y: frame.new.origin.y - frame.old.origin.y)
  }

  package var grown: Size {
    guard let frame else { return .zero }
    return Size(
      width: frame.new.width - frame.old.width, height: frame.new.height - frame.old.height)
  }

  var isNothing: Bool {
    kind == nil && superview == nil && frame == nil && !isReordered && appearance.isEmpty
  }

  /// The change without positions and without what hides it, which differ between cells.
  ///
  /// Its frame goes from `.zero` to the movement and the growth, in hundredths of a point.
  ///
  /// A third of a point is 0.333 or 0.334 in a layout. Hundredths make both equal.
  fileprivate var relative: ViewChange {
    func hundredths(_ length: Points) -> Points {
      let rounded = (length.value * 100).rounded() / 100
      // A change of less than a hundredth of a point must not become zero.
      return rounded == 0 && length != .zero ? (length < .zero ? -0.001 : 0.001) : Points(rounded)
    }
    let step = Rect(
      x: hundredths(moved.x), y: hundredths(moved.y), width: hundredths(grown.width),
      height: hundredths(grown.height))
    var change = self
    change.frame = step == .zero ? nil : Change(old: .zero, new: step)
    change.isHidden = nil
    return change
  }
}

extension LayoutChange {
  package var view: String {
    switch self {
    case .appeared(let id, _, _), .vanished(let id, _, _): id
    case .changed(let change): change.id
    }
  }

  /// The change without positions, which differ between devices.
  ///
  /// If a change of the spec moves a view equally on several devices, the values are equal.
  package var relative: LayoutChange {
    switch self {
    case .appeared, .vanished: self
    case .changed(let change): .changed(change.relative)
    }
  }

  /// The relative change without the numbers of items, such as `grid[].badge` for `grid[2].badge`.
  ///
  /// If all items of a list change equally, the values are equal.
  package var relativeToItem: LayoutChange {
    switch relative {
    case .appeared(let id, let superview, let subviews):
      return .appeared(
        id: Self.unnumbered(id), superview: superview.map(Self.unnumbered), subviews: subviews)
    case .vanished(let id, let superview, let subviews):
      return .vanished(
        id: Self.unnumbered(id), superview: superview.map(Self.unnumbered), subviews: subviews)
    case .changed(var change):
      change.id = Self.unnumbered(change.id)
      change.movedInside = change.movedInside.map(Self.unnumbered)
      return .changed(change)
    }
  }

  /// The id without the numbers of items.
  ///
  /// A regular expression takes much longer.
  private static func unnumbered(_ id: String) -> String {
    guard id.utf8.contains(UInt8(ascii: "[")) else { return id }
    var parts = id.split(separator: "[", omittingEmptySubsequences: false)
    for index in parts.indices.dropFirst() {
      let rest = parts[index].drop { $0.isASCII && $0.isNumber }
      if rest.count < parts[index].count, rest.first == "]" { parts[index] = rest }
    }
    return parts.joined(separator: "[")
  }

  /// Whether neither layout shows the view.
  var isHidden: Bool {
    if case .changed(let change) = self { change.isHidden == true } else { false }
  }

  /// The changes in the order of the new layout.
  ///
  /// Removed views come last. Empty for equal layouts.
  ///
  /// Frames are in the superview's coordinates, so a view that moves only with its superview has no
  /// change. Ids are unique in a layout.
  package static func changes(from old: [LayoutLine], to new: [LayoutLine]) -> [LayoutChange] {
    changes(from: LayoutTree(old), to: LayoutTree(new)) { _ in false }
  }

  /// The changes, also of the order of views that an ignored view passed.
  static func changes(
    from before: LayoutTree, to after: LayoutTree, isIgnored: (String) -> Bool
  ) -> [LayoutChange] {
    let reordered = after.reordered(since: before, isIgnored: isIgnored)
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
    }
    if old.line.frame != new.line.frame {
      frame = Change(old: old.line.frame, new: new.line.frame)
    }
    movedInside = hasMovedSuperview && moved != .zero ? new.superview : nil
    appearance = AppearanceChange.changes(
      from: old.line.appearance, to: new.line.appearance,
      hasContent: !old.line.frame.isEmpty && !new.line.frame.isEmpty)
    isHidden = old.isHidden && new.isHidden ? true : nil
  }
}
