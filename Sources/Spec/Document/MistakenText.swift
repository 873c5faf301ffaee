import Diagnostics
import YAML

/// A text with marks that are drawn as they stand.
enum MistakenText {
  /// The text in double quotes, if an escape such as `\n` surely means a line break or a tab.
  ///
  /// It stands between a word's end and a capital letter, and the text has no other backslash, as
  /// paths and regular expressions have.
  static func quoted(_ scalar: YAMLScalar) -> String? {
    let text = scalar.text
    // In double quotes, a backslash is written twice, and the text differs from the file.
    guard scalar.offset != nil, text.count <= 500, text.contains("\\") else { return nil }
    let parts = text.split(separator: #/(?:\\[nt])+/#, omittingEmptySubsequences: false)
    guard parts.count > 1, !parts.contains(where: { $0.contains("\\") }),
      parts.dropFirst().allSatisfy({ $0.first?.isUppercase == true }),
      parts.dropLast().allSatisfy({ part in
        part.last.map { $0.isLetter || $0.isNumber || ".,;!?)".contains($0) } ?? false
      })
    else { return nil }
    return "\"\(text.replacing("\"", with: "\\\""))\""
  }

  /// Finds Markdown or HTML: `**bold**`, `<b>bold</b>` and `&amp;`.
  ///
  /// - Parameters:
  ///   - scalar: the text.
  ///   - font: the keys of the text's font, each with a comma behind it.
  /// - Returns: the first mark, and the runs that the text means, if any; nil without a mark.
  static func markup(_ scalar: YAMLScalar, font: String) -> (mark: String, runs: String?)? {
    let text = scalar.text
    guard scalar.offset != nil, text.count <= 500, text.contains(where: { "*<&".contains($0) })
    else { return nil }
    let marks =
      #/\*\*(?<a>[^*\s](?:[^*]*[^*\s])?)\*\*|<(?:b|strong)>(?<b>[^<]+)<\/\w+>|<(?:i|em)>(?<i>[^<]+)<\/\w+>/#
    let found = text.matches(of: marks).filter { match in
      // `a**b` is a power.
      match.a == nil
        || !isWord(text[..<match.range.lowerBound].last)
          && !isWord(text[match.range.upperBound...].first)
    }
    guard let first = found.first else {
      return text.firstMatch(of: #/<br ?\/?>|&(?:amp|lt|gt|nbsp|quot|copy);/#)
        .map { (String($0.0), nil) }
    }
    var runs: [String] = []
    var end = text.startIndex
    for match in found {
      let before = text[end..<match.range.lowerBound]
      if !before.isEmpty { runs.append("\"\(before)\"") }
      let trait = match.i == nil ? "weight: bold" : "italic: true"
      let word = (match.a ?? match.b ?? match.i).map(String.init) ?? ""
      runs.append("{ text: \"\(word)\", font: { \(font)\(trait) } }")
      end = match.range.upperBound
    }
    if end < text.endIndex { runs.append("\"\(text[end...])\"") }
    let needsEscapes = text.contains { "\"\\".contains($0) }
    return (String(first.0), needsEscapes ? nil : "[\(runs.joined(separator: ", "))]")
  }

  private static func isWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }
}
