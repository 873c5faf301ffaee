import Diagnostics
import Geometry

/// A layout as text with one line for each view, which is easy to compare.
///
/// The indentation is the depth in the view tree. A line has the view's id, its kind, its origin in
/// the superview, its size and its appearance.
///
/// Columns are not aligned, so that a view with a long name does not change the lines of other
/// views.
package enum LayoutText {
  /// The greatest size of the text of a reference in MiB.
  static let greatestSize = 4

  /// Whether a text or a file with one is larger than a reference may have.
  static func isTooLarge(bytes: Int) -> Bool { bytes > greatestSize * 1024 * 1024 }

  /// The text of a layout.
  ///
  /// A line begins with two spaces for each level and ends with a newline. Numbers of points have
  /// at most three decimals.
  ///
  /// Example: `  send button (313, 8) 64 × 34 on #007AFF "Send" 17 #FFFFFF`.
  package static func text(of lines: [LayoutLine]) -> String {
    lines.map { "\($0.text)\n" }.joined()
  }

  /// The lines of a text, or nil if a line has another format.
  package static func lines(of text: String) -> [LayoutLine]? {
    var lines: [LayoutLine] = []
    for row in text.split(separator: "\n") {
      guard let line = LayoutLine(text: row) else { return nil }
      lines.append(line)
    }
    return lines
  }

  /// The lines of a text that `text(of:)` wrote, or nil for another text.
  ///
  /// The text has one root, each other view is below the one before it or one around that, and ids
  /// are unique.
  static func intactLines(of text: String) -> [LayoutLine]? {
    guard let lines = lines(of: text), Set(lines.map(\.id)).count == lines.count,
      zip([0] + lines.map { $0.depth + 1 }, lines).allSatisfy({ deepest, line in
        (min(deepest, 1)...deepest).contains(line.depth)
      }), self.text(of: lines).utf8.elementsEqual(text.utf8)
    else { return nil }
    return lines
  }
}

extension LayoutLine {
  /// The line without a newline.
  package var text: String {
    let indent = String(repeating: "  ", count: depth)
    return "\(indent)\(LayoutText.word(id)) \(LayoutText.word(kind)) (\(frame.x), \(frame.y)) "
      + "\(frame.width) × \(frame.height)\(appearance.text)"
  }

  init?(text: Substring) {
    var scanner = LineScanner(rest: text)
    let depth = scanner.indentation()
    guard let depth, let id = scanner.word(), scanner.skip(" "), let kind = scanner.word(),
      scanner.skip(" ("), let x = scanner.number(), scanner.skip(", "), let y = scanner.number(),
      scanner.skip(") "), let width = scanner.number(), scanner.skip(" × "),
      let height = scanner.number(), let appearance = ViewAppearance(&scanner),
      scanner.isAtEnd
    else { return nil }
    self.init(
      id: id, kind: kind, depth: depth, frame: Rect(x: x, y: y, width: width, height: height),
      appearance: appearance)
  }
}

extension LayoutText {
  /// The word, with quotes if it would not be read as one word.
  static func word(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let isPlain = scalars.indices.allSatisfy {
      !scalars[$0].properties.isWhitespace && scalars[$0] != "\""
        && !VisibleText.isHidden(at: $0, in: scalars)
    }
    return text.isEmpty || !isPlain ? quoted(text) : text
  }

  /// The text in quotes.
  ///
  /// Hidden characters and white space other than the space are escaped.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.properties.isWhitespace && scalar != " ",
        _ where VisibleText.isHidden(at: index, in: scalars):
        quoted += "\\u{\(String(scalar.value, radix: 16))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
