import Geometry

/// A layout as text, one view a line, for reading in a diff: indentation is the hierarchy, then
/// id, kind, origin in the superview and size.
package enum LayoutText {
  /// `  send button (313, 8) 64 × 34`, two spaces a level, with a line end each.
  package static func text(of lines: [LayoutLine]) -> String {
    lines.map { line in
      let indent = String(repeating: "  ", count: line.depth)
      let frame = line.frame
      return "\(indent)\(line.id) \(line.kind) (\(frame.x), \(frame.y)) "
        + "\(frame.width) × \(frame.height)\n"
    }.joined()
  }

  /// The lines of a text, nil where a line is not of this form.
  package static func lines(of text: String) -> [LayoutLine]? {
    var lines: [LayoutLine] = []
    for row in text.split(separator: "\n") {
      guard let line = line(row) else { return nil }
      lines.append(line)
    }
    return lines
  }

  private static func line(_ row: Substring) -> LayoutLine? {
    let depth = row.prefix { $0 == " " }.count / 2
    let words = row.split(separator: " ")
    guard words.count == 7, words[5] == "×",
      let x = number(words[2].dropFirst().dropLast()), let y = number(words[3].dropLast()),
      let width = number(words[4]), let height = number(words[6])
    else { return nil }
    return LayoutLine(
      id: String(words[0]), kind: String(words[1]), depth: depth,
      frame: Rect(x: x, y: y, width: width, height: height))
  }

  private static func number(_ text: Substring) -> Points? { Double(text).map { Points($0) } }
}
