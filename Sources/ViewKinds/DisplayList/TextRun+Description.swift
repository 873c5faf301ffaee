import AutoLayout
import Devices
import Geometry

extension TextRun: CustomStringConvertible {
  package var description: String {
    var words = ["\"\(content.string)\""] + content.font.words
    if content.lines != 1 { words.append("lines \(content.lines)") }
    if content.lineBreak != .truncateTail { words.append(content.lineBreak.rawValue) }
    words += content.paragraph.words
    words += [color.hexadecimal, alignment.rawValue]
    if isTopAligned { words.append("top") }
    if decorations.contains(.underline) { words.append("underlined") }
    if decorations.contains(.strikethrough) { words.append("struck") }
    if direction == .rightToLeft { words.append(direction.rawValue) }
    words += runWords
    return (words + ["\(frame)"]).joined(separator: " ")
  }

  /// Each run's font and look, in brackets.
  private var runWords: [String] {
    var start = content.string.utf8.startIndex
    return content.runs.enumerated().map { index, run in
      let end = content.string.utf8.index(start, offsetBy: run.length)
      defer { start = end }
      let look = attributes(at: index)
      var words = ["\"\(content.string[start..<end])\""] + run.font.words
      if run.baselineOffset != 0 { words.append("raised \(run.baselineOffset)") }
      words.append(look.color.hexadecimal)
      if let color = look.background { words.append("on \(color.hexadecimal)") }
      if let color = look.underline { words.append("underlined \(color.hexadecimal)") }
      if let color = look.strikethrough { words.append("struck \(color.hexadecimal)") }
      return "[\(words.joined(separator: " "))]"
    }
  }
}

extension FontDescription {
  fileprivate var words: [String] {
    var words = ["\(size)"]
    if family != .system { words.append(family.name) }
    if weight != .regular { words.append(weight.rawValue) }
    if isItalic { words.append("italic") }
    if hasMonospacedDigits { words.append("monospacedDigits") }
    if tracking != 0 { words.append("tracking \(tracking)") }
    return words
  }
}

extension ParagraphStyle {
  fileprivate var words: [String] {
    let lengths = [
      ("lineSpacing", lineSpacing), ("minimumLineHeight", minimumLineHeight),
      ("maximumLineHeight", maximumLineHeight), ("paragraphSpacing", paragraphSpacing),
      ("paragraphSpacingBefore", paragraphSpacingBefore),
      ("firstLineHeadIndent", firstLineHeadIndent), ("headIndent", headIndent),
    ]
    let multiple =
      lineHeightMultiple == 0
      ? []
      : ["lineHeightMultiple \(DecimalText.shortest(lineHeightMultiple, places: 3))"]
    return multiple + lengths.filter { $0.1 != 0 }.map { "\($0.0) \($0.1)" }
  }
}
