package import Diagnostics

/// Wording about what cannot be drawn.
extension Message {
  /// - Parameters:
  ///   - characters: what no font has, in the order of the text.
  ///   - script: the script that a font could be installed for; nil where there is none.
  ///   - views: those that have the characters; empty for the bars.
  /// - Returns: the sentence.
  package static func undrawnCharacters(
    _ characters: [String], script: String?, views: [String]
  ) -> Message {
    let kind = script.map { "the \($0) characters" } ?? "the characters"
    let place = views.isEmpty ? "the bars" : list(views.map { "`\($0)`" }, limit: 3)
    return Message(
      rule: "undrawnCharacters",
      text: "no font has \(kind) \(list(characters, limit: 8)) in \(place)")
  }

  private static func list(_ names: [String], limit: Int) -> String {
    let more = names.count - limit
    return names.prefix(limit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
