import AutoLayout
import Cassowary
import Geometry
import Graphics
package import Spec
import ViewKinds

/// Text and controls that overlap without one containing the other, or that something opaque
/// covers.
///
/// Text counts as the area of its letters. The rule ignores overlaps that are meant: a view over a
/// picture or a background, a view inside the other one, a view whose frame contains the other one
/// and does not hide it, views that constraints connect on both axes (a badge on a button's
/// corner), and content that scrolls under a fixed view. In tables it compares only views of the
/// same row.
///
/// The rule always reports text and controls that lie completely behind something opaque, such as
/// a background or a filled shape: hide them, or switch the rule off if they are uncovered later.
package struct Overlap: CellRule {
  package static let name = LintRuleName.overlap
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    let order = cell.paintOrder
    var findings: [LintFinding] = []
    for (one, other) in Self.intersecting(in: cell)
    where !cell.isAncestor(one, of: other) && !cell.isAncestor(other, of: one) {
      let isOneBelow = order[one.index] < order[other.index]
      let (below, above) = isOneBelow ? (one, other) : (other, one)
      if let finding = finding(below, under: above, in: cell) { findings.append(finding) }
    }
    return findings
  }

  /// The scroll view and row of views that move together.
  private struct ScrollGroup: Hashable {
    let scroller: Int?
    let row: String?
  }

  /// The pairs of views that share an area, in the views' order.
  private static func intersecting(in cell: LintedCell) -> [(LintedView, LintedView)] {
    var groups: [ScrollGroup: [Int]] = [:]
    for view in cell.shownViews
    where !view.isDisplaced && !(view.style.kind is any CellKind)
      && !view.style.kind.isSectionHeader
    {
      groups[ScrollGroup(scroller: view.scroller, row: view.row), default: []].append(view.index)
    }
    let pairs = groups.values.flatMap { members in
      IntersectingPairs(members.map { cell.views[$0].frame }).pairs.map {
        (members[$0.0], members[$0.1])
      }
    }
    return pairs.sorted { $0 < $1 }.map { (cell.views[$0.0], cell.views[$0.1]) }
  }

  private func finding(
    _ below: LintedView, under above: LintedView, in cell: LintedCell
  ) -> LintFinding? {
    guard let lower = below.solid else { return nil }
    if above.hides(lower, in: cell) {
      // If a superview hides it too, only the superview is reported.
      let around = above.ancestors.filter { !below.ancestors.contains($0) }
      if around.contains(where: { cell.views[$0].hides(lower, in: cell) }) { return nil }
      return LintFinding(
        Self.name, .hides(above.name, below.name), of: above, others: [below],
        help: .uncover(above.name, below.name),
        measured: MeasuredValue(
          lower.side, "\(FormattedMeasure.size(lower.size)) points lie behind it"))
    }
    guard let upper = above.solid ?? above.cover,
      let common = lower.intersection(upper), common.width > 1, common.height > 1,
      !lower.contains(upper), !upper.contains(lower), !cell.places(above, on: below)
    else { return nil }
    let verb = above.solid == nil ? "covers a part of" : "overlaps"
    return LintFinding(
      Self.name, "`\(above.name)` \(verb) `\(below.name)`", of: above, others: [below],
      help: .apart(above.name, below.name),
      measured: MeasuredValue(
        common.side,
        "they share \(FormattedMeasure.size(common.size)) points"))
  }
}

extension LintedView {
  /// The area of the control or the letters, or nil for other views and bars.
  fileprivate var solid: Rect? {
    if isBar { return nil }
    if control != nil { return clipped(frame) }
    return ink.flatMap { clipped($0) }
  }

  /// The visible frame of an opaque container, or nil for other views.
  fileprivate var cover: Rect? {
    guard style.kind.isContainer, style.alpha >= 1, let color = style.background,
      color.alpha == 255
    else { return nil }
    return clipped(frame)
  }

  /// Whether an opaque part of the view covers a rectangle completely.
  fileprivate func hides(_ whole: Rect, in cell: LintedCell) -> Bool {
    // The inset lets a shape of exactly the same size cover it.
    let rect = whole.inset(by: 0.25)
    guard frame.contains(rect), clip?.rect.contains(rect) ?? true,
      ([index] + ancestors).allSatisfy({ cell.views[$0].style.alpha >= 1 })
    else { return false }
    let background = style.background ?? style.kind.defaultBackground
    let outline = style.kind.outline(of: frame, corners: style.corners)
    guard !style.clips || outline.relation(to: rect) == .covers else { return false }
    if let background, background.alpha == 255, outline.relation(to: rect) == .covers {
      return true
    }
    return items.contains { item in
      guard case .fill(let path, let color) = item, color.alpha == 255 else { return false }
      return path.relation(to: rect) == .covers
    }
  }

  private func clipped(_ rect: Rect) -> Rect? {
    guard let clip else { return rect }
    return clip.rect.intersection(rect)
  }
}

extension LintedCell {
  /// The paint order by view: later ones are drawn above.
  fileprivate var paintOrder: [Int] {
    var order = [Int](repeating: 0, count: views.count)
    var children: [[Int]] = Array(repeating: [], count: views.count)
    for view in views { if let parent = view.node.parent { children[parent].append(view.index) } }
    var pending = views.isEmpty ? [] : [0]
    var time = 0
    while let next = pending.popLast() {
      order[next] = time
      time += 1
      pending += children[next].reversed()
    }
    return order
  }

  /// Whether equations connect the positions of the two views on both axes, so the overlap is meant.
  fileprivate func places(_ one: LintedView, on other: LintedView) -> Bool {
    let ids = [one.node.id, other.node.id]
    return Axis.allCases.allSatisfy { axis in
      built.scene.constraints.contains { constraint in
        let items = Set(constraint.anchors.map(\.item.owner))
        return constraint.relation == .equal && constraint.first.attribute.axis == axis
          && !constraint.first.attribute.isDimension && ids.allSatisfy { items.contains($0) }
      }
    }
  }
}

extension Rect {
  /// The side length of a square of the same area.
  fileprivate var side: Double { (width.value * height.value).squareRoot() }
}

extension String {
  fileprivate static func hides(_ above: String, _ below: String) -> String {
    "`\(above)` hides `\(below)`"
  }

  fileprivate static func uncover(_ above: String, _ below: String) -> String {
    """
    move `\(above)` behind `\(below)` or away from it, or give `\(below)` `hidden: true`
    """
  }

  fileprivate static func apart(_ above: String, _ below: String) -> String {
    "constrain `\(above)` to keep clear of `\(below)`, or place it on it by constraints between both"
  }
}
