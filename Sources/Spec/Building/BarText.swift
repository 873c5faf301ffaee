package import Diagnostics

/// A text in one of the screen's own bars.
package struct BarText: Hashable, Sendable {
  package let bar: ScreenBar
  package let part: Part
  /// The text in the cell's language.
  package let string: String
  /// The place of the text's key, or of the button or tab; nil if unknown.
  package let span: SourceSpan?

  package enum Part: Hashable, Sendable {
    case title, subtitle, prompt, button, tab
  }
}

/// A bar around the screen's views; the names are those of its key and of its part of the drawing.
package enum ScreenBar: String, Hashable, Sendable, CaseIterable {
  case navigationBar, tabBar, toolbar

  /// The bar in sentences, as in "the title of the navigation bar".
  package var noun: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    case .toolbar: "toolbar"
    }
  }
}
