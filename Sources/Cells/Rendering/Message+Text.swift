package import Diagnostics

/// Messages about text that cannot be drawn.
extension Message {
  /// The message about characters that no font has.
  ///
  /// - Parameters:
  ///   - characters: the characters, in the order of the text.
  ///   - script: the script for which a font can be installed; nil if there is none.
  ///   - views: the views that have the characters; empty for the bars.
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
