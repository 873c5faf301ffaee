package import Graphics

/// The keys that kinds with text share.
package enum TextKeys {
  package static let text = Key("text", .text, "The text in the field; empty by default.")
  package static let attributedText = Key(
    "text", .attributedText(StyledText.keys),
    "The text, or its runs in their order; line breaks in it begin new lines; empty by default.")
  package static let placeholder = Key(
    "placeholder", .text, "The text shown while the field is empty; none by default.")
  package static let font = Key(
    "font", .font, "The text's font; the system font at 17 points by default.")
  package static let textColor = Key("textColor", .color, "The text's colour; `label` by default.")
  package static let alignment = Key(
    "alignment", .choice(of: TextAlignment.self),
    "The lines' alignment; `natural`, the default, is the leading side.")
  package static let editing = Key(
    "editing", .flag, "Whether the field is being edited and shows the caret; false by default.")
  package static let selection = Key(
    "selection", .integers(0...100_000, count: 2...2),
    "The selected characters while `editing`, as `[0, 5]`: the index of the first one, from 0, and their number; the number 0 places the caret before the first one; a number that is too large means up to the end; by default the caret is at the end."
  )
}
