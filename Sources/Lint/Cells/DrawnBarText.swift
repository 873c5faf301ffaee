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
}

/// A button that one of the screen's own bars draws.
struct DrawnBarButton {
  let declared: DeclaredBarButton
  /// The button's title, or nil for a symbol or an image.
  let title: String?
  /// The frame of the title, symbol or image in window coordinates, without the tolerance.
  let ink: Rect
  /// The area of the bar's screen or column in window coordinates, which clips the button.
  let area: Rect
}

extension LintedCell {
  /// The texts of the spec that the screen's bars and panels draw, back to front.
  ///
  /// Texts that the system adds or wraps, and those of buttons and search fields, are left out.
  var barTexts: [DrawnBarText] {
    var declared = built.barTexts
    guard !declared.isEmpty else { return [] }
    return displayList.items.bars(in: window).flatMap { bar -> [DrawnBarText] in
      let buttons = placedBarButtons.filter { $0.column == bar.column }
      return LintedText.texts(in: bar.items, measuring: text).compactMap {
        drawn -> DrawnBarText? in
        guard drawn.run.content.lines == 1, !buttons.contains(where: { $0.shows(drawn) }),
          let index = declared.firstIndex(where: {
            $0.bar.group == bar.group && $0.string == drawn.string
          })
        else { return nil }
        return DrawnBarText(declared: declared.remove(at: index), drawn: drawn, area: bar.area)
      }
    }
  }

  /// The buttons of the spec in each of the screen's bars, back to front.
  var barButtons: [[DrawnBarButton]] {
    guard !placedBarButtons.isEmpty else { return [] }
    return displayList.items.bars(in: window).map { bar -> [DrawnBarButton] in
      placedBarButtons.compactMap { placed -> DrawnBarButton? in
        guard placed.column == bar.column, let number = placed.button.number,
          built.barButtons[number].bar.group == bar.group
        else { return nil }
        return DrawnBarButton(
          declared: built.barButtons[number], title: placed.button.title?.string,
          ink: placed.content.inset(by: LintedText.tolerance), area: bar.area)
      }
    }
  }
}

extension PlacedBarButton {
  /// Whether a drawn text is the button's title.
  fileprivate func shows(_ text: LintedText) -> Bool {
    button.title?.string == text.string
      && content.contains(Point(x: text.ink.midX, y: text.ink.midY))
  }
}

/// The items of a bar or a panel.
private struct DrawnBar {
  /// The column of the bar, or nil for a bar of the screen itself.
  let column: SplitView.Role?
  /// The name of the bar's group.
  let group: String
  /// The area that clips the items, in window coordinates.
  let area: Rect
  let items: [DisplayItem]
}

extension [DisplayItem] {
  /// The bars and panels, with those of columns, which are in the groups of these.
  fileprivate func bars(in area: Rect, of column: SplitView.Role? = nil) -> [DrawnBar] {
    flatMap { item -> [DrawnBar] in
      guard case .group(let name, _, let clip, let items) = item else { return [] }
      let clipped = clip.map { $0.bounds?.intersection(area) ?? .zero } ?? area
      guard let name else { return items.bars(in: clipped, of: column) }
      if let role = SplitView.Role.allCases.first(where: { SplitColumn.group(of: $0) == name }) {
        return items.bars(in: clipped, of: role)
      }
      let isBar = ScreenBar.allCases.contains { $0.group == name }
      return isBar ? [DrawnBar(column: column, group: name, area: clipped, items: items)] : []
    }
  }
}
