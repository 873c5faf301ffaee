import Devices
import Geometry
package import Spec

/// Text and controls that the keyboard covers.
///
/// Constrain them to the keyboard layout guide, `root.keyboard.top` in a spec, or change constraints under the
/// condition `keyboard: shown`. The rule ignores views that scroll and keyboards that float, which
/// the user can move. If a view need not be visible while typing, switch the rule off for it and
/// give that as the reason.
package struct UnderKeyboard: CellRule {
  package static let name = LintRuleName.underKeyboard
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    let geometry = cell.built.geometry
    guard geometry.keyboard.height > 0, !geometry.isKeyboardFloating else { return [] }
    return cell.shownViews.compactMap { view in
      guard view.scroller == nil, !view.isDisplaced, !view.frame.isEmpty, !view.isBar,
        let rect = view.subject(in: cell.window), let reach = rect.reach(into: geometry.keyboard)
      else { return nil }
      return LintFinding(
        Self.name, "`\(view.name)` lies under the keyboard", of: view,
        help: cell.help(
          """
          write `- \(view.name).bottom == root.keyboard.top - 16` under `constraints` in place of \
          what holds it at the bottom, or let its superview scroll
          """, toPlace: view),
        measured: MeasuredValue(
          reach.value, "the keyboard covers \(FormattedMeasure.points(reach)) points of it"))
    }
  }
}
