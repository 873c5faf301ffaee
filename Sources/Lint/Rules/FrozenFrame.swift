import AutoLayout
import Geometry
package import Spec

/// Frames designed at the right or lower edge of their superview that do not follow it when it
/// grows.
///
/// A `frame` with a `frameIn` was designed in a superview of that size. Without springs it keeps
/// its distance to the upper left corner. If it was nearer to the right or lower edge, it ends up
/// in the middle of a larger superview, or beyond the edge of a smaller one. Give it
/// `flexibleLeftMargin` or `flexibleTopMargin`.
///
/// A frame with equal margins on both sides that are together shorter than the frame was designed to
/// reach from edge to edge. Give it `flexibleWidth` or `flexibleHeight`.
package struct FrozenFrame: CellRule {
  package static let name = LintRuleName.frozenFrame
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    cell.shownViews.flatMap { view in
      Axis.allCases.compactMap { axis in finding(view, axis, in: cell) }
    }
  }

  private func finding(
    _ view: LintedView, _ axis: Axis, in cell: LintedCell
  ) -> LintFinding? {
    guard case .frame(let frame) = view.node.placement, let design = frame.designedFor,
      let parent = view.node.parent, !frame.mask.isFlexible(on: axis)
    else { return nil }
    let (place, length) =
      axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
    guard place.isConstant, length.isConstant else { return nil }
    let before = place.constant
    let after = design[axis] - place.constant - length.constant
    let superview = cell.views[parent].layout.frame.size[axis]
    let now = superview - view.layout.exact.maxEdge(on: axis)
    let reachesAcross = after == before && length.constant > before + after
    guard after < before || reachesAcross, after >= 0, abs((now - after).value) > 1 else {
      return nil
    }
    return LintFinding(
      Self.name, .frozen(view.name, axis, reachesAcross),
      at: frame.span ?? view.node.span, views: [view.name],
      help: .spring(view.name, axis, reachesAcross),
      measured: MeasuredValue(
        abs((now - after).value), .distances(after, now, axis.edges.far)))
  }
}

extension FrameLength {
  fileprivate var isConstant: Bool { widthFactor == 0 && heightFactor == 0 }
}

extension AutoresizingMask {
  fileprivate func isFlexible(on axis: Axis) -> Bool {
    let parts: AutoresizingMask =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return !isDisjoint(with: parts)
  }
}

extension Axis {
  fileprivate var edges: (near: String, far: String) {
    self == .horizontal ? ("left", "right") : ("upper", "lower")
  }
}

extension String {
  fileprivate static func frozen(_ view: String, _ axis: Axis, _ reachesAcross: Bool) -> String {
    let (near, far) = axis.edges
    return reachesAcross
      ? "`\(view)` was designed from the \(near) to the \(far) edge and does not follow the latter"
      : "`\(view)` was designed at the \(far) edge and does not follow it"
  }

  fileprivate static func spring(_ view: String, _ axis: Axis, _ reachesAcross: Bool) -> String {
    let isHorizontal = axis == .horizontal
    let spring =
      reachesAcross
      ? (isHorizontal ? "flexibleWidth" : "flexibleHeight")
      : (isHorizontal ? "flexibleLeftMargin" : "flexibleTopMargin")
    let edge = reachesAcross ? "both edges" : "that edge"
    return "give `\(view)` the spring `autoresizing: [\(spring)]`, or constrain it to \(edge)"
  }

  fileprivate static func distances(_ design: Points, _ now: Points, _ edge: String) -> String {
    """
    it was designed \(FormattedMeasure.points(design)) points from the \(edge) edge and is \
    \(FormattedMeasure.points(now)) from it
    """
  }
}
