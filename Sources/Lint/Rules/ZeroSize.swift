import AutoLayout
import Geometry
package import Spec

/// Controls without width or height, which no one can see or touch.
///
/// Something else took all the room, as a text field that resists being squeezed as much as the
/// button beside it, a constraint leaves none, or nothing gives the control a size. What counts is the
/// rectangle that constraints see. Controls that are hidden are left alone. What the help proposes was
/// tried: the control has an extent with it.
package struct ZeroSize: CellRule {
  package static let name = LintRuleName.zeroSize
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    cell.shownViews.compactMap { view in
      guard view.control != nil, let axis = view.emptyAxis else { return nil }
      return LintFinding(
        Self.name, .noExtent(view, axis), of: view,
        help: RoomRemedy(for: view, on: axis, in: cell).help)
    }
  }
}

extension LintedView {
  /// An axis on which the view has no extent.
  var emptyAxis: Axis? {
    Axis.allCases.first { axis in
      layout.frame.size[axis] <= 0 || alignmentSize[axis] <= Self.leastExtent
    }
  }

  /// Less is what solving leaves of nothing.
  private static let leastExtent: Points = 0.001
}

extension String {
  fileprivate static func noExtent(_ view: LintedView, _ axis: Axis) -> String {
    "the \(view.kindInWords) `\(view.name)` has no \(axis.dimension)"
  }
}
