import AutoLayout
import Geometry
package import Spec
import ViewKinds

/// Controls smaller than 44 × 44 points.
///
/// Apple's Human Interface Guidelines ask for a hit region of at least this size. The rule checks
/// enabled controls; a button counts with its frame, whatever it draws, after its transforms.
/// `minimum` sets another side length.
///
/// Some controls have a size given by the system: switch, stepper, slider, segmented control, page
/// control, text field, search field and picker, and the parts that rows and bars draw themselves,
/// such as accessories. The rule reports them only if the spec makes them smaller. Leave their
/// size to the system.
package struct TouchTarget: CellRule {
  package static let name = LintRuleName.touchTarget
  package static let side = 44.0
  /// The tolerance in points for rounding to pixels.
  private static let rounding = 0.34
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    let limit = max(Self.side, cell.ceilings[Self.name] ?? 0)
    return cell.shownViews.compactMap { view in
      guard let control = view.control, control.isEnabled, view.emptyAxis == nil, !view.vanishes
      else { return nil }
      let exact = view.layout.exact.size
      let size = Size(
        width: view.placed(exact.width, along: .horizontal),
        height: view.placed(exact.height, along: .vertical))
      let isSystems = type(of: control).hasSystemSize
      let axes = Axis.allCases.filter { axis in
        if isSystems {
          guard let own = cell.intrinsicSize(of: view)?[axis],
            view.placed(view.alignmentSize[axis], along: axis) < own - LintedText.tolerance
          else { return false }
        }
        return size[axis].value + Self.rounding < limit
      }
      guard let least = axes.map({ size[$0].value }).min() else { return nil }
      return LintFinding(
        Self.name, "the \(view.kindInWords) `\(view.name)` is too small to be touched", of: view,
        measures: [
          LintMeasure(
            least + Self.rounding, defaultMinimum: Self.side,
            of: .control(size, systemAxes: isSystems ? axes : []))
        ])
    }
  }
}
