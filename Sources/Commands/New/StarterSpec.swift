import Foundation

/// The spec that `strut new` writes.
///
/// It is short and complete, and it has the keys that most screens need.
enum StarterSpec {
  /// The spec of a screen.
  ///
  /// - Parameter screen: the name, as `ScreenName` accepts it.
  /// - Returns: the content of the file.
  static func text(screen: String) -> String {
    let title = yaml(screen)
    return """
      # A complete screen. Change it. `strut check` finds mistakes in it.
      # `strut reference` explains every key, kind of view, name and device.
      title: \(title)

      # Each combination of these values is one cell: one layout and one picture.
      matrix:
        device: [iphone-se-3, iphone-15-pro]
        os: [18, 26]
        appearance: [light, dark]
        keyboard: [hidden, shown]

      # Names for lengths, in points.
      metrics: { gap: 16 }

      screen:
        background: systemBackground
        navigationBar: { title: Messages }
        tabBar: { items: [{ title: Home, symbol: house }, { title: Search, symbol: magnifyingglass }] }

      # The first view is at the back. `pin`, `center`, `size`, `width` and `height` add constraints.
      views:
        # A stack places its views, here in a column as wide as the safe area.
        content:
          kind: stack
          axis: vertical
          spacing: gap
          pin: { top: gap, horizontal: gap, to: safeArea }
          views:
            heading: { kind: label, text: Hello, font: largeTitle }
            note:
              kind: label
              text: Text breaks into lines if one line is too short.
              lines: 0
              textColor: secondaryLabel
            picture: { background: systemBlue, cornerRadius: 12, height: 120 }
        # Constraints place this view and its subviews.
        inputBar:
          background: secondarySystemBackground
          views:
            message: { kind: textField, placeholder: Message, hugging: { horizontal: 249 } }
            send:
              kind: button
              title: Send
              compression: { horizontal: 751 }
              # A button of 44 × 44 points is large enough to be touched.
              width: ">= 44"
              height: 44
          constraints:
            - vfl: H:|-[message]-[send]-|
              options: [alignAllCenterY]
            - message.top == superview.top + gap / 2
            - message.bottom == superview.bottom - gap / 2

      constraints:
        - inputBar.leading == superview.leading
        - inputBar.trailing == superview.trailing
        - restsOnSafeArea: inputBar.bottom == safeArea.bottom

      # Changes in some cells: with the keyboard, the bar is above the keyboard.
      when:
        - keyboard: shown
          deactivate: [restsOnSafeArea]
          constraints:
            - ridesKeyboard: inputBar.bottom == superview.bottom - keyboard.height

      """
  }

  /// A text as a YAML scalar, without quotes if possible.
  static func yaml(_ text: String) -> String {
    let plain = text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-")
    }
    let startsWell = text.unicodeScalars.first?.properties.isAlphabetic ?? false
    if plain, startsWell, !wordsWithMeaning.contains(text.lowercased()) { return text }
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      // A byte order mark is not allowed inside a file.
      case "\u{FEFF}": "\\uFEFF"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  private static let wordsWithMeaning = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null",
  ]
}
