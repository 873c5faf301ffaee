package import Diagnostics

/// A text in one of the screen's own bars, or in a panel over the screen.
package struct BarText: Hashable, Sendable {
  package let bar: ScreenBar
  package let part: Part
  /// The text in the cell's language.
  package let string: String
  /// The place of the text's key, or of the tab or action; nil if unknown.
  package let span: SourceSpan?

  package enum Part: Hashable, Sendable {
    case title, subtitle, prompt, tab
    /// An action of a panel, which scrolls if it has too many.
    case action
  }
}

/// A button of one of the screen's own bars, whatever it shows.
package struct DeclaredBarButton: Hashable, Sendable {
  package let bar: ScreenBar
  /// The place of the button; nil if unknown.
  package let span: SourceSpan?
}

/// A bar around the screen's views or a panel over them; the names are those of their keys.
package enum ScreenBar: String, Hashable, Sendable, CaseIterable {
  case navigationBar, tabBar, toolbar
  case alert, actionSheet

  /// The bar in sentences, as in "the title of the navigation bar".
  package var noun: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    case .toolbar: "toolbar"
    case .alert: "alert"
    case .actionSheet: "action sheet"
    }
  }

  /// The name of its group in the screen's drawing.
  package var group: String {
    switch self {
    case .navigationBar, .tabBar, .toolbar: "chrome.\(rawValue)"
    case .alert, .actionSheet: "chrome.presented"
    }
  }
}
