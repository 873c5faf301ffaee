import AutoLayout
import Geometry
package import Spec
import ViewKinds

/// Controls without width or height, which no one can see or touch.
///
/// Something else took all the room, as a text field that resists being squeezed as much as the
/// button beside it, or nothing gives the control a size. Controls that are hidden are left alone,
/// and so are those in a scroll view whose content has no size, of which `outsideScreen` tells.
package struct ZeroSize: CellRule {
  package static let name = LintRuleName.zeroSize
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    cell.shownViews.compactMap { view in
      guard view.control != nil, let axis = view.emptyAxis else { return nil }
      return LintFinding(
        Self.name, .noExtent(view, axis), of: view,
        help: .roomForControl(view.name, axis, hasSize: cell.intrinsicSize(of: view)?[axis] != nil))
    }
  }
}

extension LintedView {
  /// An axis on which the view has no extent.
  var emptyAxis: Axis? {
    Axis.allCases.first { layout.frame.size[$0] <= 0 }
  }
}

extension String {
  fileprivate static func noExtent(_ view: LintedView, _ axis: Axis) -> String {
    "the \(view.node.kind) `\(view.name)` has no \(axis.dimension)"
  }

  fileprivate static func roomForControl(
    _ view: String, _ axis: Axis, hasSize: Bool
  ) -> String {
    hasSize
      ? "give `\(view)` a higher \(axis.rawValue) compression resistance than what takes its room, such as 751"
      : "give `\(view)` a \(axis.dimension)"
  }
}

extension Axis {
  var dimension: String { self == .horizontal ? "width" : "height" }
}
