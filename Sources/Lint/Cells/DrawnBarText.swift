import Graphics
import Spec

/// A text that one of the screen's own bars draws.
struct DrawnBarText {
  let declared: BarText
  let drawn: LintedText
}

extension LintedCell {
  /// The texts of the spec that the screen's bars draw, back to front.
  ///
  /// Texts that the system adds, and those of search fields, are left out.
  var barTexts: [DrawnBarText] {
    var declared = built.barTexts
    guard !declared.isEmpty else { return [] }
    return displayList.items.barItems.flatMap { bar, items in
      LintedText.texts(in: items, measuring: text).compactMap { drawn in
        let index = declared.firstIndex { $0.bar == bar && $0.string == drawn.string }
        return index.map { DrawnBarText(declared: declared.remove(at: $0), drawn: drawn) }
      }
    }
  }
}

extension [DisplayItem] {
  /// The items of each bar, also of bars in columns, which are groups without a name.
  fileprivate var barItems: [(bar: ScreenBar, items: [DisplayItem])] {
    flatMap { item -> [(bar: ScreenBar, items: [DisplayItem])] in
      guard case .group(let name, _, _, let items) = item else { return [] }
      guard let name else { return items.barItems }
      let bar = ScreenBar.allCases.first { name == "chrome.\($0.rawValue)" }
      return bar.map { [($0, items)] } ?? []
    }
  }
}
