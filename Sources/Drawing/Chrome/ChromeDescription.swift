package import Devices
package import Geometry

/// What a screen says about its bars and keyboard; the rest of the chrome follows from the device.
package struct ChromeDescription: Hashable, Sendable {
  /// In the navigation bar; empty for none.
  package var title: String
  /// The previous screen's title beside the back chevron; empty for the chevron alone, nil for no
  /// back button.
  package var backTitle: String?
  /// The colour of bar buttons.
  package var tint: DynamicColor
  /// Replaces the navigation bar's own background colour.
  package var barTint: DynamicColor?
  /// The words above the keyboard, at most three, left to right.
  package var suggestions: [String]
  /// Of the interface: bars begin at the side where reading does, while a keyboard is its own
  /// language's.
  package var direction: LayoutDirection

  package init(
    title: String = "", backTitle: String? = nil,
    tint: DynamicColor = DynamicColor(light: Color(rgb: 0x007AFF), dark: Color(rgb: 0x0A84FF)),
    barTint: DynamicColor? = nil, suggestions: [String] = ["I", "The", "I’m"],
    direction: LayoutDirection = .leftToRight
  ) {
    self.title = title
    self.backTitle = backTitle
    self.tint = tint
    self.barTint = barTint
    self.suggestions = suggestions
    self.direction = direction
  }
}
