import Devices
import Geometry
package import Spec

/// Text and controls under the status bar, the navigation bar, the tab bar or the toolbar of the
/// screen.
///
/// What scrolls comes out from under bars by scrolling and is left alone, as are backgrounds and
/// pictures, which are meant to show through. Constrain to the safe area, which ends at the bars.
package struct UnderBar: CellRule {
  package static let name = LintRuleName.underBar
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    let bars = cell.bars
    return cell.shownViews.compactMap { view in
      guard view.scroller == nil, !view.isBar, !view.isDisplaced, !view.frame.isEmpty,
        let rect = view.subject(in: cell.window), !cell.isUnderCutout(rect),
        let bar = bars.first(where: { rect.reach(into: $0.rect) != nil }),
        let reach = rect.reach(into: bar.rect)
      else { return nil }
      return LintFinding(
        Self.name, "`\(view.name)` lies under the \(bar.name)", of: view,
        help: "constrain `\(view.name)` to the safe area, which ends at the bar",
        figure: LintFigure(
          reach.value, "it reaches \(Figure.points(reach)) points under it"))
    }
  }
}

extension Rect {
  /// How deep a rectangle reaches into another one; nil where it keeps clear.
  func reach(into other: Rect) -> Points? {
    guard let common = intersection(other) else { return nil }
    let depth = min(common.width, common.height)
    return depth > LintedText.tolerance ? depth : nil
  }
}

extension LintedCell {
  /// The bars of the screen, to the window's edges.
  fileprivate var bars: [(name: String, rect: Rect)] {
    let geometry = built.geometry
    let bars: [(String, Rect?)] = [
      ("navigation bar", geometry.navigationBarBackground), ("status bar", geometry.statusBar),
      ("toolbar", geometry.toolbarBackground), ("tab bar", geometry.tabBarBackground),
    ]
    return bars.compactMap { name, rect in rect.map { (name, $0) } }
  }
}
