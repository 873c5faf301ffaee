package import Reports

/// The introduction of a spec.
///
/// It is the comments at the start of the file, before and after the title.
package enum SpecIntroduction {
  /// The text of the comments before the first key except `title`.
  ///
  /// An empty comment line ends a paragraph. Lines with at least three spaces after `#` stay as
  /// they are, except for their common indentation. The instruction `# yaml-language-server: …` is
  /// left out.
  ///
  /// - Parameter source: the text of the file.
  /// - Returns: the text; empty if there are no such comments.
  package static func prose(of source: String) -> Prose {
    var reader = Reader()
    for line in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard reader.read(line) else { break }
    }
    return Prose(reader.finished)
  }

  /// The spec without these comments.
  ///
  /// Pages show it beside them.
  ///
  /// - Parameter source: the text of the file.
  /// - Returns: the title, an empty line, and everything from the first other key.
  package static func remainder(of source: String) -> String {
    var reader = Reader()
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let body = lines.drop { reader.read($0) }
    let title = lines.prefix(lines.count - body.count).filter { $0.hasPrefix("title:") }
    var parts: [Substring] = Array(title)
    if !parts.isEmpty { parts.append("") }
    parts += body
    return parts.joined(separator: "\n")
  }

  private struct Reader {
    private var blocks: [Prose.Block] = []
    private var words: [Substring] = []
    private var lines: [Substring] = []

    /// Reads a line, and returns false if the line is after the introduction.
    mutating func read(_ line: Substring) -> Bool {
      let text = line.drop { $0 == " " }
      switch text.first {
      case nil: endBlock()
      case "#" where text.count == line.count: comment(line.dropFirst())
      case _ where line.hasPrefix("title:") || line.hasPrefix("---") || line.hasPrefix("%YAML"):
        endBlock()
      case _: return false
      }
      return true
    }

    private mutating func comment(_ line: Substring) {
      let text = line.drop { $0 == " " }
      let indentation = line.count - text.count
      if text.isEmpty {
        endBlock()
      } else if indentation > 2 {
        endParagraph()
        lines.append(line)
      } else if !text.hasPrefix("yaml-language-server:") {
        endLines()
        words.append(text)
      }
    }

    private mutating func endBlock() {
      endParagraph()
      endLines()
    }

    private mutating func endParagraph() {
      guard !words.isEmpty else { return }
      blocks.append(.paragraph(words.joined(separator: " ")))
      words = []
    }

    private mutating func endLines() {
      guard !lines.isEmpty else { return }
      let indentation = lines.map { line in line.prefix { $0 == " " }.count }.min() ?? 0
      blocks.append(.lines(lines.map { String($0.dropFirst(indentation)) }))
      lines = []
    }

    var finished: [Prose.Block] {
      var last = self
      last.endBlock()
      return last.blocks
    }
  }
}
