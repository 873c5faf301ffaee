import AutoLayout
import Geometry
package import Spec
import ViewKinds

/// Controls without width or height, which nobody can see or touch.
///
/// Another view takes all the room, such as a text field with the same compression resistance as
/// the button beside it. Or a constraint leaves no room, or nothing gives the control a size. The
/// rule checks the alignment rectangle, which is what constraints use. It also reports a control
/// that a transform scales to nothing. It ignores hidden controls.
///
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
      guard view.control != nil else { return nil }
      guard let axis = view.emptyAxis else {
        guard view.vanishes else { return nil }
        return LintFinding(
          Self.name, "the \(view.kindInWords) `\(view.name)` is scaled to nothing", of: view,
          help: .scaled(cell.vanishing(view).name))
      }
      count += 1
      let fixIt = ZeroSizeFixIt(for: view, on: axis, in: cell)
      return LintFinding(
        Self.name, .noExtent(view, axis), of: view,
        help: count > Self.mostOfCell ? fixIt.simpleHelp : fixIt.help)
    }
  }
}

extension LintedCell {
  /// The view or ancestor whose transform scales the view to nothing.
  fileprivate func vanishing(_ view: LintedView) -> LintedView {
    view.ancestors.map { views[$0] }.first { $0.style.transform?.isSingular ?? false } ?? view
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
  fileprivate static func scaled(_ view: String) -> String {
    "write a `scale` other than 0 in the `transform` of `\(view)`, or hide it: `hidden: true`"
  }

  fileprivate static func noExtent(_ view: LintedView, _ axis: Axis) -> String {
    "the \(view.kindInWords) `\(view.name)` has no \(axis.dimension)"
  }
}
