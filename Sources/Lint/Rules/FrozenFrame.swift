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
    cell.shownViews.flatMap { view -> [LintFinding] in
      guard case .frame(let frame) = view.node.placement, let parent = view.node.parent else {
        return []
      }
      let frozen = Axis.allCases.compactMap { FrozenAxis($0, of: frame) }
      // A key has one list, so that the help for each axis names the springs of both.
      let mask = frozen.reduce(frame.mask) { $0.union($1.spring) }
      return frozen.compactMap { frozen in
        let superview = cell.views[parent].layout.frame.size[frozen.axis]
        let now = superview - view.layout.exact.maxEdge(on: frozen.axis)
        let distance = abs((now - frozen.margin).value)
        guard distance > 1 else { return nil }
        return LintFinding(
          Self.name, .frozen(view.name, frozen), at: frame.span ?? view.node.span,
          views: [view.name], help: .springs(mask, view.name, frozen),
          measured: MeasuredValue(
            distance, .distances(frozen.margin, now, frozen.axis.edges.far)))
      }
    }
  }
}

/// An axis on which a frame was designed at the far edge of its superview and does not follow it.
private struct FrozenAxis {
  let axis: Axis
  /// Whether the frame was designed from edge to edge.
  let reachesAcross: Bool
  /// The distance from the far edge by design, in points.
  let margin: Points

  /// Nil if the frame follows the superview on the axis, or was not designed at the far edge.
  init?(_ axis: Axis, of frame: ManualFrame) {
    let (place, length) =
      axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
    guard let design = frame.designedFor, !frame.mask.isFlexible(on: axis), place.isConstant,
      length.isConstant
    else { return nil }
    let before = place.constant
    margin = design[axis] - before - length.constant
    reachesAcross = margin == before && length.constant > before + margin
    self.axis = axis
    guard margin < before || reachesAcross, margin >= 0 else { return nil }
  }

  /// The spring with which the frame follows its superview.
  var spring: AutoresizingMask {
    axis == .horizontal
      ? (reachesAcross ? .flexibleWidth : .flexibleLeftMargin)
      : (reachesAcross ? .flexibleHeight : .flexibleTopMargin)
  }
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
  fileprivate static func frozen(_ view: String, _ frozen: FrozenAxis) -> String {
    let (near, far) = frozen.axis.edges
    return frozen.reachesAcross
      ? "`\(view)` was designed from the \(near) to the \(far) edge and does not follow the latter"
      : "`\(view)` was designed at the \(far) edge and does not follow it"
  }

  fileprivate static func springs(
    _ mask: AutoresizingMask, _ view: String, _ frozen: FrozenAxis
  ) -> String {
    let names = AutoresizingMask.names.filter {
      AutoresizingMask(name: $0).map(mask.contains) ?? false
    }
    let edge = frozen.reachesAcross ? "both edges" : "that edge"
    return """
      give `\(view)` \(names.count > 1 ? "the springs" : "the spring") \
      `autoresizing: [\(names.joined(separator: ", "))]`, or constrain it to \(edge)
      """
  }

  fileprivate static func distances(_ design: Points, _ now: Points, _ edge: String) -> String {
    """
    it was designed \(FormattedMeasure.points(design)) points from the \(edge) edge and is \
    \(FormattedMeasure.points(now)) from it
    """
  }
}
