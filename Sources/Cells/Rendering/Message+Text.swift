package import Diagnostics

/// Messages about text that cannot be drawn.
extension Message {
  /// - Parameters:
  ///   - characters: the characters without a font, in the text's order.
  ///   - script: the script for which a font can be installed; nil if there is none.
  ///   - views: the views with the characters; empty for the bars.
  /// - Returns: the message.
  package static func undrawnCharacters(
    _ characters: [String], script: String?, views: [String]
  ) -> Message {
    let kind = script.map { "the \($0) characters" } ?? "the characters"
    let place = views.isEmpty ? "the bars" : WordList.list(views.map { "`\($0)`" }, atMost: 3)
    return Message(
      rule: "undrawnCharacters",
      text: "no font has \(kind) \(WordList.list(characters, atMost: 8)) in \(place)")
  }
}
