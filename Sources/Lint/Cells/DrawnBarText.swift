import Devices
import Geometry
import Graphics
import Spec
import ViewKinds

/// A text that one of the screen's own bars or a panel over the screen draws.
struct DrawnBarText {
  let declared: BarText
  let drawn: LintedText
  /// The area of the bar's screen or column in window coordinates, which clips the text.
  let area: Rect
  /// The text of the same bar that is drawn over this one, if one of them is a button; or nil.
  let cover: String?
}

extension LintedCell {
  /// The texts of the spec that the screen's bars and panels draw, back to front.
  ///
  /// Texts that the system adds or wraps, and those of search fields, are left out.
  var barTexts: [DrawnBarText] {
    var declared = built.barTexts
    guard !declared.isEmpty else { return [] }
    return displayList.items.bars(in: window).flatMap { group, area, items in
      let texts = LintedText.texts(in: items, measuring: text).compactMap {
        drawn -> (declared: BarText, drawn: LintedText)? in
        guard drawn.run.content.lines == 1 else { return nil }
        let index = declared.firstIndex { $0.bar.group == group && $0.string == drawn.string }
        return index.map { (declared: declared.remove(at: $0), drawn: drawn) }
      }
      return texts.enumerated().map { position, text in
        let ink = text.drawn.ink.inset(by: LintedText.tolerance)
        let cover = texts[(position + 1)...].first {
          [text.declared.part, $0.declared.part].contains(.button)
            && $0.drawn.ink.intersection(ink) != nil
        }
        return DrawnBarText(
          declared: text.declared, drawn: text.drawn, area: area, cover: cover?.drawn.string)
      }
    }
  }
}

extension [DisplayItem] {
  /// The items of each bar or panel with the area that clips them.
  ///
  /// The bars of columns are in the groups of these.
  fileprivate func bars(in area: Rect) -> [(group: String, area: Rect, items: [DisplayItem])] {
    flatMap { item -> [(group: String, area: Rect, items: [DisplayItem])] in
      guard case .group(let name, _, let clip, let items) = item else { return [] }
      let clipped = clip.map { $0.bounds?.intersection(area) ?? .zero } ?? area
      guard let name, !columnGroups.contains(name) else { return items.bars(in: clipped) }
      let isBar = ScreenBar.allCases.contains { $0.group == name }
      return isBar ? [(name, clipped, items)] : []
    }
  }
}

private let columnGroups = Set(SplitView.Role.allCases.map(SplitColumn.group))
