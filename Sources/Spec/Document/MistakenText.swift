import Diagnostics
import YAML

/// A text with marks that are drawn as they stand: `Line one\\nLine two` without double quotes,
/// `**bold**`, `<b>bold</b>` and `&amp;`.
enum MistakenText {
  /// An escape such as `\\n`, with the text in double quotes.
  case escape(String, written: String)
  /// A mark of Markdown or HTML, with the runs that it means, or nil if there is none.
  case markup(String, runs: String?)

  /// Nil if all characters are meant.
  init?(_ scalar: YAMLScalar) {
    let text = scalar.text
    guard text.count <= 500, text.contains(where: { "\\*<&_".contains($0) }) else { return nil }
    // In double quotes, a backslash is written twice, and the text differs from the file.
    let isBare = scalar.style == .plain || scalar.style == .quoted && scalar.offset != nil
    if isBare, let escape = text.firstMatch(of: #/\\(?:n|t|u[0-9A-Fa-f]{4})/#) {
      let quoted = text.replacing("\"", with: "\\\"")
      self = .escape(String(escape.0), written: "\"\(quoted)\"")
      return
    }
    let marks =
      #/\*\*(?<a>[^*\s](?:[^*]*[^*\s])?)\*\*|<(?:b|strong)>(?<b>[^<]+)<\/\w+>|<(?:i|em)>(?<i>[^<]+)<\/\w+>/#
    let found = text.matches(of: marks)
    guard let first = found.first else {
      if let mark = text.firstMatch(of: #/<br ?\/?>|&(?:amp|lt|gt|nbsp|quot|copy);/#) {
        self = .markup(String(mark.0), runs: nil)
        return
      }
      return nil
    }
    var runs: [String] = []
    var end = text.startIndex
    for match in found {
      let before = text[end..<match.range.lowerBound]
      if !before.isEmpty { runs.append("\"\(before)\"") }
      let font = match.i == nil ? "weight: bold" : "italic: true"
      let word = (match.a ?? match.b ?? match.i).map(String.init) ?? ""
      runs.append("{ text: \"\(word)\", font: { \(font) } }")
      end = match.range.upperBound
    }
    if end < text.endIndex { runs.append("\"\(text[end...])\"") }
    self = .markup(
      String(first.0), runs: text.contains("\"") ? nil : "[\(runs.joined(separator: ", "))]")
  }
}
