import AutoLayout
import Diagnostics
import Geometry
package import Spec

/// Text and controls that overlap without one containing the other, letters over letters, and what
/// something opaque covers.
///
/// Text counts as the area of its letters. The rule ignores overlaps that are meant: a view over a
/// picture or a background, a view inside the other one, a view whose frame contains the other one
/// and covers no letters of it, views that constraints connect on both axes (a badge on a button's
/// corner) with what is in them, content that scrolls under a fixed view, such as rows under the
/// header of their section, and columns of a split view over each other.
///
/// The rule always reports text and controls that lie completely behind something opaque, such as
/// a background, a gradient, a filled shape or a picture without transparency: hide them, or switch the rule off if they are
/// uncovered later. Content of a scroll view counts as hidden if it is in every position of the
/// scrolling.
///
/// For each text or control, the rule lists at most 8 views that overlap or hide it, and at most
/// 1000 pairs for each cell. One more finding gives the number of the others.
package struct Overlap: CellRule {
  package static let name = LintRuleName.overlap
  package init() {}

  /// The maximum number of listed pairs in each cell.
  static let mostOfCell = 1000

  package func findings(in cell: LintedCell) -> [LintFinding] {
    var search = OverlapSearch(cell)
    let pairs = search.above.enumerated().flatMap { below, above in
      above.first.map { (below: below, above: $0) }
    }.sorted {
      (min($0.below, $0.above), max($0.below, $0.above))
        < (min($1.below, $1.above), max($1.below, $1.above))
    }
    let listed = pairs.prefix(Self.mostOfCell)
    var shown: [Int: Int] = [:]
    for pair in listed { shown[pair.below, default: 0] += 1 }
    let findings = listed.compactMap { pair in
      finding(pair.below, under: pair.above, of: cell, in: &search)
    }
    return findings
      + cell.views.compactMap { view in
        rest(of: view, count: search.above[view.index].count, after: shown[view.index] ?? 0)
      }
  }

  private func finding(
    _ below: Int, under above: Int, of cell: LintedCell, in search: inout OverlapSearch
  ) -> LintFinding? {
    guard let lower = search.solid(of: below) else { return nil }
    let (below, above) = (cell.views[below], cell.views[above])
    let stay = cell.helpToStayInRow(below, above)
    let (moved, fixed) = above.transform == nil ? (below, above) : (above, below)
    func help(_ help: String) -> String {
      cell.help(stay ?? help, toPlace: moved, beside: fixed.transform)
    }
    if search.hides(above.index, below.index) {
      let scroller = cell.scrollers(of: below).first { $0.scroller == above.scroller }
      return LintFinding(
        Self.name, .hides(above.name, below.name), of: above, others: [below],
        help: help(
          scroller.map { .scrollClear(above.name, below.name, $0.name) }
            ?? .uncover(above.name, below.name)),
        measured: MeasuredValue(
          lower.side, "\(FormattedMeasure.size(lower.size)) points lie behind it"))
    }
    guard let upper = search.cover(of: above.index), let common = lower.intersection(upper) else {
      return nil
    }
    let isOnlyCover = search.solid(of: above.index) == nil
    let verb = isOnlyCover ? "covers a part of" : "overlaps"
    let size = FormattedMeasure.size(common.size)
    return LintFinding(
      Self.name, "`\(above.name)` \(verb) `\(below.name)`", of: above, others: [below],
      help: help(.apart(above.name, below.name)),
      measured: MeasuredValue(
        common.side,
        // Only beside round corners is a text within the view's frame not hidden.
        isOnlyCover && common == lower
          ? "a part of its \(size) points lies behind it" : "they share \(size) points"))
  }

  /// Returns a finding with the number of unlisted views over a view, or nil if all are listed.
  private func rest(of view: LintedView, count: Int, after shown: Int) -> LintFinding? {
    WordList.rest(of: count, after: shown, "view").first.map { rest in
      LintFinding(
        Self.name, "more views than are listed overlap or hide `\(view.name)`", of: view,
        help: "move `\(view.name)` away from them, or give it or them `hidden: true`",
        measured: MeasuredValue(Double(count - shown), rest))
    }
  }
}

extension LintedCell {
  /// Help for the first of two views that leaves its row, or nil if they are in the same row.
  fileprivate func helpToStayInRow(_ one: LintedView, _ other: LintedView) -> String? {
    guard one.row != other.row else { return nil }
    for candidate in [one, other] {
      guard let row = candidate.row, let frame = view(ViewID(row))?.frame else { continue }
      let area = candidate.subject(in: window) ?? candidate.frame
      if !frame.outset(by: 1).contains(area) { return .stayWithin(candidate.name, row) }
    }
    return nil
  }
}

extension Rect {
  /// The side length of a square of the same area.
  fileprivate var side: Double { (width.value * height.value).squareRoot() }
}

extension String {
  fileprivate static func hides(_ above: String, _ below: String) -> String {
    "`\(above)` hides `\(below)`"
  }

  fileprivate static func uncover(_ above: String, _ below: String) -> String {
    """
    move `\(above)` behind `\(below)` or away from it, or give `\(below)` `hidden: true`
    """
  }

  fileprivate static func scrollClear(
    _ above: String, _ below: String, _ scroller: String
  ) -> String {
    """
    move `\(above)` away from `\(below)`, or give `\(scroller)` a `contentInset` that lets \
    `\(below)` scroll clear of it
    """
  }

  fileprivate static func apart(_ above: String, _ below: String) -> String {
    """
    constrain `\(above)` to keep clear of `\(below)`; if the overlap is intended, constrain \
    `\(above)` to `\(below)` on both axes
    """
  }
}
