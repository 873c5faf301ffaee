/// The styling of terminal text.
package struct TextStyling: Hashable, Sendable {
  private let isColoured: Bool

  private init(isColoured: Bool) { self.isColoured = isColoured }

  package static let plain = TextStyling(isColoured: false)
  /// Styling with ANSI escape sequences for the sixteen basic colours, which the terminal's theme
  /// defines.
  package static let coloured = TextStyling(isColoured: true)

  package func strong(_ text: String) -> String { wrap(text, "1") }
  package func faint(_ text: String) -> String { wrap(text, "2") }
  package func help(_ text: String) -> String { wrap(text, "36") }
  package func good(_ text: String) -> String { wrap(text, "32") }

  package func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .note: wrap(text, "1;34")
    case .warning: wrap(text, "1;33")
    case .error: wrap(text, "1;31")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
