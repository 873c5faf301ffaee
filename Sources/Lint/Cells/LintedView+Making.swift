import AutoLayout
import Devices
import Diagnostics
import Geometry
import Graphics
import Spec
import ViewKinds

extension LintedView {
  /// Returns the views of a cell, in the scene's order.
  static func views(
    of built: BuiltCell, _ layout: Layout, drawing items: [[DisplayItem]],
    measuring text: any TextMeasuring
  ) -> [LintedView] {
    let ambiguous = Set(
      layout.diagnostics.filter { $0.message.rule == LintRuleName.ambiguous.rawValue }
        .compactMap(\.views.first))
    let top = built.topView.flatMap { name in
      built.scene.views.firstIndex { $0.id.name == name }
    }
    let columns = built.shownColumns
    var views: [LintedView] = []
    views.reserveCapacity(layout.views.count)
    for (index, node) in built.scene.views.enumerated() {
      let style = built.styles[index]
      let superview = node.parent.map { views[$0] }
      // Nobody reads or touches what is below a sheet, or below the only column.
      let isBelow = top.map { index != 0 && index != $0 && node.parent == 0 } ?? false
      let isPlaced =
        index == 0 || style.kind is SheetKind || columns.keys.contains(node.id.name)
      let isOwnShown = !style.isHidden && style.alpha > 0.01 && !isBelow
      views.append(
        LintedView(
          index: index, node: node, style: style, layout: layout.views[index],
          ancestors: superview.map { [$0.index] + $0.ancestors } ?? [],
          isShown: isOwnShown && superview?.isShown ?? true,
          isDisplaced: ambiguous.contains(node.id.name) && !node.arrangement.solvesContent
            || superview.map { $0.isDisplaced || $0.isSwiped } ?? false,
          transform: style.transform(of: layout.views[index].inScreen, in: superview?.transform),
          scroller: superview.flatMap { $0.layout.scroll == nil ? $0.scroller : $0.index },
          clips: isPlaced
            ? [] : superview.map { $0.clipsOfSubviews(in: columns[$0.name]) } ?? [],
          isPlacedBySystem: isPlaced,
          row: superview.flatMap { $0.rowOfSubviews },
          sectionHeader: superview.flatMap {
            $0.node.isSectionHeader ? $0.index : $0.sectionHeader
          },
          texts: isOwnShown ? LintedText.texts(in: items[index], measuring: text) : [],
          items: items[index]))
    }
    return views
  }

  /// Returns the clips of subviews, the nearest first; none if the view scrolls.
  ///
  /// `column` is the place of the view if it is a column.
  private func clipsOfSubviews(in column: ContentGeometry?) -> [ViewClip] {
    guard layout.scroll == nil else { return [] }
    var own = ownClip.map { [$0] } ?? []
    if let column {
      let area = column.visibleArea
      let outline = Path.continuousRect(area, radius: column.cornerRadius)
      own.append(ViewClip(by: index, outline, of: area, nil))
    }
    return own + clips
  }

  /// Whether the view is a row whose content is swiped aside.
  var isSwiped: Bool {
    if case .cell(let metrics) = node.arrangement { metrics.swipe != 0 } else { false }
  }

  private var rowOfSubviews: String? { style.kind is any CellKind ? name : row }
}

extension BuiltCell {
  /// The visible columns by the names of their views; the root view is the secondary one.
  fileprivate var shownColumns: [String: ContentGeometry] {
    var shown: [String: ContentGeometry] = [:]
    for column in screen.columns {
      shown[column.view] = geometry.columns.first { $0.role == column.role }
    }
    if !shown.isEmpty, !geometry.coversScreen { shown[ViewID.root.name] = geometry.content }
    return shown
  }

  /// The name of the view that covers all others at the top level: the last sheet, or the only
  /// column; nil if there is none.
  fileprivate var topView: String? {
    if let sheet = screen.sheets.last { return sheet.view }
    guard geometry.coversScreen else { return nil }
    return screen.columns.first { $0.role == geometry.columns.first?.role }?.view
  }
}
