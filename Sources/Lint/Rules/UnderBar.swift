import AutoLayout
import Devices
import Geometry
package import Spec
import ViewKinds

/// Text and controls under the screen's status bar, navigation bar, tab bar or toolbar.
///
/// Constrain them to the safe area, which ends at the bars. The rule ignores views that scroll,
/// because scrolling brings them out, and backgrounds and pictures, which may show through.
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
      let area = cell.safeAreaName(for: view)
      return LintFinding(
        Self.name, "`\(view.name)` lies under the \(bar.name)", of: view,
        help: cell.help(
          """
          write `to: \(area)` in the `pin` of `\(view.name)`, or constrain it to `\(area)`, which \
          ends at the bar
          """, toPlace: view),
        measured: MeasuredValue(
          reach.value, "the overlap is \(FormattedMeasure.points(reach)) points"))
    }
  }
}

extension Rect {
  /// Returns the depth of the overlap with another rectangle in points, or nil within tolerance.
  func reach(into other: Rect) -> Points? {
    guard let common = intersection(other) else { return nil }
    let depth = min(common.width, common.height)
    return depth > LintedText.tolerance ? depth : nil
  }
}

extension LintedCell {
  /// Whether `underBar` reports what fills the rectangle.
  func isUnderBar(_ rect: Rect) -> Bool {
    !isUnderCutout(rect) && bars.contains { rect.reach(into: $0.rect) != nil }
  }

  /// The names and areas of the screen's bars, including their extension to the window's edges.
  fileprivate var bars: [(name: String, rect: Rect)] {
    if let sheet = built.screen.sheets.last { return bars(of: sheet) }
    let geometry = built.geometry
    let places = geometry.columns + (geometry.coversScreen ? [] : [geometry.content])
    let bars: [(String, Rect?)] =
      [("status bar", geometry.statusBar)]
      + places.flatMap {
        [
          ("navigation bar", $0.navigationBarBackground), ("toolbar", $0.toolbarBackground),
          ("tab bar", $0.tabBarBackground),
        ]
      }
    return bars.compactMap { name, rect in rect.map { (name, $0) } }
  }

  /// The navigation bar of a sheet, from the sheet's top.
  private func bars(of sheet: PresentedSheet) -> [(name: String, rect: Rect)] {
    guard let view = view(ViewID(sheet.view)), let kind = view.style.kind as? SheetKind,
      kind.hasBar
    else { return [] }
    let frame = view.frame
    return [
      (
        "navigation bar",
        Rect(x: frame.x, y: frame.y, width: frame.width, height: kind.safeArea.top)
      )
    ]
  }
}
