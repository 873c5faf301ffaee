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
    var views: [LintedView] = []
    views.reserveCapacity(layout.views.count)
    for (index, node) in built.scene.views.enumerated() {
      let style = built.styles[index]
      let superview = node.parent.map { views[$0] }
      // Nobody reads or touches what is below a sheet, or below the only column.
      let isBelow = top.map { index != 0 && index != $0 && node.parent == 0 } ?? false
      let isOwnShown = !style.isHidden && style.alpha > 0.01 && !isBelow
      views.append(
        LintedView(
          index: index, node: node, style: style, layout: layout.views[index],
          ancestors: superview.map { [$0.index] + $0.ancestors } ?? [],
          isShown: isOwnShown && superview?.isShown ?? true,
          isDisplaced: style.transform != nil
            || ambiguous.contains(node.id.name) && layout.views[index].scroll == nil
            || superview.map { $0.isDisplaced || $0.isSwiped } ?? false,
          scroller: superview.flatMap { $0.layout.scroll == nil ? $0.scroller : $0.index },
          clip: superview.flatMap { $0.clipOfSubviews },
          row: superview.flatMap { $0.rowOfSubviews },
          texts: isOwnShown ? LintedText.texts(in: items[index], measuring: text) : [],
          items: items[index]))
    }
    return views
  }

  /// The clip of subviews, or nil without one.
  ///
  /// It is the view's own clip, if the view clips and does not scroll, within the clip of its
  /// ancestors.
  private var clipOfSubviews: (rect: Rect, by: Int)? {
    guard layout.scroll == nil else { return nil }
    guard style.clips || style.kind.clipsSubviews else { return clip }
    guard let clip else { return (frame, index) }
    let rest = clip.rect.intersection(frame)
    return (rest ?? Rect(origin: frame.origin, size: .zero), rest == frame ? index : clip.by)
  }

  /// Whether the view is a row whose content is swiped aside.
  private var isSwiped: Bool {
    if case .cell(let metrics) = node.arrangement { metrics.swipe != 0 } else { false }
  }

  private var rowOfSubviews: String? { style.kind is any CellKind ? name : row }
}

extension BuiltCell {
  /// The name of the view that covers all others at the top level: the last sheet, or the only
  /// column; nil if there is none.
  fileprivate var topView: String? {
    if let sheet = screen.sheets.last { return sheet.view }
    guard geometry.coversScreen else { return nil }
    return screen.columns.first { $0.role == geometry.columns.first?.role }?.view
  }
}
