import Geometry
import Tolerances

/// The application of a tolerance to the views of two layouts.
struct LayoutTolerance {
  private let tolerance: Tolerance
  let before: LayoutTree
  let after: LayoutTree

  /// The views that are ignored or have a rule.
  let names: Set<String>

  init(_ tolerance: Tolerance, from old: [LayoutLine], to new: [LayoutLine]) {
    self.tolerance = tolerance
    names = Set(tolerance.ignoredViews + tolerance.views.map(\.id))
    before = LayoutTree(old)
    after = LayoutTree(new)
  }

  /// The changes between the two layouts that exceed the tolerance.
  func excessiveChanges() -> [LayoutChange] {
    excessive(LayoutChange.changes(from: before, to: after) { rule(for: $0) == nil })
  }

  /// Those of some changes that exceed the tolerance.
  func excessive(_ changes: [LayoutChange]) -> [LayoutChange] {
    tolerance == .exact ? changes : changes.filter { !isTolerated($0) }
  }

  private func isTolerated(_ change: LayoutChange) -> Bool {
    switch change {
    case .appeared(let id, _, _), .vanished(let id, _, _): rule(for: id) == nil
    case .changed(let change):
      rule(for: change.id).map { change.isWithin($0) } ?? true
    }
  }

  /// The rule of the view, or else that of its nearest superview with a rule; nil if the view is
  /// ignored.
  ///
  /// A view that only one of the layouts ignores is not ignored. If its rule changed, the new one
  /// applies.
  private func rule(for id: String) -> DifferenceRule? {
    let layouts = [after, before].filter { $0[id] != nil }
    guard !layouts.isEmpty else { return tolerance.rule }
    return layouts.lazy.compactMap { rule(for: id, in: $0) }.first
  }

  private func rule(for id: String, in layout: LayoutTree) -> DifferenceRule? {
    guard let view = namedView(of: id, in: layout) else { return tolerance.rule }
    if tolerance.ignoredViews.contains(view) { return nil }
    return tolerance.views.first { $0.id == view }?.rule
  }

  /// The view, or else its nearest superview, that is ignored or has a rule; nil if none is or has.
  func namedView(of id: String, in layout: LayoutTree) -> String? {
    var next = layout[id]
    while let view = next {
      if names.contains(view.line.id) { return view.line.id }
      next = view.superview.flatMap { layout[$0] }
    }
    return nil
  }
}

extension ViewChange {
  /// Whether the rule allows the change.
  ///
  /// The rule must allow the movement of each edge. It allows no other change, because tolerances
  /// of pixels say nothing about a layout. Edges are compared in thousandths of a point, because
  /// layouts have three decimals.
  fileprivate func isWithin(_ rule: DifferenceRule) -> Bool {
    guard kind == nil, superview == nil, !isReordered, appearance.isEmpty else { return false }
    func thousandths(_ length: Points) -> Int { Int((length.value * 1000).rounded()) }
    let steps = [
      moved.x, moved.y, moved.x + grown.width, moved.y + grown.height,
    ]
    return steps.allSatisfy { abs(thousandths($0)) <= thousandths(rule.move) }
  }
}
