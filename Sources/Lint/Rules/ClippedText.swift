import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Graphics
package import Spec
import ViewKinds

/// Text with missing letters.
///
/// A line ends in an ellipsis, a label has too few lines or too little height, it has no width or
/// height at all, or a view that clips cuts the text off. Give the text more lines (`lines: 0`),
/// more room, or a higher compression resistance than its neighbours.
///
/// The rule ignores text that scrolls: text fields, text views that scroll and search fields. It
/// also ignores picker wheels and the content of a row that is swiped aside. `zeroSize` reports
/// controls without width or height. If a preview is meant to end in an ellipsis, switch the rule
/// off for it and give that as the reason.
package struct ClippedText: CellRule {
  package static let name = LintRuleName.clippedText
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    cell.shownViews.compactMap { view in
      guard view.showsWholeTexts, !view.isOffContent(in: cell),
        view.control == nil || view.emptyAxis == nil
      else { return nil }
      let cut = view.texts.compactMap { text in measured(text, in: view, of: cell) }
      guard let worst = cut.max(by: { $0.badness < $1.badness }) else { return nil }
      return LintFinding(
        Self.name, .cutOff(view.name), of: view,
        help: .roomForText(view, isWidthGiven: cell.isWidthGiven(view)), measured: worst)
    }
  }

  private func measured(
    _ text: LintedText, in view: LintedView, of cell: LintedCell
  ) -> MeasuredValue? {
    let room = text.run.frame
    if text.isCutOff {
      if room.width <= 0 {
        return MeasuredValue(
          text.naturalWidth.value, .tooLong(text.string, text.naturalWidth, room.width))
      }
      let isTooHigh = text.extent.size.height > room.height + LintedText.tolerance
      if isTooHigh, !text.extent.isTruncated {
        let missing = text.extent.size.height - room.height
        return MeasuredValue(
          missing.value, .tooLow(text.string, text.extent.size.height, room.height))
      }
      let missing = text.naturalWidth - room.width
      return MeasuredValue(
        missing.value, .tooNarrow(text.string, text.naturalWidth, room.width, lines: text.lines))
    }
    guard !view.isDisplaced, let clip = view.clip,
      !clip.rect.contains(text.ink.inset(by: LintedText.tolerance))
    else { return nil }
    let rest = clip.rect.intersection(text.ink)?.size ?? .zero
    return MeasuredValue(
      (text.ink.width - rest.width).value + (text.ink.height - rest.height).value,
      .clipped(text.string, by: cell.views[clip.by].name))
  }
}

extension LintedCell {
  /// Whether a compression resistance of 751 cannot widen the view.
  fileprivate func isWidthGiven(_ view: LintedView) -> Bool {
    if case .frame = view.node.placement { return true }
    return fixedLengths(of: view, .horizontal).contains { $0.priority > .high }
  }
}

extension LintedText {
  fileprivate var lines: Int { run.content.lines }
}

extension LintedView {
  /// Whether the view must show its texts completely.
  var showsWholeTexts: Bool {
    style.kind.textTraits.isDisjoint(with: [.scrolls, .isCutByDesign])
  }

  /// Whether the view's kind has the key `lines`.
  fileprivate var hasLines: Bool {
    type(of: style.kind).keys.contains { $0.name == "lines" }
  }

  /// Whether the view's scroll view has no content area, which `outsideScreen` reports.
  func isOffContent(in cell: LintedCell) -> Bool {
    guard let scroller, let scroll = cell.views[scroller].layout.scroll else { return false }
    return scroll.contentSize.width <= 0 || scroll.contentSize.height <= 0
  }
}

extension String {
  fileprivate static func cutOff(_ view: String) -> String { "the text of `\(view)` is cut off" }

  fileprivate static func tooNarrow(
    _ text: String, _ wanted: Points, _ given: Points, lines: Int
  ) -> String {
    guard lines != 1 else { return tooLong(text, wanted, given) }
    let room = lines == 0 ? "the lines" : Count.of(lines, "line")
    return "\(quoted(text)) does not fit in \(room) of \(FormattedMeasure.points(given)) points"
  }

  fileprivate static func tooLong(_ text: String, _ wanted: Points, _ given: Points) -> String {
    "\(quoted(text)) is \(FormattedMeasure.points(wanted)) points long and has \(FormattedMeasure.points(given))"
  }

  fileprivate static func tooLow(_ text: String, _ wanted: Points, _ given: Points) -> String {
    "\(quoted(text)) is \(FormattedMeasure.points(wanted)) points high and has \(FormattedMeasure.points(given))"
  }

  fileprivate static func clipped(_ text: String, by view: String) -> String {
    "`\(view)` clips \(quoted(text))"
  }

  fileprivate static func roomForText(_ view: LintedView, isWidthGiven: Bool) -> String {
    let name = view.name
    let isLine = view.texts.contains { $0.lines == 1 }
    return switch (isLine, view.hasLines) {
    case (true, true) where isWidthGiven: "write `lines: 0` at `\(name)`, or give it more width"
    case (true, true):
      "write `lines: 0` at `\(name)`, or `compression: { horizontal: 751 }`, or give it more room"
    case (true, false): "shorten the text, or give `\(name)` more width"
    case (false, true): "give `\(name)` more height or width, or `lines: 0`"
    case (false, false): "give `\(name)` more height or width"
    }
  }

  /// Returns the first 32 characters of a text's first line, in quotation marks.
  static func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
    let short = line.count > 32 || line.count < text.count
    return "\"\(line.prefix(32))\(short ? "…" : "")\""
  }
}
