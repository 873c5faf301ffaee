/// The visible part of a long line, with the caret's position.
struct ExcerptWindow {
  let text: String
  let indent: String
  let caret: String

  /// The greatest width; longer lines are cut around the caret.
  static let widest = 120

  init(line: LineColumns, column: Int, length: Int) {
    let start = min(max(0, column - 1), line.count)
    let end = min(start + length, max(line.count, start + 1))
    var from = 0
    var to = line.count
    if line.count > Self.widest {
      from = max(0, start - Self.widest / 2)
      to = min(line.count, from + Self.widest)
    }
    // Whether a scalar is visible depends on its neighbours.
    let first = max(0, from - VisibleText.reach)
    let scalars = line.scalars(first..<min(line.count, to + VisibleText.reach))
    let shown = from - first..<to - first
    let caretStart = start - first
    let caretEnd = min(max(end, start), to) - first
    let before = from > 0 ? "…" : ""
    let after = to < line.count ? "…" : ""
    text = before + Self.printable(shown, of: scalars) + after
    indent = String(
      repeating: " ",
      count: before.count + Self.columns(shown.lowerBound..<caretStart, of: scalars))
    let marked = start < to ? Self.columns(caretStart..<caretEnd, of: scalars) : 1
    caret = String(repeating: "^", count: max(1, marked))
  }

  /// The text with a space for each tab and control character, so that the caret is in the right
  /// column, and with the escapes of other hidden characters.
  private static func printable(_ range: Range<Int>, of scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    for index in range {
      let scalar = scalars[index]
      if scalar.properties.generalCategory == .control {
        view.append(" ")
      } else if VisibleText.isHidden(at: index, in: scalars) {
        view.append(contentsOf: VisibleText.escape(of: scalar).unicodeScalars)
      } else {
        view.append(scalar)
      }
    }
    return String(view)
  }

  /// The number of terminal columns: two for wide East Asian characters and emoji, none for
  /// combining marks.
  private static func columns(_ range: Range<Int>, of scalars: [Unicode.Scalar]) -> Int {
    range.reduce(0) { columns, index in
      let scalar = scalars[index]
      let isEscaped =
        scalar.properties.generalCategory != .control
        && VisibleText.isHidden(at: index, in: scalars)
      return columns + (isEscaped ? VisibleText.escape(of: scalar).count : width(of: scalar))
    }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
