import AutoLayout
import Geometry
import Graphics
package import Spec
import ViewKinds

/// Views that nobody can see: beyond the screen's edges, where no scrolling reaches, or cut off by
/// a view around them.
///
/// Text and controls must be on the screen completely. Pictures and backgrounds may bleed off the
/// screen, so the rule reports them only if no part of them is visible. In a scroll view, table or
/// collection, a view must lie within the content, and what is in a row must not extend below the
/// last row. Scrolling must bring it onto the screen, which is not possible if the scroll view itself
/// extends beyond the screen. In a view that clips and in a column of a split view, a control must lie
/// within the edges, and its middle within round corners; `clippedText` reports texts. If a view waits
/// beyond the edge for an animation, hide it, or switch the rule off for it and give that as the
/// reason.
package struct OutsideScreen: CellRule {
  package static let name = LintRuleName.outsideScreen
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    var findings: [LintFinding] = []
    var reported: Set<Int> = []
    for view in cell.shownViews where !view.isDisplaced && !view.frame.isEmpty {
      // A subview of a reported view is outside the screen too.
      if view.ancestors.contains(where: { reported.contains($0) }) { continue }
      let found = view.scroller.flatMap { unreachable(view, in: cell.views[$0], of: cell) }
      guard let finding = found ?? outside(view, of: cell) ?? cutOff(view, in: cell) else {
        continue
      }
      reported.insert(view.index)
      findings.append(finding)
    }
    return findings
  }

  private func outside(_ view: LintedView, of cell: LintedCell) -> LintFinding? {
    guard view.scroller == nil || !view.hasClippedText,
      let rect = view.visibleSubject(in: cell.window), let area = cell.scrolledWindow(around: view),
      let way = rect.way(outOf: area, whole: !view.mustShowWhole)
    else { return nil }
    let scroller = view.scroller.map { cell.views[$0] }
    let distance = FormattedMeasure.points(way.distance)
    let place = "it reaches \(distance) points beyond the \(way.side)"
    return LintFinding(
      Self.name, "`\(view.name)` lies \(way.isWhole ? "" : "partly ")outside of the screen",
      of: view, others: scroller.map { [$0] } ?? [],
      help: scroller.map { .endOnScreen($0.name) }
        ?? cell.help(.comeIn(view.name), toPlace: view),
      measured: MeasuredValue(
        way.distance.value, scroller == nil ? place : "scrolled as far as possible, \(place)"))
  }

  /// The finding about a control of which an ancestor cuts a part off.
  private func cutOff(_ view: LintedView, in cell: LintedCell) -> LintFinding? {
    guard view.control != nil, let clip = view.cuttingClip, !view.hasClippedText else { return nil }
    let way = view.place(view.layout.inScreen, in: clip).way(outOf: clip.frame, whole: false)
    let clipper = cell.views[clip.by].name
    let part = way?.isWhole == true ? "" : "partly "
    return LintFinding(
      Self.name, "`\(view.name)` lies \(part)outside of `\(clipper)`, which clips it",
      of: view, help: cell.help(toShow: view, in: clip),
      measured: way.map { way in
        MeasuredValue(
          way.distance.value,
          "it reaches \(FormattedMeasure.points(way.distance)) points beyond its \(way.side)")
      } ?? MeasuredValue(0, "it reaches into a round corner"))
  }

  private func unreachable(
    _ view: LintedView, in scroller: LintedView, of cell: LintedCell
  ) -> LintFinding? {
    guard let scroll = scroller.layout.scroll, let rect = view.visibleSubject(in: scroller.frame)
    else { return nil }
    let bounds = scroller.layout.inScreen
    let origin = Point(x: bounds.x - scroll.contentOffset.x, y: bounds.y - scroll.contentOffset.y)
    let inset = scroll.adjustedContentInset
    let content = Rect(origin: origin, size: scroll.contentSize)
    var end = Point(x: content.maxX + inset.right, y: content.maxY)
    // What is in a row must not lie below the last one, even where there is room.
    if !view.isInRow(of: scroller) {
      end.x = max(end.x, origin.x - inset.left + bounds.width)
      end.y = max(end.y + inset.bottom, origin.y - inset.top + bounds.height)
    }
    let room = Rect(
      minX: content.minX - inset.left, minY: content.minY - inset.top, maxX: end.x, maxY: end.y)
    let isEmpty = scroll.contentSize.width <= 0 || scroll.contentSize.height <= 0
    let way = rect.way(outOf: scroller.placed(room), whole: !view.mustShowWhole)
    let isCutOff = (view.isInRow(of: scroller) || view.isSwiped) && view.hasClippedText
    guard isEmpty || way != nil && !isCutOff else { return nil }
    let place = Point(x: view.frame.x - origin.x, y: view.frame.y - origin.y)
    return LintFinding(
      Self.name, "`\(view.name)` lies outside of the content of `\(scroller.name)`",
      of: view, others: [scroller],
      help: cell.help(
        help(view, in: scroller, isEmpty: isEmpty), toPlace: view, beside: scroller.transform),
      measured: MeasuredValue(
        way?.distance.value ?? 0, .inContent(place, scroll.contentSize)))
  }

  private func help(_ view: LintedView, in scroller: LintedView, isEmpty: Bool) -> String {
    if view.isSwiped { return .fewerSwipeActions }
    // Rows and items do not widen the content.
    if let row = view.row, view.isInRow(of: scroller) { return .stayWithin(view.name, row) }
    return isEmpty ? .sizeOfContent(scroller.name) : .reachContent(view.name, scroller.name)
  }
}

extension LintedCell {
  /// Returns the window, larger by the distances by which the content around a view can scroll.
  ///
  /// What lies in it scrolls onto the screen. It is nil if a transform moves a scroll view.
  fileprivate func scrolledWindow(around view: LintedView) -> Rect? {
    var area = window
    for scroller in scrollers(of: view) {
      guard scroller.transform == nil else { return nil }
      area = area.inset(by: .zero - scroller.scrollDistances)
    }
    return area
  }
}

extension LintedView {
  /// Whether the view is in a row or an item of a scroll view around it.
  fileprivate func isInRow(of scroller: LintedView) -> Bool { row != nil && row != scroller.row }

  /// Whether the view must be visible completely.
  fileprivate var mustShowWhole: Bool { control != nil || !texts.isEmpty }

  /// Whether `clippedText` reports a text of the view because of a clip.
  fileprivate var hasClippedText: Bool {
    wholeTexts.contains { clip(cutting: $0) != nil }
  }

  /// Returns the area that must be visible, or nil if the view draws nothing.
  ///
  /// It is the control, the text, or everything that the view draws.
  fileprivate func visibleSubject(in window: Rect) -> Rect? {
    if control != nil { return frame }
    if let ink = subject(in: window) { return ink }
    let background = style.background ?? style.kind.defaultBackground
    let draws = !items.isEmpty || background.map { $0.alpha > 0 } ?? false
    return draws ? frame : nil
  }
}

extension Rect {
  /// Returns the side at which the rectangle extends farthest beyond another one.
  ///
  /// Returns nil if the rectangle stays within the other one, with a tolerance.
  fileprivate func way(
    outOf other: Rect, whole: Bool
  ) -> (side: String, distance: Points, isWhole: Bool)? {
    let ways: [(side: String, distance: Points)] = [
      ("left edge", other.minX - minX), ("right edge", maxX - other.maxX),
      ("upper edge", other.minY - minY), ("lower edge", maxY - other.maxY),
    ]
    let isWhole = intersection(other) == nil
    guard isWhole || !whole, let far = ways.max(by: { $0.distance < $1.distance }),
      far.distance > LintedText.tolerance
    else { return nil }
    return (far.side, far.distance, isWhole)
  }
}

extension String {
  fileprivate static func comeIn(_ view: String) -> String {
    "constrain `\(view)` to the safe area on that side, or let its superview scroll"
  }

  fileprivate static func endOnScreen(_ scroller: String) -> String {
    "let `\(scroller)` end at the screen's edges, so that its content scrolls"
  }

  fileprivate static func inContent(_ place: Point, _ content: Size) -> String {
    let (x, y) = (FormattedMeasure.points(place.x), FormattedMeasure.points(place.y))
    return "it begins at (\(x), \(y)) of a content of \(FormattedMeasure.size(content))"
  }

  fileprivate static func sizeOfContent(_ scroller: String) -> String {
    """
    give the content of `\(scroller)` a width and a height: constrain a view in it to all four of \
    its edges and give that one a width and a height, or write `\(scroller).content.width` and \
    `\(scroller).content.height`
    """
  }

  static func stayWithin(_ view: String, _ row: String) -> String {
    "constrain `\(view)` within the edges of `\(row)`"
  }

  fileprivate static func reachContent(_ view: String, _ scroller: String) -> String {
    "constrain `\(view)` within the edges of `\(scroller)`, so that its content reaches as far"
  }
}
