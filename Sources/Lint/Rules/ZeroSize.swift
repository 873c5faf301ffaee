import AutoLayout
import Geometry
package import Spec

/// Controls without width or height, which nobody can see or touch.
///
/// Another view takes all the room, such as a text field with the same compression resistance as
/// the button beside it. Or a constraint leaves no room, or nothing gives the control a size. The
/// rule checks the alignment rectangle, which is what constraints use. It ignores hidden controls.
/// Strut lays out each proposed fix before it suggests it: the control has a size with it. It does
/// so for the first 20 controls of a cell.
package struct ZeroSize: CellRule {
  package static let name = LintRuleName.zeroSize
  package init() {}

  /// The maximum number of controls in a cell for which fixes are tried.
  static let mostOfCell = 20

  package func findings(in cell: LintedCell) -> [LintFinding] {
    var count = 0
    return cell.shownViews.compactMap { view in
      guard view.control != nil, let axis = view.emptyAxis else { return nil }
      count += 1
      let fixIt = ZeroSizeFixIt(for: view, on: axis, in: cell)
      return LintFinding(
        Self.name, .noExtent(view, axis), of: view,
        help: count > Self.mostOfCell ? fixIt.simpleHelp : fixIt.help)
    }
  }
}

extension LintedView {
  /// The first axis on which the view has no size, or nil.
  var emptyAxis: Axis? {
    Axis.allCases.first { axis in
      layout.frame.size[axis] <= 0 || alignmentSize[axis] <= Self.leastExtent
    }
  }

  /// The tolerance in points for rounding errors of the solver.
  private static let leastExtent: Points = 0.001
}

extension String {
  fileprivate static func noExtent(_ view: LintedView, _ axis: Axis) -> String {
    "the \(view.kindInWords) `\(view.name)` has no \(axis.dimension)"
  }
}
