import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Graphics
package import Spec
import ViewKinds

/// Text with missing letters, in views, in the screen's own bars and in the buttons of alerts and
/// action sheets.
///
/// A line ends in an ellipsis, a label has too few lines for its width or its line breaks, or too
/// little height, it has no width or height at all, a button's title is higher than the button, or
/// the edges or round corners of a view that clips (the text's own view or one around it) or of a
/// column cut the text off. Give the text more lines (`lines: 0`), more room, or a higher compression
/// resistance than its neighbours. Strut proposes the last only if the text then fits and no other
/// text is cut off, which it tries for the first 20 views of a cell. It does not propose it for a view
/// that is `ambiguous`, because the help of that rule is about priorities.
///
/// The rule also reports a bar's button, with a title, a symbol or an image, that reaches beyond the
/// edge of its screen or column or is below another button.
///
/// The rule ignores text that scrolls: text fields, text views that scroll and search fields. It
/// also ignores picker wheels and the content of a row that is swiped aside. `zeroSize` reports
/// controls without width or height. If a preview is meant to end in an ellipsis, switch the rule
/// off for it and give that as the reason. The names for what belongs to no view are
/// `navigationBar`, `tabBar`, `toolbar`, `alert` and `actionSheet`.
package struct ClippedText: CellRule {
  package static let name = LintRuleName.clippedText
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    viewFindings(in: cell) + cell.barTexts.compactMap(finding)
      + cell.barButtons.flatMap { bar in
        bar.enumerated().compactMap { finding(about: $0.element, below: bar[($0.offset + 1)...]) }
      }
  }

  private func viewFindings(in cell: LintedCell) -> [LintFinding] {
    var count = 0
    return cell.shownViews.compactMap { view in
      guard !view.isOffContent(in: cell), view.control == nil || view.emptyAxis == nil else {
        return nil
      }
      let cuts = view.wholeTexts.compactMap { text in cut(text, in: view, of: cell) }
      guard let worst = cuts.max(by: { $0.measured.badness < $1.measured.badness }) else {
        return nil
      }
      count += 1
      return LintFinding(
        Self.name, .cutOff(view.name), of: view,
        help: help(worst, for: view, in: cell, isTried: count <= ZeroSize.mostOfCell),
        measured: worst.measured)
    }
  }

  /// The finding about a text of a bar; the frames of lines in bars do not limit their height.
  private func finding(about text: DrawnBarText) -> LintFinding? {
    let (declared, drawn) = (text.declared, text.drawn)
    let missing = drawn.naturalWidth - drawn.run.frame.width
    let measured: MeasuredValue
    if missing > LintedText.tolerance {
      measured = MeasuredValue(
        missing.value, .tooLong(drawn.string, drawn.naturalWidth, drawn.run.frame.width))
    } else if declared.part != .action,
      !text.area.contains(drawn.ink.inset(by: LintedText.tolerance))
    {
      measured = MeasuredValue(0, .leavesScreen(.quoted(drawn.string)))
    } else {
      return nil
    }
    return LintFinding(
      Self.name, .cutOff(declared), at: declared.span, views: [declared.bar.rawValue],
      help: .shorter(declared.part), measured: measured)
  }

  /// The finding about a button of a bar; the buttons of the same bar that are drawn over it.
  private func finding(
    about button: DrawnBarButton, below others: some Sequence<DrawnBarButton>
  ) -> LintFinding? {
    let subject = button.title.map(String.quoted) ?? "it"
    let measured: MeasuredValue
    if let cover = others.first(where: { $0.ink.intersection(button.ink) != nil }) {
      measured = MeasuredValue(0, .isCovered(subject, by: cover.title))
    } else if !button.area.contains(button.ink) {
      measured = MeasuredValue(0, .leavesScreen(subject))
    } else {
      return nil
    }
    let bar = button.declared.bar
    return LintFinding(
      Self.name, .cutOff(button), at: button.declared.span, views: [bar.rawValue],
      help: button.title == nil
        ? "take buttons out of the bar, or shorten their titles"
        : "shorten it, give the button a `symbol`, or take buttons out of the bar",
      measured: measured)
  }

  /// Why letters of a text are missing.
  private struct Cut {
    enum Cause {
      case width, height, lineBreak
      case clip(ViewClip)
    }
    let text: LintedText
    let cause: Cause
    let measured: MeasuredValue
  }

  private func cut(_ text: LintedText, in view: LintedView, of cell: LintedCell) -> Cut? {
    let room = text.run.frame
    if text.isCutOff {
      if room.width <= 0 {
        return Cut(
          text: text, cause: .width,
          measured: MeasuredValue(
            text.naturalWidth.value, .tooLong(text.string, text.naturalWidth, room.width)))
      }
      let isTooHigh = text.extent.size.height > room.height + LintedText.tolerance
      if isTooHigh, !text.extent.isTruncated {
        let missing = text.extent.size.height - room.height
        return Cut(
          text: text, cause: .height,
          measured: MeasuredValue(
            missing.value, .tooLow(text.string, text.extent.size.height, room.height)))
      }
      if text.hasParagraphsWithoutLines {
        return Cut(
          text: text, cause: .lineBreak,
          measured: MeasuredValue(
            0, .tooFewLines(text.string, breaks: text.lineBreaks, lines: text.lines)))
      }
      let missing = text.naturalWidth - room.width
      return Cut(
        text: text, cause: .width,
        measured: MeasuredValue(
          missing.value, .tooNarrow(text.string, text.naturalWidth, room.width, lines: text.lines)))
    }
    guard !view.isDisplaced, !view.vanishes else { return nil }
    if let excess = view.excess(of: text) {
      return Cut(
        text: text, cause: .height,
        measured: MeasuredValue(
          excess.value, .tooLow(text.string, text.ink.height, text.ink.height - excess)))
    }
    guard let clip = view.clip(cutting: text) else { return nil }
    let ink = view.place(text.ink, in: clip)
    let rest = clip.frame.intersection(ink)?.size ?? .zero
    return Cut(
      text: text, cause: .clip(clip),
      measured: MeasuredValue(
        (ink.width - rest.width).value + (ink.height - rest.height).value,
        .clipped(text.string, by: cell.views[clip.by].name)))
  }

  /// The help text, which proposes only what can make room for the text.
  private func help(
    _ cut: Cut, for view: LintedView, in cell: LintedCell, isTried: Bool
  ) -> String {
    switch cut.cause {
    case .clip where view.isSwiped: return .fewerSwipeActions
    case .width where view.isSwiped: return .widerSwipeAction
    case .clip(let clip) where clip.by == view.index: return .moreRoomInside(view)
    case .clip(let clip): return cell.help(toShow: view, in: clip)
    case .height where cut.text.lines == 1: return .moreRoom(view.name, "height")
    case .height: return .moreRoom(view.name, "height or width")
    case .lineBreak where !view.hasLines: return "take the line break out of the text"
    case .lineBreak: return .allLines(view.name, fit: cell.fits(cut.text, of: view))
    case .width where !view.hasLines:
      return cut.text.lines == 1
        ? .shorter(view, canWiden: cell.canWiden(view)) : .moreRoom(view.name, "height or width")
    case .width where cut.text.lines == 0: return .moreRoom(view.name, "width")
    case .width:
      let resists =
        isTried && cut.text.lines == 1 && !view.isDisplaced
        && cell.fitsText(of: view, resisting: 751)
      return .moreLines(
        view.name, isProposed: cell.fits(cut.text, of: view), resisting: resists ? 751 : nil)
    }
  }
}

extension LintedCell {
  /// Whether a line of the view fits with another horizontal compression resistance.
  fileprivate func fitsText(of view: LintedView, resisting level: Int) -> Bool {
    guard !isLengthGiven(view, .horizontal),
      let width = view.node.content?.size(
        atWidth: nil, measuring: text, on: environment.grid
      ).width
    else { return false }
    return reaches(width, .horizontal, of: view, resisting: level)
  }

  /// Whether a text fits in the view's width with as many lines as it needs.
  fileprivate func fits(_ text: LintedText, of view: LintedView) -> Bool {
    let room = text.run.frame.size
    guard room.width > 0 else { return false }
    guard isLengthGiven(view, .vertical) else { return true }
    var content = text.run.content
    content.lines = 0
    return self.text.extent(of: content, width: room.width).size.height
      <= room.height + LintedText.tolerance
  }

  /// Whether the spec can make the view wider: it does not yet fill the screen, sheet or column.
  fileprivate func canWiden(_ view: LintedView) -> Bool {
    guard !view.isPlacedBySystem,
      let place = view.ancestors.first(where: { views[$0].isPlacedBySystem })
    else { return false }
    return view.layout.inScreen.width + LintedText.tolerance < views[place].layout.inScreen.width
  }

  /// Whether the spec gives the view's length, so that a compression resistance cannot change it.
  private func isLengthGiven(_ view: LintedView, _ axis: Axis) -> Bool {
    if case .frame = view.node.placement { return true }
    return fixedLengths(of: view, axis).contains { $0.priority > .high }
  }
}

extension LintedText {
  fileprivate var lines: Int { run.content.lines }
  fileprivate var lineBreaks: Int { string.count { $0.isNewline } }
  /// Whether parts of the text are missing because of its line breaks, whatever its width.
  fileprivate var hasParagraphsWithoutLines: Bool { lines > 0 && lineBreaks >= lines }
}

extension LintedView {
  /// The height by which a title that wraps leaves its button's plate, on which it can be read; nil
  /// for a text that does not.
  func excess(of text: LintedText) -> Points? {
    guard style.kind is ButtonKind, text.lines != 1 else { return nil }
    let excess = text.ink.height - layout.inScreen.height
    return excess > LintedText.tolerance ? excess : nil
  }

  /// The texts that the view must show completely.
  var wholeTexts: [LintedText] {
    texts.filter {
      style.kind.textTraits(of: $0.run.content).isDisjoint(with: [.scrolls, .isCutByDesign])
    }
  }

  /// How to take parts out of the view to make room for the others; nil if it has no others.
  fileprivate var fewerParts: String? {
    switch style.kind {
    case let sheet as SheetKind where sheet.hasButtons: "take buttons out of `\(name)`"
    case let bar as NavigationBarKind where bar.hasButtons: "take buttons out of `\(name)`"
    case is ToolbarKind where texts.count > 1: "take buttons out of `\(name)`"
    case is TabBarKind where texts.count > 1: "have fewer tabs"
    default: nil
    }
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

  fileprivate static func cutOff(_ text: BarText) -> String {
    let bar = text.bar.noun
    return switch text.part {
    case .title: "the title of the \(bar) is cut off"
    case .subtitle: "the subtitle of the \(bar) is cut off"
    case .prompt: "the prompt of the \(bar) is cut off"
    case .tab: "the title of a tab is cut off"
    case .action: "the title of an action of the \(bar) is cut off"
    }
  }

  fileprivate static func cutOff(_ button: DrawnBarButton) -> String {
    let part = button.title == nil ? "a button" : "the title of a button"
    return "\(part) of the \(button.declared.bar.noun) is cut off"
  }

  fileprivate static func shorter(_ part: BarText.Part) -> String {
    switch part {
    case .title, .subtitle: "shorten it, or take buttons out of the bar"
    case .prompt: "shorten it"
    case .tab: "shorten it, or have fewer tabs"
    case .action: "shorten it, and say more in the `message`, which wraps"
    }
  }

  fileprivate static func leavesScreen(_ subject: String) -> String {
    "\(subject) reaches beyond the edge of its screen or column"
  }

  /// `title` is that of the button above, or nil for a symbol or an image.
  fileprivate static func isCovered(_ subject: String, by title: String?) -> String {
    "\(subject) is below \(title.map(quoted) ?? "another button")"
  }

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

  fileprivate static func tooFewLines(_ text: String, breaks: Int, lines: Int) -> String {
    "\(quoted(text)) has \(Count.of(breaks, "line break")) and only \(Count.of(lines, "line"))"
  }

  fileprivate static func tooLow(_ text: String, _ wanted: Points, _ given: Points) -> String {
    "\(quoted(text)) is \(FormattedMeasure.points(wanted)) points high and has \(FormattedMeasure.points(given))"
  }

  fileprivate static func clipped(_ text: String, by view: String) -> String {
    "`\(view)` clips \(quoted(text))"
  }

  fileprivate static var widerSwipeAction: String {
    "shorten the title, or give its button in `swipeActions` more `width`"
  }

  /// Help for a row whose buttons are wider than the row.
  static var fewerSwipeActions: String { "have fewer or narrower buttons in `swipeActions`" }

  fileprivate static func moreRoom(_ view: String, _ sides: String) -> String {
    "give `\(view)` more \(sides)"
  }

  fileprivate static func moreRoomInside(_ view: LintedView) -> String {
    let corners = view.style.corners == .square ? "" : ", or its round corners smaller"
    return "make `\(view.name)` larger\(corners)"
  }

  fileprivate static func shorter(_ view: LintedView, canWiden: Bool) -> String {
    let others = [view.fewerParts, canWiden ? moreRoom(view.name, "width") : nil].compactMap { $0 }
    guard let last = others.last else { return "shorten the text" }
    return (["shorten the text"] + others.dropLast()).joined(separator: ", ") + ", or \(last)"
  }

  fileprivate static func allLines(_ view: String, fit: Bool) -> String {
    "write `lines: 0` at `\(view)`" + (fit ? "" : ", and give it more height or width")
  }

  fileprivate static func moreLines(
    _ view: String, isProposed: Bool, resisting level: Int?
  ) -> String {
    let keys =
      (isProposed ? ["`lines: 0`"] : [])
      + (level.map { ["`compression: { horizontal: \($0) }`"] } ?? [])
    guard let first = keys.first else { return moreRoom(view, "width") }
    let others = keys.dropFirst().map { ", or \($0)" }.joined()
    return
      "write \(first) at `\(view)`\(others), or give it more \(level == nil ? "width" : "room")"
  }

  /// Returns the first 32 characters of a text's first line, in quotation marks.
  static func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
    let short = line.count > 32 || line.count < text.count
    return "\"\(line.prefix(32))\(short ? "…" : "")\""
  }
}
