import AutoLayout
import Geometry
package import Spec
import ViewKinds

/// Controls that are smaller than 44 × 44 points.
///
/// Apple's Human Interface Guidelines ask for a hit region of at least that size. Looked at are
/// controls that are enabled; a button counts with its frame, whatever it draws. Controls whose size
/// is the system's own (switch, stepper, slider, segmented control, page control, text field, search
/// field, picker) count only where they are made smaller than the system makes them, and so do parts
/// that rows and bars draw themselves, such as accessories. `minimum` sets another side.
package struct TouchTarget: CellRule {
  package static let name = LintRuleName.touchTarget
  package static let side = 44.0
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    let limit = max(Self.side, cell.ceilings[Self.name] ?? 0)
    return cell.shownViews.compactMap { view in
      guard let control = view.control, control.isEnabled, view.emptyAxis == nil else { return nil }
      let size = view.layout.exact.size
      let lengths = Axis.allCases.compactMap { axis -> Double? in
        let length = size[axis].value
        if type(of: control).hasSystemSize {
          guard let own = cell.intrinsicSize(of: view)?[axis],
            view.alignmentSize[axis] < own - LintedText.tolerance
          else { return nil }
        }
        // A pixel less is rounding.
        return length + 0.34 < limit ? length : nil
      }
      guard let least = lengths.min() else { return nil }
      return LintFinding(
        Self.name, "the \(view.node.kind) `\(view.name)` is too small to be touched", of: view,
        notes: [], help: "make `\(view.name)` at least 44 × 44 points",
        figure: LintFigure(limit - least, "it is \(Figure.size(size))"),
        measure: LintMeasure(least, standard: Self.side))
    }
  }
}
